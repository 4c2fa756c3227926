import { rootOf } from "../page/composed.js";
import { says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import type { Sought } from "../page/seek.js";
import { countBefore, listed } from "./listed.js";
import { gist, normalName } from "./words.js";

const TAGS: ReadonlySet<string> = new Set("h1 h2 h3 h4 h5 h6".split(" "));

export const HEADINGS: Sought = {
  css: "h1,h2,h3,h4,h5,h6,[role=heading]",
  fits: (facts) => TAGS.has(facts.tag) || (says(facts, SAYS.role) && facts.element.getAttribute("role") === "heading"),
};

const LONGEST = 40;

const texts = perReading(() => new Map<Element, string>());

/** The text of the nearest heading before an element, in the same tree and inside of `section`; empty without one. */
export function headingBefore(reading: Reading, element: Element, section: Element | null): string {
  const root = rootOf(element, reading).node;
  const all = listed(reading, root, HEADINGS);
  const nearest = all[countBefore(all, element) - 1];
  if (!nearest || (section && rootOf(section, reading).node === root && !section.contains(nearest))) return "";
  const known = texts(reading);
  let text = known.get(nearest);
  if (text === undefined) {
    text = normalName(gist(nearest, 80)).slice(0, LONGEST);
    known.set(nearest, text);
  }
  return text;
}
