import { gist } from "./words.js";

/** Enough of a text to know it again. */
const LONGEST = 160;
/** What is farther up holds much else. */
const HIGHEST = 6;

/** The beginning of what is written around an element: of the nearest thing above that says more than the element itself. */
export function around(element: Element): string {
  const own = gist(element, LONGEST);
  let above = element.parentElement;
  for (let i = 0; above && i < HIGHEST; i++, above = above.parentElement) {
    const text = gist(above, LONGEST);
    if (text.length > own.length + 2) return text;
  }
  return "";
}
