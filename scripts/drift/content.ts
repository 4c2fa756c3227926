import { diagnose, extract, type Page, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { fieldElements } from "@onscreen/core/testing";
import { changeMarkup, eachText, removeElement, STAMP, setAttr } from "./markup.js";

/** A change of what a page says. */
export interface ContentChange {
  readonly name: string;
  readonly html: string;
}

const TOLD = ["title", "alt", "aria-label", "name", "email", "placeholder", "value"];

/** Other words everywhere; and, one at a time, without each thing that it need not have. */
export function contentChanges(before: string, page: Page, parser: Parser): ContentChange[] {
  const words = changeMarkup(before, (elements) => {
    for (const element of elements) {
      if (/^(?:script|style)$/.test(element.tagName)) continue;
      eachText(element, otherWords);
      for (const { name, value } of [...element.attrs]) {
        if (name !== "name" ? TOLD.includes(name) : / /.test(value)) setAttr(element, name, otherWords(value));
      }
    }
  });
  const without = [...fieldElements(page, parser)]
    .filter(([key, elements]) => !key.endsWith("(root)") && elements.length > 0)
    .map(([key, elements]) => {
      const gone = new Set(elements.map((element) => element.getAttribute(STAMP)));
      const html = changeMarkup(before, (all) => {
        for (const element of all)
          if (gone.has(element.attrs.find(({ name }) => name === STAMP)?.value ?? "")) removeElement(element);
      });
      return { name: `without ${key}`, html };
    });
  return [{ name: "other words", html: words }, ...without];
}

const otherWords = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26)));

/** What is wrongly told to have drifted; undefined where the page itself lacks what its record demands, which is no alarm. */
export function falseAlarm(was: Page, after: string, parser: Parser): string[] | undefined {
  const is = openSnapshot(after, { url: was.url, parsers: [parser], byProof: true });
  if (extract(is).outcome !== "ok") return undefined;
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
