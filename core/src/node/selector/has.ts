import { type Selector, SelectorType } from "css-what";
import { type Inner, LAST, POSITION } from "../linkedom.js";
import type { Branch } from "./compile.js";
import { context } from "./context.js";
import { firstInRange } from "./search.js";
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
  compile: (selector: Selector[]) => Branch,
): (element: Inner) => boolean {
  const [first] = selector;
  const leads = first !== undefined && isCombinator(first);
  if (!leads && !selector.some(isCombinator)) {
    const inside = compile(selector);
    return (element) => firstInRange(element.ownerDocument, inside, element[POSITION] + 1, element[LAST]) !== null;
  }
  const relative = compile(leads ? [anchor, ...selector] : [anchor, { type: SelectorType.Descendant }, ...selector]);
  const besides = first?.type === "adjacent" || first?.type === "sibling";
  return (element) => {
    const before = context.anchor;
    context.anchor = element;
    const from = besides ? element[LAST] + 1 : element[POSITION] + 1;
    const to = besides ? (element.parentNode?.[LAST] ?? -1) : element[LAST];
    const found = firstInRange(element.ownerDocument, relative, from, to);
    context.anchor = before;
    return found !== null;
  };
}
