import { SelectorError } from "../page/query.js";
import { describeSelector } from "../page/selector.js";
import { BLANK, type Field } from "./field.js";
import { find, type Place, selectorsAt } from "./place.js";
import { censoredPlace } from "./problems.js";

export type Table = Readonly<Record<string, Field<unknown>>>;

/** Reads a table of fields at a place, in its order: a field may lean on those above it. */
export function readTable(fields: Table, at: Place, given: Table = {}): { record: Record<string, unknown> } {
  const row: Record<string, unknown> = {};
  const place = { ...at, row };
  for (const [name, field] of Object.entries(given)) keep(row, name, readField(field, place, name));
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, place, name);
    keep(row, name, value);
    keep(record, name, value);
  }
  return { record };
}

function keep(row: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined) row[name] = value;
}

function readField(field: Field<unknown>, place: Place, name: string): unknown {
  return readSafely(field, { ...place, path: place.path ? `${place.path}.${name}` : name });
}

/** A field's value, undefined where there is none. What a page does to our code costs this field and no other, and is told. */
export function readSafely<T>(field: Field<T>, at: Place): T | undefined {
  try {
    const value = field.read(at);
    return value === BLANK ? undefined : value;
  } catch (error) {
    // a selector that is none is the parser's mistake and must be heard
    if (error instanceof SelectorError) throw error;
    at.run.problems.push({
      code: "read-failed",
      view: at.run.name,
      layout: at.run.layout,
      field: at.path,
      message: `reading threw ${(error as Error)?.name ?? "an error"}`,
      tried: selectorsAt(at, field.selectors).map((selector) => ({
        selector: describeSelector(selector),
        matched: find(at, selector).length,
      })),
      place: censoredPlace(at.element, at.reading),
    });
    return undefined;
  }
}
