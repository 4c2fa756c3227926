import { type Inner, type InnerDocument, LAST, ORDER, type Order, outer, POSITION, TYPE } from "./linkedom.js";
import { fits, matchesOnPage } from "./selector/answers.js";
import { type Branch, type CompiledSelector, compileSelector } from "./selector/compile.js";
import { withScope } from "./selector/context.js";
import { firstInRange, lowerBound, nearestByIndex, positionsInRange } from "./selector/search.js";

/** Matches below `scope`, in document order; neither in shadow roots nor in frames. */
export function select(scope: Inner, css: string): Element[] {
  const order = orderOf(scope);
  const selector = compileSelector(css, order.mode);
  const { elements } = order;
  const from = scope[POSITION] + 1;
  const to = scope[LAST];
  if (from > to) return [];
  if (selector.isAll) return elements.slice(from, to + 1) as unknown as Element[];
  const known = knownBelow(order, selector, from, to);
  const found: Inner[] = [];
  if (known) {
    for (let i = lowerBound(known, from); i < known.length && (known[i] as number) <= to; i++)
      found.push(elements[known[i] as number] as Inner);
  } else {
    const positions = withScope(scope, () => positionsInRange(order, selector, from, to));
    for (const position of positions) found.push(elements[position] as Inner);
  }
  return found as unknown as Element[];
}

/** The first of `select`, or null. */
export function selectFirst(scope: Inner, css: string): Element | null {
  const order = orderOf(scope);
  const selector = compileSelector(css, order.mode);
  const from = scope[POSITION] + 1;
  const to = scope[LAST];
  const known = matchesOnPage(order, selector, 0);
  const first = known
    ? (known[lowerBound(known, from)] ?? -1)
    : withScope(scope, () => firstInRange(order, selector, from, to));
  return first >= 0 && first <= to ? outer(order.elements[first] as Inner) : null;
}

export function matches(element: Inner, css: string): boolean {
  const selector = compileSelector(css, orderOf(element).mode);
  return selector.isPlaced ? withScope(element, () => fits(element, selector)) : fits(element, selector);
}

export function closest(element: Inner, css: string): Element | null {
  const { branches } = compileSelector(css, orderOf(element).mode);
  return withScope(element, () => {
    let nearest: Inner | null = null;
    for (const branch of branches) {
      const found = nearestByIndex(element, branch);
      const own: Inner | null = found === undefined ? climb(element, branch, nearest) : found;
      if (own && (!nearest || own[POSITION] > nearest[POSITION])) nearest = own;
    }
    return nearest && outer(nearest);
  });
}

function climb(element: Inner, { test }: Branch, until: Inner | null): Inner | null {
  for (let at: Inner | null = element; at && at !== until && at.nodeType === TYPE.element; at = at.parentNode) {
    if (test(at)) return at;
  }
  return null;
}

/** The first element of this id in the tree below `root`; ids of shadow roots are their own. */
export function elementById(root: Inner, id: string): Element | null {
  if (id === "") return null;
  const { elements, index } = orderOf(root);
  const positions = index.value("id", id);
  const first = positions[lowerBound(positions, root[POSITION] + 1)];
  return first !== undefined && first <= root[LAST] ? outer(elements[first] as Inner) : null;
}

const knownBelow = (order: Order, selector: CompiledSelector, from: number, to: number) =>
  matchesOnPage(order, selector, (to - from + 1) / order.elements.length);

const orderOf = (node: Inner): Order =>
  (node.nodeType === TYPE.document ? (node as InnerDocument) : node.ownerDocument)[ORDER];
