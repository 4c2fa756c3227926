import type { ElementIndex, Positions } from "../element-index.js";
import { type Inner, LAST, ORDER, type Order, POSITION } from "../linkedom.js";
import type { Branch, CompiledSelector } from "./compile.js";

/** The positions of what fits from `from` to `to`, ascending; each element is tested. */
export function positionsInRange(order: Order, { branches }: CompiledSelector, from: number, to: number): number[] {
  const found: number[] = [];
  for (const branch of branches) {
    visit(order, branch, from, to, (position) => {
      found.push(position);
      return false;
    });
  }
  return branches.length === 1 || found.length < 2 ? found : inOrder(found, from, to);
}

/** Positions that several branches found, each once and ascending. */
function inOrder(found: readonly number[], from: number, to: number): number[] {
  if (found.length < (to - from) >> 5) return [...new Set(found)].sort((a, b) => a - b);
  const isFound = new Uint8Array(to - from + 1);
  for (const position of found) isFound[position - from] = 1;
  const ordered: number[] = [];
  for (let i = 0; i < isFound.length; i++) if (isFound[i] === 1) ordered.push(from + i);
  return ordered;
}

/** The position of the first that fits from `from` to `to`; -1 without one. */
export function firstInRange(order: Order, { branches }: CompiledSelector, from: number, to: number): number {
  let first = -1;
  for (const branch of branches) {
    visit(order, branch, from, first < 0 ? to : first - 1, (position) => {
      first = position;
      return true;
    });
  }
  return first;
}

/** How many elements have to be tested to find all that fits. */
export function countCandidates({ elements, index }: Order, { branches }: CompiledSelector): number {
  let count = 0;
  for (const branch of branches)
    if (!isHopeless(index, branch)) count += shortest(branch, index)?.length ?? elements.length;
  return count;
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

/** @param found told of each match; true ends the visit */
function visit(
  { elements, index }: Order,
  branch: Branch,
  from: number,
  to: number,
  found: (position: number) => boolean,
): void {
  if (from > to || isHopeless(index, branch)) return;
  const positions = shortest(branch, index);
  if (!positions) {
    for (let at = from; at <= to; at++) if ((branch.exact || branch.test(elements[at] as Inner)) && found(at)) return;
    return;
  }
  for (let i = lowerBound(positions, from); i < positions.length && (positions[i] as number) <= to; i++) {
    const at = positions[i] as number;
    if ((branch.exact || branch.test(elements[at] as Inner)) && found(at)) return;
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
export function lowerBound(positions: Positions, least: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
