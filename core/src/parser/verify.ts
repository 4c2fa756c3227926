import type * as z from "zod";
import type { Reading } from "../page/reading.js";
import { describeSelector, type Selector } from "../page/selector.js";
import type { Field } from "./field.js";
import type { Place, ViewRun } from "./place.js";
import { find } from "./place.js";
import { censoredPlace, type Problem, type Tried } from "./problems.js";
import type { Expectation, View } from "./types.js";

export interface Verdict {
  /** The record by its own schema; absent when something is wrong. */
  record?: unknown;
  /** What was read, without the values that are not of their shape. */
  partial: Record<string, unknown>;
  problems: Problem[];
}

/** Holds what was read against the promise of the record and the view's invariants. */
export function verify(view: View, read: Record<string, unknown>, run: ViewRun, reading: Reading): Verdict {
  const parsed = view.record.safeParse(read);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      issue,
      path: issue.path.filter((step) => typeof step !== "symbol"),
    }));
    const problems = issues.map(({ issue, path }) => fromIssue(issue, path, view, read, run, reading));
    return {
      partial: without(
        read,
        issues.map(({ path }) => path),
      ),
      problems,
    };
  }
  const problems = view.expect
    .filter(({ holds }) => !isTrue(holds, parsed.data))
    .map((expectation) => fromExpectation(expectation, view, run, reading));
  return problems.length === 0 ? { record: parsed.data, partial: read, problems } : { partial: read, problems };
}

function fromExpectation({ says, fields }: Expectation<never>, view: View, run: ViewRun, reading: Reading): Problem {
  return {
    code: "expectation",
    view: view.name,
    layout: view.layout,
    message: `it does not hold that ${says}`,
    tried: tried(
      fields.map((path) => fieldAt(view, path.split("."))),
      run,
      reading,
    ),
    ...(fields[0] !== undefined && { field: fields[0] }),
    place: censoredPlace(run.root, reading),
  };
}

function isTrue(test: (record: unknown) => boolean, record: unknown): boolean {
  try {
    return test(record);
  } catch {
    return false;
  }
}

function fromIssue(
  issue: z.core.$ZodIssue,
  path: Path,
  view: View,
  read: unknown,
  run: ViewRun,
  reading: Reading,
): Problem {
  const lost = valueAt(read, path) === undefined;
  const selectors = tried([fieldAt(view, path)], run, reading);
  const field = pathText(view, path);
  const what = selectors.length > 0 ? ` by ${selectors.length} selector${selectors.length > 1 ? "s" : ""}` : "";
  return {
    code: lost ? "field-lost" : "field-invalid",
    view: view.name,
    layout: view.layout,
    field,
    message: lost ? `${field} was not found${what}` : `${field} is not of its shape: ${issue.code}`,
    tried: selectors,
    place: censoredPlace(run.root, reading),
  };
}

type Path = readonly (string | number)[];

interface Step {
  /** As a report prints it: a word of the page (a column's label) is kept back. */
  readonly name: string;
  readonly field?: Field<unknown> | undefined;
}

/** The fields that a path of the record leads through, as far as the tables name them. */
function along(view: View, path: Path): Step[] {
  let parts: Readonly<Record<string, Field<unknown>>> = view.fields;
  let keyed = false;
  return path.map((step) => {
    const name = typeof step === "number" ? "[]" : keyed ? "value" : step;
    const field = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const shown = typeof step === "number" ? `[${step}]` : (field && !keyed) || (!keyed && KEY.test(step)) ? step : "*";
    if (field) parts = field.parts;
    else if (typeof step === "string") parts = {};
    keyed = field?.kind === "labelled" || field?.kind === "zipped";
    return { name: shown, field };
  });
}

/** What a key of a schema looks like, and a label on a page seldom. */
const KEY = /^[a-z][A-Za-z0-9]{0,30}$/;

const fieldAt = (view: View, path: Path): Field<unknown> | undefined =>
  along(view, path).findLast(({ field }) => field !== undefined)?.field;

const pathText = (view: View, path: Path): string =>
  along(view, path).reduce((text, { name }) => (text && !name.startsWith("[") ? `${text}.${name}` : text + name), "");

/** How many elements each selector of a field finds in the whole view: enough to tell "gone" from "moved". */
function tried(fields: readonly (Field<unknown> | undefined)[], run: ViewRun, reading: Reading): Tried[] {
  const place: Place = { reading, run, element: run.root, path: "", row: {}, outer: null };
  const selectors = new Map(
    fields
      .flatMap((field) => (field ? ownSelectors(field) : []))
      .map((selector) => [describeSelector(selector), selector]),
  );
  return [...selectors].map(([selector, one]) => ({ selector, matched: find(place, one).length }));
}

/** Of a field that is made of others, theirs. */
const ownSelectors = (field: Field<unknown>): readonly Selector[] =>
  field.selectors.length > 0 ? field.selectors : Object.values(field.parts).flatMap(ownSelectors);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) => (at === null || typeof at !== "object" ? undefined : (at as Record<PropertyKey, unknown>)[step]),
    value,
  );

/** The same value less what stands at the paths; what was read is not changed. */
function without(read: Record<string, unknown>, paths: readonly Path[]): Record<string, unknown> {
  const copy = structuredClone(read);
  const holders = paths.map((path) => ({ holder: valueAt(copy, path.slice(0, -1)), last: path.at(-1) }));
  for (const { holder, last } of holders)
    if (last !== undefined && isObject(holder)) Reflect.deleteProperty(holder, last);
  // what was deleted from a list left a hole, and positions counted until now
  for (const { holder } of holders)
    if (Array.isArray(holder)) holder.splice(0, holder.length, ...holder.filter(() => true));
  return copy;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === "object";
