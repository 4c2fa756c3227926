import { SelectorError } from "../page/query.js";
import { describeSelector } from "../page/selector.js";
import { BLANK, type Field } from "./field.js";
import { find, type Place, selectorsAt } from "./place.js";
import { censoredPlace } from "./problems.js";
import { stepTo } from "./steps.js";

export type Table = Readonly<Record<string, Field<unknown>>>;

const NOTHING: Table = {};

interface Column {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly step: string;
}

const columns = new WeakMap<Table, readonly Column[]>();

function columnsOf(table: Table): readonly Column[] {
  let known = columns.get(table);
  if (!known) {
    known = Object.entries(table).map(([name, field]) => ({ name, field, step: `.${name}` }));
    columns.set(table, known);
  }
  return known;
}

/** Reads a table of fields at a place, in its order: a field may lean on those above it. */
export function readTable(fields: Table, at: Place, given: Table = NOTHING): { record: Record<string, unknown> } {
  const row: Record<string, unknown> = {};
  const { reading, run, element, outer } = at;
  const place = { reading, run, element, path: at.path, row, outer };
  for (const { name, field, step } of columnsOf(given)) keep(row, name, readSafely(field, stepTo(place, step)));
  const record: Record<string, unknown> = {};
  for (const { name, field, step } of columnsOf(fields)) {
    const value = readSafely(field, stepTo(place, step));
    keep(row, name, value);
    keep(record, name, value);
  }
  return { record };
}

function keep(row: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined) row[name] = value;
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
