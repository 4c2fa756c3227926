import { type Figures, groupBy, macro, micro, type Result } from "./metrics.js";
import type { Mode } from "./types.js";

const percent = (share: number, digits = 1): string => (Number.isNaN(share) ? "-" : (share * 100).toFixed(digits));
const cell = ({ retained, wrong }: Figures): string =>
  `${percent(retained)} / ${percent(wrong, wrong > 0 && wrong < 0.001 ? 2 : 1)}`;

/** A table whose cells are: retained % of what is still there / WRONG % of all. */
export function tableBy(
  results: readonly Result[],
  row: (result: Result) => string,
  strategies: readonly string[],
): string {
  const rows = [...groupBy(results, row)];
  const lines = rows.map(([name, group]) => [
    name,
    ...strategies.map((strategy) => cell(micro(group.filter((one) => one.strategy === strategy)))),
  ]);
  return align([["", ...strategies], ...lines]);
}

/** All of a mode in one table, a line a strategy. */
export function summary(results: readonly Result[], mode: Mode, strategies: readonly string[]): string {
  const lines = strategies.map((strategy) => {
    const own = results.filter((one) => one.strategy === strategy && one.mode === mode);
    const all = micro(own);
    const pages = macro(own);
    return [
      strategy,
      percent(all.retained),
      percent(all.wrong, 2),
      String(all.wrongCount),
      percent(pages.retained),
      percent(pages.wrong, 2),
      String(all.queries),
    ];
  });
  return align([["", "retained %", "WRONG %", "WRONG", "retained, by page", "WRONG, by page", "queries"], ...lines]);
}

export function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
