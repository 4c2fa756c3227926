import type { Reading } from "../page/reading.js";
import { patchesOf } from "./patches.js";
import type { Traced, ViewRun } from "./place.js";
import type { Problem } from "./problems.js";
import type { Found, Survey } from "./survey.js";
import { readTable } from "./table.js";
import type { Parser, ViewResult } from "./types.js";
import { verify } from "./verify.js";

/** How one view is read. */
interface Manner {
  /** Run all selectors of each field and report where they disagree. */
  check?: boolean;
  trace?: (traced: Traced) => void;
}

/** Reads one view at one of its roots. Disagreements degrade nothing: the value stands, and a maintainer should look. */
export function readView(
  reading: Reading,
  parser: Parser,
  { view, root }: Found,
  seen: Survey,
  { check = false, trace }: Manner = {},
): { result: ViewResult; disagreements: Problem[] } {
  const run: ViewRun = {
    name: view.name,
    layout: view.layout,
    root,
    boundaries: seen.boundaries,
    book: new Map(),
    patches: patchesOf(parser, view),
    renames: parser.renames,
    check,
    problems: [],
    trace,
  };
  const place = { reading, run, element: root, path: "", row: {}, outer: null };
  const { record: read } = readTable(view.fields, place, view.given);
  const verdict = verify(view, read, run, reading);
  const isDisagreement = ({ code }: Problem): boolean => code === "disagreement";
  const problems = [...run.problems.filter((problem) => !isDisagreement(problem)), ...verdict.problems];
  const common = { view: view.name, ref: reading.page.registry.refOf(root, reading), layout: view.layout };
  const health = { root: seen.rootCounts.get(view) ?? [], fields: Object.fromEntries(run.book) };
  return {
    result:
      problems.length === 0
        ? { status: "ok", ...common, record: verdict.record, health }
        : { status: "degraded", ...common, partial: verdict.partial, problems, health },
    disagreements: run.problems.filter(isDisagreement),
  };
}
