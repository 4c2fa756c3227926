import { gist } from "./words.js";

/** Enough of a text to know it again. */
const LONGEST = 160;
/** What is farther up holds much else. */
const HIGHEST = 6;

/**
 * The beginning of what is written around an element: of the nearest thing above that says more in words than the element
 * itself. Numbers beside it are counters.
 */
export function around(element: Element): string {
  const own = letters(gist(element, LONGEST));
  let above = element.parentElement;
  for (let i = 0; above && i < HIGHEST; i++, above = above.parentElement) {
    const text = gist(above, LONGEST);
    if (letters(text) > own + 2) return text;
  }
  return "";
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** What is written around an element, and whether that stands around none of those that are alike. */
export interface Around {
  readonly text: string;
  readonly isOnly: boolean;
}

export function aroundEach(elements: readonly Element[]): ReadonlyMap<Element, Around> {
  const texts = new Map(elements.map((element) => [element, around(element)]));
  const counts = new Map<string, number>();
  for (const text of texts.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    [...texts].map(([element, text]) => [element, { text, isOnly: text !== "" && counts.get(text) === 1 }]),
  );
}
