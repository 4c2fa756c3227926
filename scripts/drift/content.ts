import { diagnose, extract, type Page, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { fieldElements } from "@onscreen/core/testing";
import { attr, changeMarkup, eachText, removeElement, STAMP, setAttr } from "./markup.js";

/** A change of what a page says. */
export interface ContentChange {
  readonly name: string;
  readonly html: string;
}

const TOLD = ["title", "alt", "aria-label", "name", "email", "placeholder", "value"];

/** Other words everywhere; one item where a list had several; each view gone; and each thing that a page need not have. */
export function contentChanges(before: string, page: Page, parser: Parser): ContentChange[] {
  const fields = [...fieldElements(page, parser)].filter(([, elements]) => elements.length > 0);
  const without = (name: string, elements: readonly Element[]): ContentChange => ({
    name,
    html: remove(before, elements),
  });
  const isList = (key: string): boolean => fields.some(([other]) => other.startsWith(`${key}[]`));
  // what a view or an item is known by is no content
  const structure = new Set(
    fields.filter(([key]) => key.endsWith("(root)") || isList(key)).flatMap(([, elements]) => elements),
  );
  return [
    { name: "other words", html: otherPage(before) },
    ...fields.filter(([key]) => key.endsWith("(root)")).map(([key, elements]) => without(`without ${key}`, elements)),
    ...fields.filter(([key]) => isList(key)).map(([key, elements]) => without(`one item of ${key}`, elements.slice(1))),
    ...fields
      .filter(([key, elements]) => !isList(key) && !elements.some((element) => structure.has(element)))
      .map(([key, elements]) => without(`without ${key}`, elements)),
  ];
}

function remove(html: string, elements: readonly Element[]): string {
  const gone = new Set(elements.map((element) => element.getAttribute(STAMP)));
  return changeMarkup(html, (all) => {
    for (const element of all) if (gone.has(attr(element, STAMP) ?? "")) removeElement(element);
  });
}

/** The same page with other words everywhere. */
export const otherPage = (html: string): string =>
  changeMarkup(html, (elements) => {
    for (const element of elements) {
      if (/^(?:script|style)$/.test(element.tagName)) continue;
      eachText(element, otherWords);
      for (const { name, value } of [...element.attrs]) {
        if (name !== "name" ? TOLD.includes(name) : / /.test(value)) setAttr(element, name, otherWords(value));
      }
    }
  });

const otherWords = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26)));

/** What is wrongly told to have drifted; undefined where the page itself lacks what its record demands, which is no alarm. */
export function falseAlarm(was: Page, { name, html }: ContentChange, parser: Parser): string[] | undefined {
  const is = openSnapshot(html, { url: was.url, parsers: [parser], byProof: true });
  const [before, after] = [extract(was), extract(is)];
  if (after.outcome === "degraded") return undefined;
  // what was removed was what the view is known by: no page has other content of that kind
  if (!name.includes("(root)") && after.views.length < before.views.length) return undefined;
  return diagnose(was, is, parser)
    .views.filter(({ verdict }) => verdict === "drifted" || verdict === "broken")
    .flatMap(({ view, verdict, fields }) =>
      fields
        .filter(({ state }) => state !== "absent")
        .map(
          ({ field, state, candidates: [first] }) =>
            `${view} ${verdict}: ${field} ${state} ${first ? `${JSON.stringify(first.selector)} (${first.score})` : ""}`,
        ),
    );
}
