import type { Selector } from "../../page/selector.js";
import { isHidden } from "../../page/hidden.js";
import { BLANK, type Field, makeField } from "../field.js";
import { find, type Place, selectorsAt } from "../place.js";

/**
 * Pairs of a label and its value, keyed by the label: a definition list, cells with their column's name. The first pair of a
 * label counts.
 *
 * @example cells: labelled(["[role=gridcell]"], { label: attr("data-label", self), value: text(self).blank(null) })
 */
export function labelled<V>(selectors: readonly Selector[], pair: { label: Field<string>; value: Field<V> }): Field<Record<string, V>> {
  return makeField<Record<string, V>>({
    kind: "labelled",
    selectors,
    parts: pair,
    read(place) {
      const pairs: Record<string, V> = {};
      const own = selectorsAt(place, selectors);
      const found = own.flatMap((selector) => find(place, selector)).filter((element) => !isHidden(place.reading, element));
      place.run.book.note(place.path, own.length, found.length > 0 ? 0 : "missed", found.length);
      for (const element of new Set(found)) {
        const inside: Place = { ...place, element, path: `${place.path}[]`, row: {}, outer: place };
        const label = pair.label.read({ ...inside, path: `${inside.path}.label` });
        const value = pair.value.read({ ...inside, path: `${inside.path}.value` });
        if (label === undefined || label === BLANK || value === undefined || value === BLANK || Object.hasOwn(pairs, label)) continue;
        pairs[label] = value;
      }
      return pairs;
    },
  });
}
