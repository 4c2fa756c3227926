import { readFileSync } from "node:fs";
import { allParsers } from "@onscreen/all";
import { type Extraction, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/jira/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

const drafts = ({ views }: Extraction) =>
  views.flatMap((view) => (view.status === "ok" && view.view === "jira.draft" ? [view.record] : []));

/** The drafts of the page as it stands, and those of its snapshot. */
async function readTwice(page: Page): Promise<{ live: unknown[]; saved: unknown[] }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: allParsers });
  return { live: drafts(live), saved: JSON.parse(JSON.stringify(drafts(extract(snapshot)))) as unknown[] };
}

test("a description and a comment typed at once are told apart, live and from their snapshot alike", async ({
  page,
}) => {
  const { html, url } = fixture("draft/description-and-comment");
  await serveAt(page, url, html);
  const editors = page.locator(".ProseMirror");
  for (const [i, words] of ["Boil it. ", "Really? "].entries()) {
    await editors.nth(i).locator("p").first().click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type(words);
  }

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    { target: "description", issueKey: "TEA-60", body: { markdown: "Boil it. Use **vinegar**\n\n- one cup" } },
    { target: "comment", issueKey: "TEA-60", body: { text: "Really? Is that safe?\n\nyes" } },
  ]);
  expect(saved).toEqual(live);
});

test("so are a summary and a field that are typed over in their place", async ({ page }) => {
  const { html, url } = fixture("draft/field");
  await serveAt(page, url, html);
  await page.locator("input[type=text]").fill("15");
  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([{ target: "field", field: "number", body: { text: "15" }, empty: false }]);
  expect(saved).toEqual(live);

  const summary = fixture("issue/summary-being-edited");
  await serveAt(page, summary.url, summary.html);
  await page.locator("textarea").fill("");
  const cleared = await readTwice(page);
  expect(cleared.live).toMatchObject([{ target: "summary", body: { text: "" }, empty: true }]);
  expect(cleared.saved).toEqual(cleared.live);
});

test("and what is typed in a new work item's dialog", async ({ page }) => {
  const { html, url } = fixture("draft/create");
  await serveAt(page, url, html);
  await page.locator("#summary-field").fill("Buy two kettles");
  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([{ target: "create", summary: "Buy two kettles", body: { text: "Two litres." } }]);
  expect(saved).toEqual(live);
});
