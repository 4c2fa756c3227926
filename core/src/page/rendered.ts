import { factsOf } from "./facts.js";
import { flatParent, isFoldedDetails, isUnslotted, summaryOf } from "./flat.js";
import type { Reading } from "./reading.js";
import { styleOf } from "./style.js";
import { isNeverDrawn } from "./user-agent.js";

/**
 * Whether an element has a place on the page: neither it nor anything it stands in is `display: none`, folded away or never
 * drawn. `visibility` is another question, because a descendant may be visible again.
 */
export function isRendered(reading: Reading, element: Element): boolean {
  // an explicit climb and descent, so that a tree of any depth can be asked
  const chain: Element[] = [];
  let answer = true;
  for (let node: Element | null = element; node; node = flatParent(node, reading)) {
    const above = factsOf(reading, node).rendered;
    if (above !== undefined) {
      answer = above;
      break;
    }
    chain.push(node);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Element;
    answer = answer && !startsUnrendered(reading, node);
    factsOf(reading, node).rendered = answer;
  }
  return answer;
}

/** Whether the element is invisible although it has its place. */
export function isInvisible(reading: Reading, element: Element): boolean {
  const { visibility } = styleOf(reading, element);
  return visibility === "hidden" || visibility === "collapse";
}

/** Whether the element itself begins a part of the page that is not rendered. */
export function startsUnrendered(reading: Reading, element: Element): boolean {
  if (isNeverDrawn(element) || isUnslotted(element, reading) || isFolded(element)) return true;
  const { display } = styleOf(reading, element);
  if (display === "none") return true;
  const parent = flatParent(element, reading);
  return parent !== null && styleOf(reading, parent).locked;
}

/** What a closed `details` keeps back: everything but its first summary. */
function isFolded(element: Element): boolean {
  const parent = element.parentElement;
  return parent !== null && isFoldedDetails(parent) && summaryOf(parent) !== element;
}
