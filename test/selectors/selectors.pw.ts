import { openSnapshot } from "@onscreen/core/node";
import { expect, test } from "@playwright/test";
import { MALFORMED, REFUSED } from "./malformed.js";
import { PAGE } from "./page.js";
import { SELECTORS } from "./selectors.js";

const ADDRESS = "https://example.com/";

/** What each way to ask answers, elements by their place in the page. Stands alone: it is sent into the browser. */
function answers(document: Document, selectors: readonly string[]): Record<string, string[]> {
  const all = [...document.querySelectorAll("*")];
  const main = document.querySelector("main") as Element;
  const place = (element: Element | null) => (element === null ? "none" : all.indexOf(element));
  const ways: ((css: string) => unknown)[] = [
    (css) => [...document.querySelectorAll(css)].map(place),
    (css) => place(document.querySelector(css)),
    (css) => [...main.querySelectorAll(css)].map(place),
    (css) => place(main.querySelector(css)),
    (css) => all.filter((element) => element.matches(css)).map(place),
    (css) => all.map((element) => place(element.closest(css))),
  ];
  const ask = (way: (css: string) => unknown, css: string): string => {
    try {
      return String(way(css));
    } catch (error) {
      return (error as Error).name;
    }
  };
  return Object.fromEntries(selectors.map((css) => [css, ways.map((way) => ask(way, css))]));
}

const ALL = [...SELECTORS, ...MALFORMED];

for (const [kind, markup] of [
  ["a page of the standard", PAGE],
  ["a page in quirks mode", PAGE.replace("<!doctype html>", "")],
] as const) {
  test(`Node and the browser answer every selector alike: ${kind}`, async ({ page }) => {
    await page.route("**/*", (route) =>
      route.request().url() === ADDRESS
        ? route.fulfill({ contentType: "text/html; charset=utf-8", body: markup })
        : route.abort(),
    );
    await page.goto(ADDRESS);
    const live = await page.evaluate(`(${answers.toString()})(document, ${JSON.stringify(ALL)})`);
    const frozen = answers(openSnapshot(markup, { url: ADDRESS }).document, ALL);
    expect(frozen).toEqual(live);
  });
}

test("what a snapshot can't answer is refused, by name", () => {
  const { document } = openSnapshot(PAGE, { url: ADDRESS });
  for (const css of REFUSED)
    expect(() => document.querySelector(css), css).toThrow(`"${css}" is not a valid selector: `);
});
