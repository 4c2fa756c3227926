import { type ElementFacts, factsOf } from "./facts.js";
import { flatParent } from "./flat.js";
import type { Reading } from "./reading.js";
import { isInvisible, isRenderedIn, startsUnrendered } from "./rendered.js";
import { isUnseen, styleIn } from "./style.js";

/**
 * Whether a person can't see an element: not rendered or made invisible, by itself or by what it stands in. Scrolled out of
 * sight is not hidden. In a browser this is computed style; in a snapshot what capture froze; in a saved page what its
 * attributes and its own style sheets say.
 */
export const isHidden = (reading: Reading, element: Element): boolean => isHiddenIn(reading, factsOf(reading, element));

/** The same of an element whose facts are at hand. */
export const isHiddenIn = (reading: Reading, facts: ElementFacts): boolean =>
  !isRenderedIn(reading, facts) || isUnseen(styleIn(reading, facts));

/**
 * Whether a person would not see an element even if `base`, above it, were on the screen: what a tab in the background would
 * show when it came to the front.
 */
export function isHiddenBelow(reading: Reading, element: Element, base: Element): boolean {
  if (isInvisible(reading, element) && !isInvisible(reading, base)) return true;
  for (let node: Element | null = element; node && node !== base; node = flatParent(node, reading)) {
    if (startsUnrendered(reading, node)) return true;
  }
  return false;
}
