import { composedOrder, outermost } from "../../page/composed.js";
import { isHidden } from "../../page/hidden.js";
import type { Selector } from "../../page/selector.js";
import { BLANK, type Field, type FieldsOf, makeField } from "../field.js";
import { find, type Place, selectorsAt } from "../place.js";
import { readTable } from "../table.js";

export interface ListOptions {
  /**
   * The item's field that tells it from the others; none for items that are plain values. It feeds references, diffs,
   * `watch` and the joining of what was scrolled past.
   */
  key?: string | readonly string[];
  /** Hidden items are left out unless they say something: `"keep"`. */
  hidden?: "keep";
  /** Items that are none: advertisements, skeletons, other extensions' rows. */
  not?: readonly Selector[];
  /** Later items with the same key are the same item, drawn twice. */
  unique?: boolean;
  /** Values that templates and neighbours need but the item does not name. */
  given?: Record<string, Field<unknown>>;
}

type ItemFields<T> = FieldsOf<T> | Field<T>;

/**
 * One item for each element that any of the selectors finds: the union of all in document order, outermost when nested, so
 * that nothing drops out silently. Items are records, or plain values when a field is given instead of a table. A list
 * without elements is empty, not absent.
 *
 * @example messages: list(["[data-message-id]", ".adn"], { key: "id" }, { id: attr("data-message-id", self), … })
 * @example labels: list([".hN"], {}, text(self))
 */
export function list<T>(selectors: readonly Selector[], options: ListOptions, item: NoInfer<ItemFields<T>>): Field<T[]> {
  const single = isField(item);
  const table = (single ? { item } : item) as Readonly<Record<string, Field<unknown>>>;
  return makeField<T[]>({
    kind: "list",
    selectors,
    key: options.key,
    parts: single ? { "[]": item as Field<unknown> } : table,
    read(place) {
      const path = `${place.path}[]`;
      const items: T[] = [];
      for (const element of itemElements(place, selectors, options)) {
        const inside: Place = { ...place, element, path, row: {}, outer: place };
        const value = single ? (item as Field<T>).read(inside) : (readTable(table, inside, options.given).record as T);
        if (value !== undefined && value !== BLANK) items.push(value as T);
      }
      return options.unique ? firstOfEach(items, options.key) : items;
    },
  });
}

const isField = (item: object): item is Field<unknown> => typeof (item as Partial<Field<unknown>>).read === "function" && typeof (item as Partial<Field<unknown>>).kind === "string";

function itemElements(place: Place, own: readonly Selector[], options: ListOptions): Element[] {
  const selectors = selectorsAt(place, own);
  const { reading, run } = place;
  const excluded = new Set((options.not ?? []).flatMap((selector) => find(place, selector)));
  const found = new Set<Element>();
  for (const [position, selector] of selectors.entries()) {
    const fresh = find(place, selector).filter((element) => !found.has(element) && !excluded.has(element) && (options.hidden === "keep" || !isHidden(reading, element)));
    for (const element of fresh) found.add(element);
    if (fresh.length > 0) run.book.note(place.path, selectors.length, position, fresh.length);
  }
  if (found.size === 0) run.book.note(place.path, selectors.length, "missed");
  const ordered = selectors.length > 1 ? [...found].sort(composedOrder(reading)) : [...found];
  return outermost(ordered, reading);
}

function firstOfEach<T>(items: T[], key: string | readonly string[] | undefined): T[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const id = keyOf(item, key);
    if (id === undefined || !known.has(id)) return id === undefined || known.add(id);
    return false;
  });
}

/** An item's key as text; undefined where the page gives it none. */
export function keyOf(item: unknown, key: string | readonly string[] | undefined): string | undefined {
  if (typeof item !== "object" || item === null) return item === undefined ? undefined : String(item);
  for (const name of key === undefined ? [] : [key].flat()) {
    const value = (item as Record<string, unknown>)[name];
    if (value !== undefined && value !== null && value !== "") return `${name}:${String(value)}`;
  }
  return undefined;
}
