import type { Selector } from "../../page/selector.js";
import { BLANK, type Blank, type Field, type FieldsOf, makeField } from "../field.js";
import { note } from "../health.js";
import { find, type Place, selectorsAt, valueNamed } from "../place.js";
import { stepInto, stepTo } from "../steps.js";
import { readTable } from "../table.js";

/** Several fields under one key; absent when none of them has a value. */
export function group<T>(fields: NoInfer<FieldsOf<T>>, ...at: Selector[]): Field<T> {
  return someOf<T>("group", fields as Readonly<Record<string, Field<unknown>>>, at);
}

/** A group of which only some keys are given, for shared shapes with optional keys. */
export function someOf<T>(
  kind: string,
  fields: Readonly<Record<string, Field<unknown>>>,
  at: readonly Selector[],
  needs?: string,
): Field<T> {
  return makeField<T>({
    kind,
    selectors: at,
    parts: fields,
    read(place) {
      const element = at.length > 0 ? firstFound(place, at) : place.element;
      if (!element) return undefined;
      const { record } = readTable(fields, stepInto(place, element, ""));
      const complete = needs ? record[needs] !== undefined : Object.keys(record).length > 0;
      return complete ? (record as T) : undefined;
    },
  });
}

function firstFound(place: Place, own: readonly Selector[]): Element | undefined {
  const selectors = selectorsAt(place, own);
  for (const [position, selector] of selectors.entries()) {
    const element = find(place, selector)[0];
    if (!element) continue;
    note(place.run.book, place.path, selectors.length, position);
    return element;
  }
  note(place.run.book, place.path, selectors.length, "missed");
  return undefined;
}

/** The first field that has a value: for values that are read in different ways in different layouts. */
export function oneOf<T>(...fields: Field<T>[]): Field<T> {
  return makeField<T>({
    kind: "oneOf",
    parts: Object.fromEntries(fields.map((field, i) => [String(i), field])),
    read(place) {
      let blank: Blank | undefined;
      for (const [i, field] of fields.entries()) {
        const value = field.read(stepTo(place, `~${i}`));
        if (value === BLANK) blank = BLANK;
        else if (value !== undefined) return value;
      }
      return blank;
    },
  });
}

/**
 * Reads by the kind of field that a neighbour names; `"*"` is for every other kind.
 *
 * @example display: byType("type", { reference: value("#sys_display\\.{id}"), choice: chosenLabel, "*": text(".value") })
 */
export function byType<T>(name: string, kinds: Readonly<Record<string, Field<T>>>): Field<T> {
  return makeField<T>({
    kind: `byType ${name}`,
    parts: kinds,
    read(place) {
      const kind = valueNamed(place, name) ?? "";
      const field = Object.hasOwn(kinds, kind) ? kinds[kind] : kinds["*"];
      return field?.read(stepTo(place, `~${Object.hasOwn(kinds, kind) ? kind : "*"}`));
    },
  });
}

/** A value made from its neighbours alone, which stand above it in the table. */
export function derived<Row, T>(make: (row: Readonly<Partial<Row>>, place: Place) => T | undefined): Field<T> {
  return makeField<T>({ kind: "derived", read: (place) => make(place.row as Readonly<Partial<Row>>, place) });
}

/**
 * A value that a row around this one already has: the table of a form for each of its fields.
 *
 * @example given: { isNew: above<boolean>("isNew") }
 */
export function above<T>(name: string): Field<T> {
  return makeField<T>({
    kind: `above ${name}`,
    read(place) {
      for (let at = place.outer; at; at = at.outer) if (at.row[name] !== undefined) return at.row[name] as T;
      return undefined;
    },
  });
}

/** A fixed value: what a table's own layout already says. */
export const constant = <const T>(value: T): Field<T> => makeField<T>({ kind: "constant", read: () => value });

/** A key of the record that this layout never shows. */
export const absent: Field<never> = makeField<never>({ kind: "absent", read: () => undefined });

/** A list that this layout never shows. */
export const noItems: Field<never[]> = makeField<never[]>({ kind: "noItems", read: () => [] });
