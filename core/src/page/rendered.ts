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
  const facts = factsOf(reading, element);
  if (facts.rendered !== undefined) return facts.rendered;
  let parent = flatParent(element, reading);
  let answer = parent === null ? true : factsOf(reading, parent).rendered;
  if (answer !== undefined) {
    // a walk from above has asked for the parent already
    facts.rendered = answer && !startsUnrendered(reading, element, parent);
    return facts.rendered;
  }
  // an explicit climb and descent, so that a tree of any depth can be asked
  const chain: Element[] = [element];
  answer = true;
  for (; parent; parent = flatParent(parent, reading)) {
    const above = factsOf(reading, parent).rendered;
    if (above !== undefined) {
      answer = above;
      break;
    }
    chain.push(parent);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Element;
    answer = answer && !startsUnrendered(reading, node, parent);
    factsOf(reading, node).rendered = answer;
    parent = node;
  }
  return answer;
}

/** Whether the element is invisible although it has its place. */
export function isInvisible(reading: Reading, element: Element): boolean {
  const { visibility } = styleOf(reading, element);
  return visibility === "hidden" || visibility === "collapse";
}

/**
 * Whether the element itself begins a part of the page that is not rendered.
 *
 * @param parent what it is drawn in, where that is known already
 */
export function startsUnrendered(
  reading: Reading,
  element: Element,
  parent: Element | null = flatParent(element, reading),
): boolean {
  // without a place in the flat tree it is the root, or what no slot takes
  if (isNeverDrawn(element) || (parent === null && isUnslotted(element, reading)) || isFolded(element)) return true;
  if (styleOf(reading, element).display === "none") return true;
  return parent !== null && styleOf(reading, parent).locked;
}

/** What a closed `details` keeps back: everything but its first summary. */
function isFolded(element: Element): boolean {
  const parent = element.parentNode as Element | null;
  return parent?.localName === "details" && isFoldedDetails(parent) && summaryOf(parent) !== element;
}
