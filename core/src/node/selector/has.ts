import { type Selector, SelectorType } from "css-what";
import { type Inner, LAST, ORDER, POSITION } from "../linkedom.js";
import { matchesOnPage } from "./answers.js";
import type { CompiledSelector } from "./compile.js";
import { context } from "./context.js";
import { firstInRange, lowerBound } from "./search.js";
import { isCombinator } from "./validate.js";

/** Stands for the element that has `:has()`. */
export const ANCHOR = "onscreen-anchor";
const anchor: Selector = { type: SelectorType.Pseudo, name: ANCHOR, data: null };

/**
 * The test of one selector in `:has()`, asked of the index instead of by a walk: a page of one deep branch would make each
 * element walk all that is below it.
 */
export function compileHas(
  selector: Selector[],
  compile: (list: readonly Selector[][]) => CompiledSelector,
): (element: Inner) => boolean {
  const [first] = selector;
  const leads = first !== undefined && isCombinator(first);
  if (!leads && !selector.some(isCombinator)) {
    const inside = compile([selector]);
    return (element) => holds(element, inside, element[POSITION] + 1, element[LAST]);
  }
  const relative = compile([leads ? [anchor, ...selector] : [anchor, { type: SelectorType.Descendant }, ...selector]]);
  const besides = first?.type === "adjacent" || first?.type === "sibling";
  return (element) => {
    const before = context.anchor;
    context.anchor = element;
    const from = besides ? element[LAST] + 1 : element[POSITION] + 1;
    const to = besides ? (element.parentNode?.[LAST] ?? -1) : element[LAST];
    const found = holds(element, relative, from, to);
    context.anchor = before;
    return found;
  };
}

function holds(element: Inner, selector: CompiledSelector, from: number, to: number): boolean {
  const order = element.ownerDocument[ORDER];
  const known = matchesOnPage(order, selector, 0);
  if (!known) return firstInRange(order, selector, from, to) >= 0;
  return (known[lowerBound(known, from)] ?? Number.POSITIVE_INFINITY) <= to;
}
