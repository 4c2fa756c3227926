import type { ElementIndex, Positions } from "../element-index.js";
import { type Inner, type InnerDocument, LAST, ORDER, POSITION } from "../linkedom.js";
import type { Branch } from "./compile.js";

/** Matches of one selector among the elements at the positions `from` to `to`, in order. */
export function allInRange(document: InnerDocument, branch: Branch, from: number, to: number): Inner[] {
  const found: Inner[] = [];
  visit(document, branch, from, to, (element) => void found.push(element));
  return found;
}

export function firstInRange(document: InnerDocument, branch: Branch, from: number, to: number): Inner | null {
  let first: Inner | null = null;
  visit(document, branch, from, to, (element) => {
    first = element;
    return true;
  });
  return first;
}

/** Whether the index knows that nothing on the page can match. */
const isHopeless = (index: ElementIndex, { needs }: Branch): boolean => needs.some((key) => key(index).length === 0);

/** The nearest match at or above an element; undefined where climbing is the better way to find it. */
export function nearestByIndex(element: Inner, branch: Branch): Inner | null | undefined {
  const { elements, index } = element.ownerDocument[ORDER];
  if (isHopeless(index, branch)) return null;
  const positions = shortest(branch, index);
  if (!positions || positions.length > FEW) return undefined;
  for (let i = positions.length - 1; i >= 0; i--) {
    const candidate = elements[positions[i] as number] as Inner;
    const isAbove = candidate[POSITION] <= element[POSITION] && candidate[LAST] >= element[POSITION];
    if (isAbove && (branch.exact || branch.test(candidate))) return candidate;
  }
  return null;
}

/** So few that looking at each is faster than a climb. */
const FEW = 16;

function visit(
  document: InnerDocument,
  branch: Branch,
  from: number,
  to: number,
  found: (element: Inner) => true | undefined,
): void {
  if (from > to) return;
  const { elements, index } = document[ORDER];
  if (isHopeless(index, branch)) return;
  const positions = shortest(branch, index);
  if (!positions) {
    for (let at = from; at <= to; at++) {
      const element = elements[at] as Inner;
      if ((branch.exact || branch.test(element)) && found(element)) return;
    }
    return;
  }
  for (let i = lowerBound(positions, from); i < positions.length && (positions[i] as number) <= to; i++) {
    const element = elements[positions[i] as number] as Inner;
    if ((branch.exact || branch.test(element)) && found(element)) return;
  }
}

function shortest({ keys }: Branch, index: ElementIndex): Positions | null {
  let best: Positions | null = null;
  for (const key of keys) {
    const positions = key(index);
    if (best === null || positions.length < best.length) best = positions;
  }
  return best;
}

/** The first place in an ascending list whose number is at least `least`. */
function lowerBound(positions: Positions, least: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
