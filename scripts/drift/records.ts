import { extract, type Page } from "@onscreen/core";

/** What was read of one view: without references, which are names and not values. */
export interface ReadView {
  /** `view/layout`. */
  readonly name: string;
  readonly isOk: boolean;
  /** View, layout and values, as JSON. */
  readonly values: string;
}

export const readViews = (page: Page): ReadView[] =>
  extract(page).views.map(({ view, layout, ...one }) => ({
    name: `${view}/${layout}`,
    isOk: one.status === "ok",
    values: JSON.stringify([view, layout, one.status === "ok" ? one.record : one.partial], (key, value: unknown) =>
      /^ref$|Ref$/.test(key) ? undefined : value,
    ),
  }));

export const isSame = (a: readonly ReadView[], b: readonly ReadView[]): boolean =>
  a.length === b.length && a.every(({ values }, i) => values === b[i]?.values);

/** Where two readings part. */
export function firstDifference(a: readonly ReadView[], b: readonly ReadView[]): string {
  const [left, right] = [a, b].map((views) => views.map(({ values }) => values).join());
  if (left === undefined || right === undefined) return "";
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return `${left.slice(Math.max(0, at - 60), at + 40)} | ${right.slice(Math.max(0, at - 20), at + 40)}`;
}
