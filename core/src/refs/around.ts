import { gist } from "./words.js";

/** Enough of a text to know it again. */
const LONGEST = 80;
/** What is farther up holds much else. */
const HIGHEST = 6;

interface Said {
  readonly text: string;
  readonly letters: number;
}

/**
 * The beginning of what is written around an element: of the nearest thing above that says more in words than the element
 * itself. Numbers beside it are counters.
 *
 * @param known what was read already: duplicates mostly stand in the same things
 */
export function around(element: Element, known = new Map<Element, Said>()): string {
  const own = saidIn(element, known).letters;
  let above = element.parentElement;
  for (let i = 0; above && i < HIGHEST; i++, above = above.parentElement) {
    const { text, letters } = saidIn(above, known);
    if (letters > own + 2) return text;
  }
  return "";
}

function saidIn(element: Element, known: Map<Element, Said>): Said {
  let said = known.get(element);
  if (!said) {
    const text = gist(element, LONGEST);
    said = { text, letters: text.match(/\p{L}/gu)?.length ?? 0 };
    known.set(element, said);
  }
  return said;
}

/** What is written around an element, and whether that stands around none of those that are alike. */
export interface Around {
  readonly text: string;
  readonly isOnly: boolean;
}

export function aroundEach(elements: readonly Element[]): ReadonlyMap<Element, Around> {
  const known = new Map<Element, Said>();
  const texts = new Map(elements.map((element) => [element, around(element, known)]));
  const counts = new Map<string, number>();
  for (const text of texts.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    [...texts].map(([element, text]) => [element, { text, isOnly: text !== "" && counts.get(text) === 1 }]),
  );
}
