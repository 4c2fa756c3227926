import { isHidden } from "../../page/hidden.js";
import type { Selector } from "../../page/selector.js";
import { type Field, type FieldsOf, makeField, selectorsOf } from "../field.js";
import type { Place } from "../place.js";
import { stepInto } from "../steps.js";
import { readSafely, readTable } from "../table.js";
import { besides, outermostOf, unionOf } from "./elements.js";

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

export type ItemFields<T> = FieldsOf<T> | Field<T>;

/**
 * One item for each element that any of the selectors finds: the union of all in document order, outermost when nested, so
 * that nothing drops out silently. Items are records, or plain values when a field is given instead of a table. A list
 * without elements is empty, not absent.
 *
 * @example messages: list(["[data-message-id]", ".adn"], { key: "id" }, { id: attr("data-message-id", self), … })
 * @example labels: list([".hN"], {}, text(self))
 */
export function list<T>(
  selectors: readonly Selector[],
  options: ListOptions,
  item: NoInfer<ItemFields<T>>,
): Field<T[]> {
  const single = isField(item);
  const table = (single ? { item } : item) as Readonly<Record<string, Field<unknown>>>;
  return makeField<T[]>({
    kind: "list",
    selectors,
    also: [...(options.not ?? []), ...Object.values(options.given ?? {}).flatMap(selectorsOf)],
    key: options.key,
    keepsHidden: options.hidden === "keep",
    given: options.given,
    parts: single ? { "[]": item as Field<unknown> } : table,
    read(place) {
      const items = listItems<T>(place, selectors, options, item).map(([, value]) => value);
      return options.unique ? firstOfEach(items, options.key) : items;
    },
  });
}

/** The items of a list, each with its element. */
export function listItems<T>(
  place: Place,
  selectors: readonly Selector[],
  options: ListOptions,
  item: ItemFields<T>,
): (readonly [Element, T])[] {
  const items: (readonly [Element, T])[] = [];
  for (const element of itemElements(place, selectors, options)) {
    const inside = stepInto(place, element, "[]");
    const value = isField(item)
      ? readSafely(item as Field<T>, inside)
      : (readTable(item as Readonly<Record<string, Field<unknown>>>, inside, options.given).record as T);
    if (value !== undefined) items.push([element, value]);
  }
  return items;
}

const isField = (item: object): item is Field<unknown> =>
  typeof (item as Partial<Field<unknown>>).read === "function" &&
  typeof (item as Partial<Field<unknown>>).kind === "string";

function itemElements(place: Place, selectors: readonly Selector[], options: ListOptions): Element[] {
  let excluded: ReadonlySet<Element> | undefined;
  const isItem = (element: Element): boolean => {
    // most lists are empty: what is none of their items is looked for with the first one
    excluded ??= new Set(besides(place, options.not ?? []));
    return !excluded.has(element) && (options.hidden === "keep" || !isHidden(place.reading, element));
  };
  return outermostOf(place, unionOf(place, selectors, isItem));
}

function firstOfEach<T>(items: T[], key: string | readonly string[] | undefined): T[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const id = keyOf(item, key);
    if (id === undefined || !known.has(id)) return id === undefined || known.add(id);
    return false;
  });
}

/**
 * A list that holds something, for pages on which an empty one says nothing: the panel is not there, or not drawn yet.
 *
 * @example labels: list<string>([".hN"], {}, text(self)).map(unlessEmpty)
 */
export const unlessEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

/** An item's key as text; undefined where the page gives it none. */
export function keyOf(item: unknown, key: string | readonly string[] | undefined): string | undefined {
  if (typeof item !== "object" || item === null) return item === undefined ? undefined : String(item);
  for (const name of key === undefined ? [] : [key].flat()) {
    const value = (item as Record<string, unknown>)[name];
    if (value !== undefined && value !== null && value !== "") return `${name}:${String(value)}`;
  }
  return undefined;
}
