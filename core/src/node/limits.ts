import { SnapshotError } from "./error.js";

/**
 * How much of a page is read before it is refused. The markup decides how many elements it makes (50 MB can be ten million
 * of them), so that characters alone bound neither time nor memory.
 */
export interface Limits {
  /** Characters of markup, frames included. @default 52_428_800 */
  characters: number;
  /** Elements in all trees, frames included; each may have ten attributes on average. @default 500_000 */
  elements: number;
}

export const DEFAULT_LIMITS: Limits = { characters: 50 * 2 ** 20, elements: 500_000 };

/** What is left of the limits; shared by a page and the frames in it. */
export interface Budget {
  readonly limits: Limits;
  elements: number;
  attributes: number;
}

const ATTRIBUTES_PER_ELEMENT = 10;
/** On one element; a page that has more of them was made to be unreadable. */
const ATTRIBUTES_ON_ONE = 10_000;

export const createBudget = (limits: Limits): Budget => ({
  limits,
  elements: limits.elements,
  attributes: limits.elements * ATTRIBUTES_PER_ELEMENT,
});

/** @throws SnapshotError `too-large` when the element does not fit any more. */
export function spend(budget: Budget, attributes: number): void {
  budget.elements -= 1;
  budget.attributes -= attributes;
  if (attributes > ATTRIBUTES_ON_ONE) {
    throw new SnapshotError(
      "too-large",
      `One element has ${attributes.toLocaleString("en")} attributes: the file is damaged, or no page that a person sees.`,
    );
  }
  if (budget.elements >= 0 && budget.attributes >= 0) return;
  const { elements } = budget.limits;
  throw new SnapshotError(
    "too-large",
    `The page has more than ${elements.toLocaleString("en")} elements (or ten times as many attributes). ` +
      "Capture a smaller part of it, or raise limits.elements.",
  );
}

/** @throws SnapshotError `too-large` */
export function checkLength(length: number, limits: Limits): void {
  if (length <= limits.characters) return;
  throw new SnapshotError(
    "too-large",
    `The page has ${length.toLocaleString("en")} characters; ${limits.characters.toLocaleString("en")} are read at most. ` +
      "Save it without embedded images and media, or raise limits.characters.",
  );
}
