import type { Mode, Tally } from "./types.js";

/** One strategy on one page under one change. */
export interface Result extends Tally {
  readonly page: string;
  readonly isOwn: boolean;
  readonly mutation: string;
  readonly isIntact: boolean;
  readonly seed: number;
  readonly mode: Mode;
  readonly strategy: string;
  readonly errors: readonly string[];
}

export interface Figures {
  readonly queries: number;
  readonly present: number;
  /** Shares from 0 to 1: right of what is still there; wrong of all that was asked. */
  readonly retained: number;
  readonly wrong: number;
  readonly wrongCount: number;
}

/** Over all queries. */
export function micro(results: readonly Tally[]): Figures {
  const sum: Tally = { right: 0, refused: 0, wrong: 0, gone: 0, wrongGone: 0 };
  for (const one of results) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += one[key];
  const present = sum.right + sum.refused + sum.wrong;
  const queries = present + sum.gone + sum.wrongGone;
  const wrongCount = sum.wrong + sum.wrongGone;
  return { queries, present, retained: share(sum.right, present), wrong: share(wrongCount, queries), wrongCount };
}

/** Each page counts the same, however many controls it has. */
export function macro(results: readonly Result[]): Figures {
  const pages = [...groupBy(results, ({ page }) => page).values()].map(micro).filter(({ queries }) => queries > 0);
  const mean = (of: (figures: Figures) => number): number =>
    share(
      pages.reduce((sum, one) => sum + of(one), 0),
      pages.length,
    );
  const held = pages.filter(({ present }) => present > 0);
  const whole = micro(results);
  return {
    ...whole,
    retained: share(
      held.reduce((sum, one) => sum + one.retained, 0),
      held.length,
    ),
    wrong: mean(({ wrong }) => wrong),
  };
}

const share = (part: number, of: number): number => (of === 0 ? Number.NaN : part / of);

export function groupBy<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}
