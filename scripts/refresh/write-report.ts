import { join } from "node:path";
import { writeWhole } from "@onscreen/cli";
import { json } from "../fixtures/recording.js";
import { htmlOf } from "./html.js";
import { markdownOf } from "./markdown.js";
import { type Refreshed, verdictOf, worstOf } from "./verdict.js";

/** Writes the report three times (for a program, for an issue, for the eye) and each patch; nothing of a fixture. */
export function writeReport(out: string, all: readonly Refreshed[]): void {
  const patchFile = (fixture: string): string => join(out, `${fixture.replace(/\//g, ".")}.patch.json`);
  const pages = all.map(({ pages: _, ...rest }) => ({ verdict: verdictOf(rest), ...rest }));
  writeWhole(join(out, "report.json"), json({ verdict: worstOf(all.map(verdictOf)), pages }));
  writeWhole(join(out, "report.md"), markdownOf(all));
  writeWhole(
    join(out, "report.html"),
    htmlOf(all, (fixture) => `npm run patch:apply -- ${patchFile(fixture)}`),
  );
  for (const { fixture, patch } of all) if (patch) writeWhole(patchFile(fixture), json(patch));
}

/** A line a page that is not the same, its reason below. */
export const linesOf = (all: readonly Refreshed[]): string[] =>
  all.flatMap((one) => {
    const verdict = verdictOf(one);
    if (verdict === "same") return [];
    const reasons = [one.reason, ...one.views.map((view) => view.reason)].filter((reason) => reason !== undefined);
    const lost = one.views.flatMap(({ view, fields }) =>
      fields.filter(({ state }) => state !== "absent").map(({ field, state }) => `${view} ${field} ${state}`),
    );
    return [
      `${verdict.padEnd(15)} ${one.fixture}`,
      ...[...new Set(reasons), ...lost.slice(0, 5), ...one.values.slice(0, 5)].map((line) => `    ${line}`),
    ];
  });
