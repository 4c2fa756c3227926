import { rootOf } from "../page/composed.js";
import type { Reading } from "../page/reading.js";

/** Above this many the rest of an id list is not read: nobody names a thing with a thousand others. */
const MOST_IDS = 1000;

/** The elements that an attribute names by id, in the order of the list; each id is looked up in the element's own tree. */
export function referenced(reading: Reading, element: Element, attribute: string): Element[] {
  const value = element.getAttribute(attribute);
  if (!value) return [];
  const root = rootOf(element, reading).node;
  const found: Element[] = [];
  for (const id of value.split(/[\t\n\f\r ]+/, MOST_IDS)) {
    const target = id && reading.dom.byId(root, id);
    if (target) found.push(target);
  }
  return found;
}

/** An ARIA attribute that says something: absent, empty and blank are the same. */
export function said(element: Element, attribute: string): string | undefined {
  const value = element.getAttribute(attribute);
  return value !== null && /[^\t\n\f\r ]/.test(value) ? value : undefined;
}

/** What style makes of letters: https://drafts.csswg.org/css-text/#text-transform-property. Forms of kana stay as they are written. */
export function transformed(text: string, transform: string): string {
  if (transform === "none" || transform === "") return text;
  if (transform.includes("uppercase")) return text.toUpperCase();
  if (transform.includes("lowercase")) return text.toLowerCase();
  return transform.includes("capitalize")
    ? text.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

/** ASCII white space as one blank, none at the ends; a no-break space stays what it is. */
export const tidy = (text: string): string =>
  isTidy(text) ? text : text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");

/** Most texts are: they are not made anew. */
function isTidy(text: string): boolean {
  let blankBefore = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x20) blankBefore = false;
    else if (code === 0x20) {
      if (blankBefore) return false;
      blankBefore = true;
    } else if (code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c) return false;
    else blankBefore = false;
  }
  return !blankBefore || text === "";
}
