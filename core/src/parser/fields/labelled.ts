import type { Selector } from "../../page/selector.js";
import { composedOrder } from "../../page/composed.js";
import { isHidden } from "../../page/hidden.js";
import { BLANK, type Field, makeField } from "../field.js";
import { find, type Place, selectorsAt } from "../place.js";

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
      const pairs: Record<string, V> = {};
      const own = selectorsAt(place, selectors);
      const found = own
        .flatMap((selector) => find(place, selector))
        .filter((element) => !isHidden(place.reading, element));
      place.run.book.note(place.path, own.length, found.length > 0 ? 0 : "missed", found.length);
      for (const element of new Set(found)) {
        const inside: Place = { ...place, element, path: `${place.path}[]`, row: {}, outer: place };
        const label = pair.label.read({ ...inside, path: `${inside.path}.label` });
        const value = pair.value.read({ ...inside, path: `${inside.path}.value` });
        if (
          label === undefined ||
          label === BLANK ||
          value === undefined ||
          value === BLANK ||
          Object.hasOwn(pairs, label)
        )
          continue;
        pairs[label] = value;
      }
      return pairs;
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
 * Cells keyed by the header that stands at the same position: the columns of a table row. Hidden cells and headers count, so
 * that a folded column moves nothing. The first column of a label counts.
 *
 * @example cells: zipped(["td.vt"], { headers: [closest("table", "th.list_hdr")], label: attr("name", self), value: text(self) })
 */
export function zipped<V>(selectors: readonly Selector[], { headers, label, value }: Zip<V>): Field<Record<string, V>> {
  return makeField<Record<string, V>>({
    kind: "zipped",
    selectors,
    parts: { label, value },
    read(place) {
      const own = selectorsAt(place, selectors);
      const cells = union(place, own);
      place.run.book.note(place.path, own.length, cells.length > 0 ? 0 : "missed", cells.length);
      const heads = cells.length > 0 ? union(place, headers) : [];
      const pairs: Record<string, V> = {};
      for (const [position, element] of cells.entries()) {
        const head = heads[position];
        if (!head) break;
        const inside: Place = { ...place, element, path: `${place.path}[]`, row: {}, outer: place };
        const name = label.read({ ...inside, element: head, path: `${inside.path}.label` });
        if (name === undefined || name === BLANK || Object.hasOwn(pairs, name)) continue;
        const found = value.read({ ...inside, path: `${inside.path}.value` });
        if (found !== undefined && found !== BLANK) pairs[name] = found;
      }
      return pairs;
    },
  });
}

/** Elements of all selectors in document order. */
function union(place: Place, selectors: readonly Selector[]): Element[] {
  const found = new Set(selectors.flatMap((selector) => find(place, selector)));
  return selectors.length > 1 ? [...found].sort(composedOrder(place.reading)) : [...found];
}
