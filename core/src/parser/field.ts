import type { Selector } from "../page/selector.js";
import type { Place } from "./place.js";

/** Something matched, and it is empty. */
export const BLANK = Symbol("blank");
export type Blank = typeof BLANK;

/** One column of a table: how a value is found. A field is a value itself and is never changed. */
export interface Field<T> {
  readonly kind: string;
  /** In order of trust: an attribute with meaning, then role or structure, then a class, obfuscated classes last. */
  readonly selectors: readonly Selector[];
  /** What it looks at beside: what is left out, the headers of cells, the values that templates need. */
  readonly also: readonly Selector[];
  /** For a list: the item's field that tells it from the others. */
  readonly key?: string | readonly string[];
  /** For a list: items that nobody sees are items too. */
  readonly keepsHidden?: boolean;
  /** Fields of a group, of a list's items or of alternatives, by name. */
  readonly parts: Readonly<Record<string, Field<unknown>>>;
  /** For a list: values of its items that the record does not name. */
  readonly given: Readonly<Record<string, Field<unknown>>>;
  /** The value; undefined where the page has none; BLANK where it is there and empty. */
  read(place: Place): T | undefined | Blank;
  /** Turns the value into another; undefined drops it. */
  map<U>(change: (value: T, place: Place) => U | undefined): Field<U>;
  /** What the record says when the element is there and empty. */
  blank<U>(value: U): Field<T | U>;
  /** What the record says when the page has no value. */
  otherwise<U>(value: U): Field<T | U>;
}

/** One field for every key of a record: a missing or surplus one does not compile. */
export type FieldsOf<T> = { [K in keyof T]-?: Field<Exclude<T[K], undefined>> };

export interface FieldSpec<T> {
  kind: string;
  selectors?: readonly Selector[];
  also?: readonly Selector[];
  key?: string | readonly string[] | undefined;
  keepsHidden?: boolean | undefined;
  parts?: Readonly<Record<string, Field<unknown>>>;
  given?: Readonly<Record<string, Field<unknown>>> | undefined;
  read(place: Place): T | undefined | Blank;
}

export function makeField<T>(spec: FieldSpec<T>): Field<T> {
  const { kind, selectors = [], also = [], key, keepsHidden, parts = {}, given = {}, read } = spec;
  /** The same column with another ending. */
  const then = <U>(change: (found: T | undefined | Blank, place: Place) => U | undefined | Blank): Field<U> =>
    makeField({ kind, selectors, also, key, keepsHidden, parts, given, read: (place) => change(read(place), place) });
  return {
    kind,
    selectors,
    also,
    ...(key !== undefined && { key }),
    ...(keepsHidden && { keepsHidden }),
    parts,
    given,
    read(place) {
      const value = read(place);
      place.run.trace?.({ place, kind, selectors, value });
      return value;
    },
    map: <U>(change: (value: T, place: Place) => U | undefined) =>
      then<U>((found, place) => (isNothing(found) ? found : change(found, place))),
    blank: <U>(value: U) => then<T | U>((found) => (found === BLANK ? value : found)),
    otherwise: <U>(value: U) => then<T | U>((found) => (isNothing(found) ? value : found)),
  };
}

/** Every selector that a field and its parts look at. */
export const selectorsOf = (field: Field<unknown>): Selector[] => [
  ...field.selectors,
  ...field.also,
  ...Object.values(field.parts).flatMap(selectorsOf),
];

const isNothing = (found: unknown): found is undefined | Blank => found === undefined || found === BLANK;
