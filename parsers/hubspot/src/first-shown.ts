import { type Field, list, type Selector } from "@onscreen/core";

/** What a field reads of the first element on the screen: rows that are used again may leave hidden copies before it. */
export const firstShown = <T>(field: Field<T>, ...selectors: Selector[]): Field<T> =>
  list<T>(selectors, {}, field).map(([first]) => first);
