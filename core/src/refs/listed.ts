import { rootOf } from "../page/composed.js";
import { perReading, type Reading } from "../page/reading.js";
import { type Sought, seek } from "../page/seek.js";

const lists = perReading(() => new Map<Sought, Map<Node, readonly Element[]>>());

/** All that fits in the tree of an element, in document order; looked for once a reading. */
export function listed(reading: Reading, root: Document | ShadowRoot, sought: Sought): readonly Element[] {
  const known = lists(reading);
  let byRoot = known.get(sought);
  if (!byRoot) {
    byRoot = new Map();
    known.set(sought, byRoot);
  }
  let found = byRoot.get(root);
  if (!found) {
    found = seek(reading, root, sought).map(({ element }) => element);
    byRoot.set(root, found);
  }
  return found;
}

/** How many of a list come before an element. */
export function countBefore(list: readonly Element[], element: Element): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // 2 = the other one comes before the element
    if (element.compareDocumentPosition(list[middle] as Element) & 2) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first few that fit in each child of an element: one look at all of them instead of a query for each child. */
export function byChild(
  reading: Reading,
  parent: Element,
  sought: Sought,
  most: number,
): ReadonlyMap<Element, readonly Element[]> {
  const list = listed(reading, rootOf(parent, reading).node, sought);
  const found = new Map<Element, readonly Element[]>();
  let at = countBefore(list, parent);
  if (list[at] === parent) at++;
  for (let child = parent.firstElementChild; child && at < list.length; child = child.nextElementSibling) {
    if (list[at] === child) at++; // what stands in the child is asked for, and not the child
    const end = endInside(list, at, child);
    if (end > at) found.set(child, list.slice(at, Math.min(end, at + most)));
    at = end;
  }
  return found;
}

/** Where those end that stand in `holder`: they follow each other, so a list of lists need not be counted through again. */
function endInside(list: readonly Element[], from: number, holder: Element): number {
  let low = from;
  let high = from;
  for (let step = 1; high < list.length && holder.contains(list[high] as Element); step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holder.contains(list[middle] as Element)) low = middle + 1;
    else high = middle;
  }
  return low;
}
