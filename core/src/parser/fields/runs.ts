import { composedOrder } from "../../page/composed.js";
import { isHidden } from "../../page/hidden.js";
import type { Selector } from "../../page/selector.js";
import { type Field, type FieldsOf, makeField } from "../field.js";
import type { Place } from "../place.js";
import { stepInto, stepTo } from "../steps.js";
import { readTable } from "../table.js";
import { besides, outermostOf } from "./elements.js";
import { type ItemFields, type ListOptions, list, listItems } from "./list.js";

/**
 * A list cut wherever one of the marks stands between two items: days, gaps, notes of what was not loaded. Nothing is said of
 * the marks; what the runs mean for their items is told by `.map`.
 *
 * @example messages: runs([".day"], [".message"], { key: "ts" }, { … }).map((runs) => runs.flatMap(withSenders))
 */
export function runs<T>(
  marks: readonly Selector[],
  selectors: readonly Selector[],
  options: ListOptions,
  item: NoInfer<ItemFields<T>>,
): Field<T[][]> {
  const { kind, also, key, keepsHidden, parts, given } = list<T>(selectors, options, item);
  return makeField<T[][]>({
    kind,
    selectors,
    also: [...also, ...marks],
    key,
    keepsHidden,
    parts,
    given,
    read: (place) => cut<T>(place, marks, listItems<T>(place, selectors, options, item)).map(({ items }) => items),
  });
}

/**
 * A flat list that its headings part into sections: a heading's own fields and the items up to the next one. Items before the
 * first heading are a section without one; a heading without items is an empty section.
 *
 * @example sections: sections<Section, Item>([".heading"], { name: text(".label") }, [".row"], { key: "id" }, { … })
 */
export function sections<S extends { items: T[] }, T>(
  headings: readonly Selector[],
  heading: NoInfer<FieldsOf<Omit<S, "items">>>,
  selectors: readonly Selector[],
  options: ListOptions,
  item: NoInfer<ItemFields<T>>,
): Field<S[]> {
  const fields = heading as Readonly<Record<string, Field<unknown>>>;
  return makeField<S[]>({
    kind: "sections",
    selectors: headings,
    parts: { ...fields, items: list<T>(selectors, options, item) },
    read(place) {
      const items = listItems<T>(stepTo(place, "[].items"), selectors, options, item);
      return cut<T>(place, headings, items).map((run) => {
        const head = run.mark ? readTable(fields, stepInto(place, run.mark, "[]")).record : {};
        return { ...head, items: run.items } as S;
      });
    },
  });
}

interface Run<T> {
  mark?: Element;
  items: T[];
}

function cut<T>(place: Place, marks: readonly Selector[], items: readonly (readonly [Element, T])[]): Run<T>[] {
  const before = composedOrder(place.reading);
  const shown = outermostOf(place, besides(place, marks)).filter((mark) => !isHidden(place.reading, mark));
  const found: Run<T>[] = [{ items: [] }];
  let next = 0;
  for (const [element, item] of items) {
    for (let mark = shown[next]; mark && before(mark, element) < 0; mark = shown[++next])
      found.push({ mark, items: [] });
    found[found.length - 1]?.items.push(item);
  }
  for (const mark of shown.slice(next)) found.push({ mark, items: [] });
  return found[0]?.items.length === 0 ? found.slice(1) : found;
}
