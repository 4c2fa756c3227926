import type { Problem } from "@onscreen/core";
import { indent } from "./record.js";
import type { Style } from "./style.js";
import { pad, widthOf, wrap } from "./wrap.js";

/**
 * What went wrong, the selectors that were tried with what each found, and the command that shows more of the page at a path.
 */
export function printProblems(
  problems: readonly Problem[],
  path: string | undefined,
  width: number,
  style: Style,
): string[] {
  return problems.flatMap((problem) => [
    ...wrap(`${problem.code}: ${problem.message}`, width - 2).map((line, i) =>
      i === 0 ? `${style.bad("!")} ${line}` : `  ${line}`,
    ),
    ...indent(printTried(problem, width - 4), 4),
    ...(path === undefined ? [] : indent([`${style.dim("see")} ${explainCommand(problem, path)}`], 4)),
  ]);
}

function printTried({ tried }: Problem, width: number): string[] {
  return tried.flatMap(({ selector, matched }) => {
    const count = `${matched} found`;
    const lines = wrap(selector, width - count.length - 2);
    const last = lines.length - 1;
    return lines.map((line, i) => (i === last ? `${pad(line, Math.max(widthOf(line), 40))}  ${count}` : line));
  });
}

/** A path without positions: a table's field, whichever item it was lost in. */
const explainCommand = ({ view, field }: Problem, path: string): string =>
  ["onscreen explain", quoted(path), view, field?.replace(/\[\d*\]/g, "").replace(/\.\*.*$/, "")]
    .filter(Boolean)
    .join(" ");

export const quoted = (path: string): string =>
  /^[\w./~@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
