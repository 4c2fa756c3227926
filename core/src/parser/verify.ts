import type * as z from "zod";
import type { Reading } from "../page/reading.js";
import { describeSelector } from "../page/selector.js";
import type { Field } from "./field.js";
import type { Place, ViewRun } from "./place.js";
import { find } from "./place.js";
import { censoredPlace, type Problem } from "./problems.js";
import type { View } from "./types.js";

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
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => fromIssue(issue, view, read, run, reading));
  for (const problem of problems) if (problem.code === "field-invalid" && problem.field) removeAt(read, problem.field);
  for (const expectation of parsed.success ? view.expect : []) {
    if (holds(expectation.holds, parsed.data)) continue;
    problems.push({
      code: "expectation",
      view: view.name,
      layout: view.layout,
      message: `it does not hold that ${expectation.says}`,
      tried: expectation.fields.flatMap((path) => tried(fieldAt(view, path.split(".")), run, reading)),
      field: expectation.fields[0],
      place: censoredPlace(run.root, reading),
    });
  }
  return problems.length === 0 && parsed.success ? { record: parsed.data, partial: read, problems } : { partial: read, problems };
}

function holds(test: (record: unknown) => boolean, record: unknown): boolean {
  try {
    return test(record);
  } catch {
    return false;
  }
}

function fromIssue(issue: z.core.$ZodIssue, view: View, read: unknown, run: ViewRun, reading: Reading): Problem {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  const lost = valueAt(read, path) === undefined;
  const selectors = tried(fieldAt(view, path), run, reading);
  const field = pathText(path);
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

/** The field that a path of the record leads to, through lists, groups and alternatives. */
function fieldAt(view: View, path: readonly PropertyKey[]): Field<unknown> | undefined {
  let parts: Readonly<Record<string, Field<unknown>>> = view.fields;
  let field: Field<unknown> | undefined;
  for (const step of path) {
    if (typeof step === "number") continue;
    const next: Field<unknown> | undefined = parts[String(step)];
    if (!next) break;
    field = next;
    parts = next.parts;
  }
  return field;
}

/** How many elements each selector of a field finds in the whole view: enough to tell "gone" from "moved". */
function tried(field: Field<unknown> | undefined, run: ViewRun, reading: Reading): { selector: string; matched: number }[] {
  if (!field) return [];
  const own = field.selectors.length > 0 ? field.selectors : Object.values(field.parts).flatMap((part) => part.selectors);
  const place: Place = { reading, run, element: run.root, path: "", row: {}, outer: null };
  return own.map((selector) => ({ selector: describeSelector(selector), matched: find(place, selector).length }));
}

const pathText = (path: readonly PropertyKey[]): string => path.reduce<string>((text, step) => (typeof step === "number" ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)), "");

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at === null || typeof at !== "object" ? undefined : (at as Record<PropertyKey, unknown>)[step]), value);
}

function removeAt(value: Record<string, unknown>, path: string): void {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop();
  const holder = valueAt(value, steps);
  if (last !== undefined && holder !== null && typeof holder === "object" && !Array.isArray(holder)) delete (holder as Record<string, unknown>)[last];
}
