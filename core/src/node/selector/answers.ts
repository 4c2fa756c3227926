import type { Positions } from "../element-index.js";
import { type Inner, LAST, ORDER, type Order, POSITION, TYPE } from "../linkedom.js";
import type { CompiledSelector } from "./compile.js";
import { countCandidates, lowerBound, positionsInRange } from "./search.js";

/** What is known of one selector on one page. */
export interface Answer {
  /** The positions of all matches, once it pays to find them. */
  matches: Positions | null;
  /** Of the matches those that stand in no other: what they hold are ranges that don't overlap. */
  outermost: Positions | null;
  /** What all questions have cost until now, and what it costs to find all matches, in tests of one element. */
  spent: number;
  readonly price: number;
}

/** A question costs as much as so many tests, however little there is to test. */
const QUESTION = 8;

/**
 * All matches of a selector on a page, so that a question about any scope is a search in one sorted list; null while the
 * questions have cost less than that list would. A table asks the same in each of its rows; most other selectors are asked
 * once.
 *
 * @param share how much of the page would have to be searched otherwise, from 0 to 1
 */
export function matchesOnPage(order: Order, selector: CompiledSelector, share: number): Positions | null {
  if (selector.isPlaced) return null;
  if (selector.listed) return selector.listed(order.index);
  const answer = answerOf(order, selector);
  if (answer.matches) return answer.matches;
  answer.spent += share * answer.price + QUESTION;
  if (answer.spent < answer.price) return null;
  answer.matches = positionsInRange(order, selector, 0, order.elements.length - 1);
  return answer.matches;
}

function answerOf(order: Order, selector: CompiledSelector): Answer {
  let answer = order.answers.get(selector);
  if (!answer) {
    answer = { matches: null, outermost: null, spent: 0, price: countCandidates(order, selector) };
    order.answers.set(selector, answer);
  }
  return answer;
}

/** Whether an element fits; what `:scope` means has been set. */
export function fits(element: Inner, selector: CompiledSelector): boolean {
  const known = matchesOnPage(element.ownerDocument[ORDER], selector, 0);
  if (!known) return selector.branches.some(({ test }) => test(element));
  return known[lowerBound(known, element[POSITION])] === element[POSITION];
}

/** Whether an element stands inside of a match. */
export function isInside(element: Inner, selector: CompiledSelector): boolean {
  const order = element.ownerDocument[ORDER];
  const known = matchesOnPage(order, selector, 0);
  if (!known) return climbs(element, selector);
  if (known.length === 0) return false;
  const ranges = outermostOf(order, selector, known);
  const at = lowerBound(ranges, element[POSITION]) - 1;
  return at >= 0 && (order.elements[ranges[at] as number] as Inner)[LAST] >= element[POSITION];
}

function climbs(element: Inner, selector: CompiledSelector): boolean {
  for (let at = element.parentNode; at?.nodeType === TYPE.element; at = at.parentNode)
    if (fits(at, selector)) return true;
  return false;
}

function outermostOf(order: Order, selector: CompiledSelector, matches: Positions): Positions {
  const answer = answerOf(order, selector);
  if (answer.outermost) return answer.outermost;
  const outermost: number[] = [];
  let end = -1;
  for (const position of matches) {
    if (position <= end) continue;
    outermost.push(position);
    end = (order.elements[position] as Inner)[LAST];
  }
  answer.outermost = outermost;
  return outermost;
}
