import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Compared, compareReadings, extract, type Health, type Outcome, type ViewDrift } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { type Expectation, judge } from "@onscreen/core/testing";
import type { FixturePage } from "../fixtures/folders.js";
import { ageOf } from "./age.js";
import { asEmpty, emptiedList } from "./emptied.js";
import type { Refreshed } from "./verdict.js";

/** A page that says so itself has nothing to compare. */
const NOT_A_PAGE: ReadonlySet<Outcome> = new Set(["signed-out", "blocked", "loading"]);

type Accepted = { readonly view: string; readonly layout: string; readonly health: Health };

/** A frozen page is held against its accepted answer exactly, and against its accepted health. */
export function refreshFrozen({ name, folder, html, meta, parser }: FixturePage): Refreshed {
  const page = openSnapshot(html, { url: meta.url, parsers: [parser], byProof: true });
  const now = extract(page);
  const expected = read<Expectation>(join(folder, "expected.json"));
  const accepted = read<Accepted[]>(join(folder, "health.json"));
  const age = ageOf(meta);
  const base = { fixture: name, ...(age !== undefined && { age }) };
  if (!expected || !accepted)
    return { ...base, views: [], values: [], reason: "it was never accepted: expected.json or health.json is missing" };
  const known = new Set(parser.views.map((view) => view.name));
  const judged = judge(expected, JSON.parse(JSON.stringify(now)) as Parameters<typeof judge>[1], known);
  const mismatches = judged.status === "not" ? judged.mismatches : [];
  // what the accepted page lacks is a part of its answer, so only what came since is told
  const before: Compared = {
    outcome: "ok",
    problems: [],
    views: accepted.map((one) => ({ ...one, status: "ok" as const, problems: problemsOf(now, one) })),
  };
  const compared = compareReadings(before, now);
  if (mismatches.length > 0 && compared.length > 0 && NOT_A_PAGE.has(now.outcome))
    return { ...base, views: compared, values: [], reason: compared.find((one) => one.reason)?.reason ?? now.outcome };
  const views = compared.map((view) => exactly(view, mismatches.length > 0 ? emptiedIn(view) : undefined));
  const empty = new Set(views.filter(({ verdict }) => verdict === "not-comparable").map(({ view }) => view));
  return { ...base, views, values: mismatches.filter((line) => !empty.has(line.split(/[ :]/)[0] ?? "")) };

  function emptiedIn(view: ViewDrift): string | undefined {
    const was = accepted?.find((one) => one.view === view.view && one.layout === view.layout)?.health;
    const is = now.views.find((one) => one.view === view.view && one.layout === view.layout)?.health;
    return was && is && emptiedList(page, parser, view, [was, is]);
  }
}

/** The same page with the same tables gives the same health: a fallback in use is drift here, and other content no excuse. */
function exactly(view: ViewDrift, empty: string | undefined): ViewDrift {
  if (empty !== undefined) return asEmpty(view, empty);
  if (view.verdict === "not-comparable") return { ...view, verdict: "broken" };
  return view.verdict === "same" && view.fields.length > 0 ? { ...view, verdict: "drifted" } : view;
}

const problemsOf = ({ views }: ReturnType<typeof extract>, { view, layout }: Accepted) =>
  views
    .filter((one) => one.view === view && one.layout === layout)
    .flatMap((one) => (one.status === "degraded" ? one.problems : []));

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
