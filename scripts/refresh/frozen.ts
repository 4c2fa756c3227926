import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Compared, compareReadings, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { type Expectation, judge } from "@onscreen/core/testing";
import type { FixturePage } from "../fixtures/folders.js";
import { ageOf } from "./age.js";
import type { Refreshed } from "./verdict.js";

/** A frozen page is held against its accepted answer exactly, and against its accepted health. */
export function refreshFrozen({ name, folder, html, meta, parser }: FixturePage): Refreshed {
  const page = openSnapshot(html, { url: meta.url, parsers: [parser], byProof: true });
  const now = extract(page);
  const expected = read<Expectation>(join(folder, "expected.json"));
  const accepted = read<{ view: string; layout: string; health: Compared["views"][number]["health"] }[]>(
    join(folder, "health.json"),
  );
  if (!expected || !accepted)
    return {
      fixture: name,
      views: [],
      values: [],
      reason: "it was never accepted: expected.json or health.json is missing",
    };
  const known = new Set(parser.views.map((view) => view.name));
  const judged = judge(expected, JSON.parse(JSON.stringify(now)) as Parameters<typeof judge>[1], known);
  const before: Compared = {
    outcome: "ok",
    problems: [],
    // what the accepted page lacks is a part of its answer, so only what came since is told
    views: accepted.map((view) => ({
      ...view,
      status: "ok" as const,
      problems: problemsOf(now, view.view, view.layout),
    })),
  };
  const age = ageOf(meta);
  return {
    fixture: name,
    ...(age !== undefined && { age }),
    views: compareReadings(before, now),
    values: judged.status === "not" ? judged.mismatches : [],
  };
}

const problemsOf = ({ views }: ReturnType<typeof extract>, view: string, layout: string) =>
  views
    .filter((one) => one.view === view && one.layout === layout)
    .flatMap((one) => (one.status === "degraded" ? one.problems : []));

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
