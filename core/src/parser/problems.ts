import { composedParent } from "../page/composed.js";
import { isFrozenAttribute } from "../page/frozen.js";
import type { Reading } from "../page/reading.js";
import { anchorNames } from "./anchor-names.js";

/**
 * - `root-lost`: the view is expected at this address and none of its roots is there.
 * - `field-lost`: a field that the record demands was not found.
 * - `field-invalid`: a value is not of the shape that the record demands.
 * - `expectation`: an invariant of the view does not hold.
 * - `disagreement`: selectors of one field give different values (check mode).
 * - `read-failed`: the code of a field threw.
 */
export type ProblemCode = "root-lost" | "field-lost" | "field-invalid" | "expectation" | "disagreement" | "read-failed";

/** What went wrong, without a word of the page's content: fit to be sent from a user's machine. */
export interface Problem {
  readonly code: ProblemCode;
  readonly view: string;
  readonly layout?: string;
  /** Path of the field with its list positions: `messages[3].from.email`. */
  readonly field?: string;
  readonly message: string;
  readonly tried: readonly Tried[];
  /** Censored place: tags, roles, names of stable attributes and counts, no text and no values. */
  readonly place?: string;
}

export interface Tried {
  readonly selector: string;
  readonly matched: number;
}

/** Names that developers gave; but some test hooks are put together with what people wrote, and a page may write anything. */
const TELLING = /^(?:role|data-qa|data-testid|data-test-id)$/;
const STEPS = 6;
const UNDRAWN = /^(?:script|style|noscript|template|link|meta)$/;

/**
 * Describes where an element stands by tags, names of attributes and counts. A role or a test hook is told where a parser goes
 * by that very value, for then it is no news of the page.
 */
export function censoredPlace(element: Element, reading: Reading): string {
  const steps: string[] = [];
  for (let node: Element | null = element; node && steps.length < STEPS; node = composedParent(node, reading)) {
    steps.unshift(describe(node, reading));
  }
  return steps.join(" > ");
}

function describe(element: Element, reading: Reading): string {
  const isKnown = (value: string): boolean =>
    reading.page.parsers.some((parser) => anchorNames(parser).has(value.toLowerCase()));
  const attributes = element
    .getAttributeNames()
    .filter((name) => !isFrozenAttribute(name))
    .sort()
    .map((name) => {
      const value = element.getAttribute(name) ?? "";
      return TELLING.test(name) && isKnown(value) ? `${name}=${value}` : name;
    });
  const shown = attributes
    .slice(0, 6)
    .map((attribute) => `[${attribute}]`)
    .join("");
  return `${element.localName}${shown}(${countDrawn(element)})`;
}

/** Children that can be drawn: a snapshot has no others, and a place reads the same there. */
function countDrawn(element: Element): number {
  let count = 0;
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    if (!UNDRAWN.test(child.localName)) count++;
  return count;
}
