import { isHidden } from "../../page/hidden.js";
import type { Selector } from "../../page/selector.js";
import { type Field, makeField } from "../field.js";
import { stepInto, stepTo } from "../steps.js";
import { readSafely } from "../table.js";
import { besides, outermostOf, unionOf } from "./elements.js";

/**
 * Pairs of a label and its value, keyed by the label: a definition list, cells with their column's name. The first pair of a
 * label counts.
 *
 * @example cells: labelled(["[role=gridcell]"], { label: attr("data-label", self), value: text(self).blank(null) })
 */
export function labelled<V>(
  selectors: readonly Selector[],
  pair: { label: Field<string>; value: Field<V> },
): Field<Record<string, V>> {
  return makeField<Record<string, V>>({
    kind: "labelled",
    selectors,
    parts: pair,
    read(place) {
      const pairs = pairsOf<V>();
      const seen = unionOf(place, selectors, (element) => !isHidden(place.reading, element));
      for (const element of outermostOf(place, seen)) {
        const inside = stepInto(place, element, "[]");
        const label = readSafely(pair.label, stepTo(inside, ".label"));
        if (label === undefined || pairs.has(label)) continue;
        pairs.set(label, readSafely(pair.value, stepTo(inside, ".value")));
      }
      return pairs.record();
    },
  });
}

/** Which cells meet which headers, and how a pair is read. */
export interface Zip<V> {
  /** The headers in the order of the cells. */
  headers: readonly Selector[];
  /** The key of a column, read at its header. */
  label: Field<string>;
  /** Read at the cell. */
  value: Field<V>;
}

/**
 * Cells keyed by the header that stands at the same position: the columns of a table row. A column that is hidden is so in its
 * cells and in its header, and moves nothing; of a row that is hidden as a whole all cells count. The first column of a label
 * counts.
 *
 * @example cells: zipped(["td.vt"], { headers: [closest("table", "th.list_hdr")], label: attr("name", self), value: text(self) })
 */
export function zipped<V>(selectors: readonly Selector[], { headers, label, value }: Zip<V>): Field<Record<string, V>> {
  return makeField<Record<string, V>>({
    kind: "zipped",
    selectors,
    also: headers,
    keepsHidden: true,
    parts: { label, value },
    read(place) {
      const isOut = isHidden(place.reading, place.element);
      const counts = (element: Element): boolean => isOut || !isHidden(place.reading, element);
      const cells = unionOf(place, selectors, counts);
      const heads = cells.length > 0 ? besides(place, headers).filter(counts) : [];
      const pairs = pairsOf<V>();
      for (const [position, element] of cells.entries()) {
        const head = heads[position];
        if (!head) break;
        const inside = stepInto(place, element, "[]");
        const name = readSafely(label, stepTo({ ...inside, element: head }, ".label"));
        if (name === undefined || pairs.has(name)) continue;
        pairs.set(name, readSafely(value, stepTo(inside, ".value")));
      }
      return pairs.record();
    },
  });
}

interface Pairs<V> {
  has(label: string): boolean;
  set(label: string, value: V | undefined): void;
  record(): Record<string, V>;
}

/** Keys come from the page, so none of them may reach a prototype. A label without a value leaves room for a later one. */
function pairsOf<V>(): Pairs<V> {
  const pairs = new Map<string, V>();
  return {
    has: (label) => pairs.has(label),
    set: (label, value) => value !== undefined && pairs.set(label, value),
    record: () => Object.fromEntries(pairs) as Record<string, V>,
  };
}
