import type { Judged } from "./judge.js";

/** What came of the pages of one drift, or of all. */
export interface Totals {
  pages: number;
  lost: number;
  right: number;
  likeLost: number;
  likeRight: number;
  verdicts: number;
  mended: number;
  likeMended: number;
  survived: number;
}

export const totals = (): Totals => ({
  pages: 0,
  lost: 0,
  right: 0,
  likeLost: 0,
  likeRight: 0,
  verdicts: 0,
  mended: 0,
  likeMended: 0,
  survived: 0,
});

export function count(into: Totals, one: Judged): void {
  into.verdicts += one.verdictRight ? 1 : 0;
  if (one.survived) {
    into.survived++;
    return;
  }
  into.pages++;
  into.lost += one.lost;
  into.right += one.right;
  into.likeLost += one.byLikeness.lost;
  into.likeRight += one.byLikeness.right;
  into.mended += one.mended ? 1 : 0;
  into.likeMended += one.byLikeness.mended ? 1 : 0;
}

export function add(into: Totals, other: Totals): void {
  for (const key of Object.keys(into) as (keyof Totals)[]) into[key] += other[key];
}

/** Names the drift, its pages, and what was made of them. */
export const lineOf = (platform: string, name: string, one: Totals): string =>
  [
    platform.padEnd(10),
    name.padEnd(43),
    `${one.pages} pages lose`.padStart(13),
    `first candidate ${one.right}/${one.lost}`,
    `by likeness ${one.likeRight}/${one.likeLost}`,
    `mended ${one.mended}/${one.pages}`,
    `${one.survived} pages stand it`,
    `verdict ${one.verdicts}/${one.pages + one.survived}`,
  ].join("  ");

/** A line of the summary, with its bar. */
export const barLine = (what: string, right: number, of: number, bar: number, more = ""): string =>
  `${what.padEnd(24)}${right} of ${of} (${(shareOf(right, of) * 100).toFixed(1)} %, the bar is ${bar * 100} %)${more}`;

export const shareOf = (right: number, of: number): number => (of === 0 ? 1 : right / of);
