import type { Health } from "../parser/health.js";
import type { Problem } from "../parser/problems.js";
import type { Outcome } from "../parser/types.js";
import { fellBack, fillOf, sumHealth, total } from "./fill.js";
import { outerPath } from "./paths.js";
import type { DriftVerdict, FieldDrift, ViewDrift } from "./types.js";

/** What a comparison needs of an Extraction; an Extraction is one. */
export interface Compared {
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly problems: readonly Problem[];
  readonly views: readonly {
    readonly view: string;
    readonly layout: string;
    readonly status: "ok" | "degraded";
    readonly problems?: readonly Problem[];
    readonly health: Health;
  }[];
}

/**
 * What became of each view between two readings: by shape and health alone, never by values, so that other content is no
 * drift. An optional field that is read nowhere any more is told as `absent` and changes no verdict: that the page still has
 * it, only the page can tell (`diagnose`).
 *
 * @example compareReadings(extract(accepted), extract(live)).filter(({ verdict }) => verdict !== "same")
 */
export function compareReadings(before: Compared, after: Compared): ViewDrift[] {
  const names = new Map(before.views.map(({ view, layout }) => [`${view}/${layout}`, { view, layout }]));
  return [...names.values()].map(({ view, layout }) => {
    const now = after.views.filter((one) => one.view === view && one.layout === layout);
    const was = before.views.filter((one) => one.view === view && one.layout === layout);
    return now.length > 0 ? compareView(view, layout, was, now) : missing(view, layout, after);
  });
}

const NOT_COMPARABLE: Partial<Record<Outcome, string>> = {
  "signed-out": "the page asks to sign in",
  blocked: "the page is blocked: a captcha or an error",
  loading: "the page is still loading",
  unsupported: "no parser applies to this address",
};

/** Why a page can't be compared at all; undefined where it can. */
export const notComparable = (outcome: Outcome): string | undefined => NOT_COMPARABLE[outcome];

function missing(view: string, layout: string, after: Compared): ViewDrift {
  const reason = notComparable(after.outcome);
  const lost = after.problems.find(({ code, view: of }) => code === "root-lost" && of === view);
  if (reason || !lost) {
    const other = after.views.find((one) => one.view === view)?.layout;
    const instead = other
      ? `the page has the layout ${other}`
      : "the view is not on this page, and its address does not promise it";
    return { view, layout, verdict: "not-comparable", reason: reason ?? instead, fields: [] };
  }
  const root: FieldDrift = {
    field: "(root)",
    state: "root-lost",
    required: true,
    tried: lost.tried,
    affects: [],
    candidates: [],
  };
  return { view, layout, verdict: "broken", fields: [root] };
}

function compareView(view: string, layout: string, was: Compared["views"], now: Compared["views"]): ViewDrift {
  const before = sumHealth(was.map(({ health }) => health));
  const after = sumHealth(now.map(({ health }) => health));
  const old = new Set(was.flatMap(({ problems = [] }) => problems.map(keyOf)));
  const problems = now.flatMap(({ problems: own = [] }) => own).filter((problem) => !old.has(keyOf(problem)));
  const told = new Map(problems.map((problem) => [keyOf(problem), fromProblem(problem, before, after)]));
  const quiet = Object.keys(before.fields).flatMap((path) => fromHealth(path, before, after));
  const known = new Set([...told.values()].map(({ field }) => field));
  const fields = byCause([...told.values(), ...quiet.filter(({ field }) => !known.has(field))]);
  const emptied = emptyLists(before, after);
  if (told.size === 0 && emptied.length > 0)
    return { view, layout, verdict: "not-comparable", reason: `empty: ${emptied.join(", ")} holds nothing`, fields };
  return { view, layout, verdict: verdictOf(fields), fields };
}

export const verdictOf = (fields: readonly FieldDrift[]): DriftVerdict => {
  const real = fields.filter(({ state }) => state !== "absent" && state !== "fallback");
  if (real.some(({ required }) => required)) return "broken";
  // a fallback in use warns; it is drift where the page still has what the first choice found
  return real.length > 0 || fields.some(({ state, candidates }) => state === "fallback" && candidates.length > 0)
    ? "drifted"
    : "same";
};

export const bare = (path: string): string => path.replace(/\[\d+\]/g, "[]");
const keyOf = ({ code, field = "", message }: Problem): string =>
  `${code} ${bare(field)} ${code === "expectation" ? message : ""}`;

function fromProblem({ code, field = "(view)", tried, place }: Problem, before: Health, after: Health): FieldDrift {
  const path = bare(field);
  const [was, is] = [fillOf(before, path), fillOf(after, path)];
  return {
    field: path,
    state: code === "field-invalid" || code === "read-failed" ? "invalid" : "lost",
    required: true,
    ...(was && { before: was }),
    ...(is && { after: is }),
    tried,
    ...(place && { place }),
    affects: [],
    candidates: [],
  };
}

function fromHealth(path: string, before: Health, after: Health): FieldDrift[] {
  const [was, is] = [fillOf(before, path), fillOf(after, path)];
  if (!was || !is || is.reads === 0 || total(was) === 0) return [];
  const state = total(is) === 0 ? "absent" : fellBack(was, is) ? "fallback" : undefined;
  return state
    ? [{ field: path, state, required: false, before: was, after: is, tried: [], affects: [], candidates: [] }]
    : [];
}

/** The outermost lists of records, where all of them had items and none has any: nothing below them can be compared. */
function emptyLists(before: Health, after: Health): string[] {
  const lists = Object.keys(before.fields).filter((path) => isRecordList(path, before));
  const full = lists.filter((path) => sumOf(before, path) > 0);
  return full.every((path) => fillOf(after, path) !== undefined && sumOf(after, path) === 0) ? full : [];
}

const sumOf = (health: Health, path: string): number => total(fillOf(health, path) ?? { reads: 0, hits: [] });

/** A list that stands in no other, and whose items have fields. */
export const isRecordList = (path: string, { fields }: Health): boolean =>
  !path.includes("[]") && Object.keys(fields).some((other) => other.startsWith(`${path}[].`));

/** What stands in something that is lost is no news of its own: one entry a cause. */
export function byCause(fields: readonly FieldDrift[]): FieldDrift[] {
  const lost = new Set(fields.filter(({ state }) => state !== "fallback").map(({ field }) => field));
  const causeOf = (path: string): string | undefined => {
    for (let above = outerPath(path); above !== ""; above = outerPath(above)) if (lost.has(above)) return above;
    return undefined;
  };
  return fields
    .filter(({ field }) => causeOf(field) === undefined)
    .map((one) => ({
      ...one,
      affects: [
        ...one.affects,
        ...fields.filter(({ field }) => causeOf(field) === one.field).map(({ field }) => field),
      ],
    }));
}
