import { aboveOf, type ElementFacts, factsOf } from "./facts.js";
import { isFoldedDetails, isUnslotted, summaryOf } from "./flat.js";
import type { Reading } from "./reading.js";
import { isUnseen, styleIn, styleOf } from "./style.js";
import { isNeverDrawn } from "./user-agent.js";

/**
 * Whether an element has a place on the page: neither it nor anything it stands in is `display: none`, folded away or never
 * drawn. `visibility` is another question, because a descendant may be visible again.
 */
export function isRendered(reading: Reading, element: Element): boolean {
  const facts = factsOf(reading, element);
  return facts.rendered ?? isRenderedIn(reading, facts);
}

/** The same of an element whose facts are at hand. */
export function isRenderedIn(reading: Reading, facts: ElementFacts): boolean {
  if (facts.rendered !== undefined) return facts.rendered;
  const above = aboveOf(reading, facts);
  if (above === null || above.rendered !== undefined) {
    // a walk from above has asked for the parent already
    facts.rendered = above?.rendered !== false && !isUnrenderedItself(reading, facts);
    return facts.rendered;
  }
  // an explicit climb and descent, so that a tree of any depth can be asked
  const chain: ElementFacts[] = [facts];
  let answer = true;
  for (let node: ElementFacts | null = above; node; node = aboveOf(reading, node)) {
    if (node.rendered !== undefined) {
      answer = node.rendered;
      break;
    }
    chain.push(node);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as ElementFacts;
    answer = answer && !isUnrenderedItself(reading, node);
    node.rendered = answer;
  }
  return answer;
}

/** Whether the element is invisible although it has its place. */
export const isInvisible = (reading: Reading, element: Element): boolean => isUnseen(styleOf(reading, element));

/** Whether the element itself begins a part of the page that is not rendered. */
export const startsUnrendered = (reading: Reading, element: Element): boolean =>
  isUnrenderedItself(reading, factsOf(reading, element));

function isUnrenderedItself(reading: Reading, facts: ElementFacts): boolean {
  const { element, tag } = facts;
  const above = aboveOf(reading, facts);
  // without a place in the flat tree it is the root, or what no slot takes
  if (isNeverDrawn(element, tag) || (above === null && isUnslotted(element, reading))) return true;
  if (above?.tag === "details" && isFolded(element, above.element)) return true;
  if (styleIn(reading, facts).display === "none") return true;
  return above !== null && styleIn(reading, above).locked;
}

/** What a closed `details` keeps back: everything but its first summary. */
const isFolded = (element: Element, details: Element): boolean =>
  isFoldedDetails(details) && summaryOf(details) !== element;
