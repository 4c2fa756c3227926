import type { Json } from "./mismatches.js";
import type { ReadPage, ReadView } from "./read.js";

/** Where two readings differ that should not, references aside: a reference is compared by being one. */
export function differences(before: ReadPage, after: ReadPage): string[] {
  const names = ({ views }: ReadPage): string =>
    views.map(({ view, layout, status }) => `${view} (${layout}, ${status})`).join("; ") || "no view";
  if (names(before) !== names(after))
    return [`views: ${names(after)}, before: ${names(before)}`, ...after.views.flatMap(problemsOf)];
  const outcome = before.outcome === after.outcome ? [] : [`outcome: ${after.outcome}, before: ${before.outcome}`];
  return [
    ...outcome,
    ...after.views.flatMap((view, i) => {
      const was = before.views[i];
      return was ? leafDifferences(plain(was.record, before), plain(view.record, after), view.view) : [];
    }),
  ];
}

const problemsOf = ({ problems }: ReadView): string[] => problems.map(({ message }) => message);

/** The record with every reference as the same word. */
export function plain(value: Json, page: ReadPage): Json {
  if (typeof value === "string") return page.refs.has(value) ? "(ref)" : value;
  if (Array.isArray(value)) return value.map((item) => plain(item, page));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, page)]));
}

function leafDifferences(before: Json | undefined, after: Json | undefined, path: string): string[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, i) => leafDifferences(before[i], item, `${path}[${i}]`));
  }
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => leafDifferences(before[key], after[key], `${path}.${key}`));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`${path}: ${show(after)}, before: ${show(before)}`];
}

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function show(value: Json | undefined): string {
  const text = value === undefined ? "absent" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
