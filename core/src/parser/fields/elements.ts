import { composedOrder, outermost } from "../../page/composed.js";
import type { Selector } from "../../page/selector.js";
import { noteUnion } from "../health.js";
import { find, type Place, selectorsAt } from "../place.js";

/**
 * The elements of a list or of pairs: the union of all selectors in document order, so that nothing drops out silently, and
 * noted in the health of the field.
 */
export function unionOf(place: Place, own: readonly Selector[], keep: (element: Element) => boolean): Element[] {
  const selectors = selectorsAt(place, own);
  const all = new Set<Element>();
  const counts = selectors.map((selector) => {
    const before = all.size;
    for (const element of find(place, selector)) if (keep(element)) all.add(element);
    return all.size - before;
  });
  noteUnion(place.run.book, place.path, counts);
  return inOrder(place, all, selectors.length);
}

/** The same without a note, for what stands beside the field: the headers of cells. */
export const besides = (place: Place, selectors: readonly Selector[]): Element[] =>
  inOrder(place, new Set(selectors.flatMap((selector) => find(place, selector))), selectors.length);

/** Those that stand in no other of them. */
export const outermostOf = (place: Place, elements: readonly Element[]): Element[] =>
  outermost(elements, place.reading);

/** What one selector finds is in order already. */
const inOrder = ({ reading }: Place, elements: ReadonlySet<Element>, selectors: number): Element[] =>
  selectors > 1 && elements.size > 1 ? [...elements].sort(composedOrder(reading)) : [...elements];
