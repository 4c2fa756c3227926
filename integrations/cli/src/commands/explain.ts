import { explain as explainPage, extract } from "@onscreen/core";
import type { Command } from "../args.js";
import { exitCodeOf } from "../exit.js";
import { Failure } from "../failure.js";
import type { Io } from "../io.js";
import { openInput } from "../open.js";
import { printExplained } from "../print/explained.js";
import { printOutcome } from "../print/extraction.js";
import { printProblems } from "../print/problems.js";
import { styleOf, toJson } from "../print/style.js";
import { remark } from "../report.js";
import { checkView } from "./read.js";

/** Shows how each field was found; the exit code is that of reading the page. */
export async function explain(
  { path, url, view, field, json }: Extract<Command, { name: "explain" }>,
  io: Io,
): Promise<number> {
  if (view !== undefined) checkView(view);
  const { page, note } = await openInput(path, url, io);
  remark(note, io);
  const style = styleOf(io.colours);
  const { outcome, reason, platform, views, problems } = extract(page);
  const rows = explainPage(page, { ...(view && { view }), ...(field && { field }) });
  if (field && rows.length === 0 && platform)
    throw new Failure(`${view} has no field "${field}" on this page`, { remedy: `onscreen explain ${path} ${view}` });
  if (json) io.out(`${toJson(rows)}\n`);
  else {
    const all = [...problems, ...views.flatMap((one) => (one.status === "ok" ? [] : one.problems))];
    const told = all.filter((problem) => view === undefined || problem.view === view);
    const lines = [
      ...printOutcome({ outcome, reason, platform }, io.columns, style),
      ...printExplained(rows, io.columns, style),
      ...(told.length > 0 ? ["", ...printProblems(told, undefined, io.columns, style)] : []),
    ];
    io.out(`${lines.join("\n")}\n`);
  }
  return exitCodeOf(outcome);
}
