import { isStamped } from "../anatomy.js";
import { attribute, type Element, insideOf, isElement, isText, setAttribute } from "../html.js";
import type { Words } from "../words.js";
import type { Variant } from "./variant.js";

/** Attributes whose text the interface writes in its own language. */
const TOLD = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "title",
  "alt",
  "placeholder",
  "data-tooltip",
];

/** The interface speaks another language; what was read from it (names, times, subjects) stays. */
export const translatedWords: Variant = {
  name: "words of the interface are in another language",
  promise: "same",
  change({ elements }, { anatomy, words }) {
    let count = 0;
    const translate = (text: string): string => {
      const translated = translateAround(text, words);
      if (translated !== text) count++;
      return translated;
    };
    for (const element of elements) {
      if (SILENT.has(element.tagName) || isWritten(element, anatomy.written)) continue;
      for (const name of TOLD) {
        const text = attribute(element, name);
        if (text) setAttribute(element, name, translate(text));
      }
      for (const child of insideOf(element).childNodes) if (isText(child)) child.value = translate(child.value);
    }
    return count > 0;
  },
};

const SILENT = new Set(["script", "style", "noscript"]);

/** Whether an element is, or stands in, what somebody wrote. */
export function isWritten(element: Element, written: ReadonlySet<string>): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (isStamped(at, written)) return true;
  return false;
}

export function parentOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  return parent && isElement(parent) ? parent : undefined;
}

const translateAround = (text: string, words: Words): string =>
  words
    .cut(text)
    .map(({ piece, read }) => (read ? piece : piece.replace(/\p{L}/gu, foreignLetter)))
    .join("");

const GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
const LATIN = "abdefghiklmnoprstuvw";

/** Another script, letter by letter, so that lengths and blanks stay: Greek for Latin, Latin for the others. */
function foreignLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return /\p{Script=Latin}/u.test(letter)
    ? (GREEK[code % GREEK.length] ?? letter)
    : (LATIN[code % LATIN.length] ?? letter);
}
