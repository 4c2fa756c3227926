import type { Reading } from "./reading.js";
import type { Root } from "./roots.js";

/** The element above, out of shadow roots and frames too; null above the page's own root element. */
export function composedParent(node: Node, reading: Reading): Element | null {
  const parent = node.parentNode;
  if (!parent) return null;
  if (parent.nodeType === 1) return parent as Element;
  return reading.roots.byNode.get(parent)?.host ?? null;
}

/** The tree that a node stands in. */
export function rootOf(node: Node, reading: Reading): Root {
  const { all, byNode, top } = reading.roots;
  if (all.length === 1) return top;
  const known = byNode.get(node.getRootNode());
  if (known) return known;
  // under synthetic shadow a page's world answers with a root that is none
  let current: Node = node;
  while (current.parentNode) current = current.parentNode;
  return byNode.get(current) ?? top;
}

/** Whether `outer` is `inner` or above it, through shadow roots and frames. */
export function composedContains(outer: Node, inner: Node, reading: Reading): boolean {
  for (let node: Node | null = inner; node; node = composedParent(node, reading)) {
    if (node === outer) return true;
  }
  return outer.nodeType === 9 && rootOf(inner, reading).node === outer;
}

/** The nearest of `element` and the elements above it for which `test` holds. */
export function composedClosest(
  element: Element,
  reading: Reading,
  test: (element: Element) => boolean,
): Element | null {
  for (let node: Element | null = element; node; node = composedParent(node, reading)) {
    if (test(node)) return node;
  }
  return null;
}

/** Whether an element stands inside of one of the others, not counting itself. */
export function composedInside(element: Element, others: ReadonlySet<Element>, reading: Reading): boolean {
  if (others.size === 0) return false;
  const above = composedParent(element, reading);
  return above !== null && composedClosest(above, reading, (node) => others.has(node)) !== null;
}

/** Orders elements of different trees as they stand on the page: a host comes before what its shadow root or frame holds. */
export function composedOrder(reading: Reading): (a: Element, b: Element) => number {
  if (reading.roots.all.length === 1) return documentOrder;
  const chains = new Map<Root, Root[]>();
  const chainOf = (root: Root): Root[] => {
    const known = chains.get(root);
    if (known) return known;
    const chain: Root[] = [];
    for (let r: Root | null = root; r; r = r.parent) chain.unshift(r);
    chains.set(root, chain);
    return chain;
  };
  return (a, b) => {
    if (a === b) return 0;
    const left = chainOf(rootOf(a, reading));
    const right = chainOf(rootOf(b, reading));
    let depth = 0;
    while (depth + 1 < left.length && depth + 1 < right.length && left[depth + 1] === right[depth + 1]) depth++;
    // both are lifted into the deepest tree that they share; there the document's own order decides
    const x = left[depth + 1]?.host ?? a;
    const y = right[depth + 1]?.host ?? b;
    if (x === y) return x === a ? -1 : 1;
    return documentOrder(x, y);
  };
}

const documentOrder = (a: Element, b: Element): number => (a === b ? 0 : a.compareDocumentPosition(b) & 4 ? -1 : 1);

/** Of elements in document order, those that stand in no other of them. */
export function outermost(ordered: readonly Element[], reading: Reading): Element[] {
  const kept: Element[] = [];
  for (const element of ordered) {
    const last = kept[kept.length - 1];
    if (!last || !composedContains(last, element, reading)) kept.push(element);
  }
  return kept;
}
