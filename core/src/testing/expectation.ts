import { type Json, type Mismatch, mismatches } from "./mismatches.js";

/** What a person who looked at the page expects of a reading of it at a URL. Other keys are notes. */
export interface Expectation {
  url: string;
  views: ReadonlyArray<{ view: string; record?: Json }>;
  /** Names of views that must not be found. */
  absentViews?: readonly string[];
  /** How often a view must be found. */
  viewCounts?: Readonly<Record<string, number>>;
  /** What must come of the page as a whole. */
  outcome?: string;
  /** Who is signed in. */
  account?: Json;
  /** Problems that must be told, of the page or of any view. */
  problems?: readonly Json[];
}

/** The part of an Extraction that is compared. A degraded view is compared by what it has. */
export interface Reading {
  views: readonly ViewReading[];
  outcome?: string;
  account?: unknown;
  problems?: readonly unknown[];
}

export interface ViewReading {
  view: string;
  record?: Json;
  partial?: Json;
  problems?: readonly unknown[];
}

/** What came of one page. Waiting: views that no parser has yet, by name. */
export interface Judgement {
  status: "matched" | "not" | "waiting";
  mismatches: readonly Mismatch[];
  waiting: readonly string[];
}

/**
 * Compares a reading with what was expected. Each expected view takes the reading's view of that name that fits best, each
 * only once. An expectation of a view that nobody reads yet waits, and says nothing about the others.
 *
 * @param known the names of all views that the parsers have
 */
export function judge(expectation: Expectation, reading: Reading, known: ReadonlySet<string>): Judgement {
  const expected = expectation.views.filter(({ view }) => known.has(view));
  const absent = (expectation.absentViews ?? []).filter((view) => known.has(view));
  const counts = Object.entries(expectation.viewCounts ?? {}).filter(([view]) => known.has(view));
  const named = [...expectation.views.map(({ view }) => view), ...Object.keys(expectation.viewCounts ?? {})];
  const waiting = [...new Set(named.filter((view) => !known.has(view)))];

  const found = [
    ...viewMismatches(expected, reading),
    ...absent
      .filter((name) => reading.views.some(({ view }) => view === name))
      .map((name) => `${name}: found, expected none`),
    ...counts.flatMap(([name, count]) => {
      const seen = reading.views.filter(({ view }) => view === name).length;
      return seen === count ? [] : [`${name}: found ${seen} times, expected ${count}`];
    }),
    ...pageMismatches(expectation, reading),
  ];
  const ofPage = [expectation.outcome, expectation.account, expectation.problems].filter(
    (one) => one !== undefined,
  ).length;
  const nothingToTell = expected.length + absent.length + counts.length + ofPage === 0;
  return { status: found.length > 0 ? "not" : nothingToTell ? "waiting" : "matched", mismatches: found, waiting };
}

/** What is expected of the page beside its views. */
export function pageMismatches({ outcome, account, problems = [] }: Expectation, reading: Reading): Mismatch[] {
  const told = [...(reading.problems ?? []), ...reading.views.flatMap((view) => view.problems ?? [])] as Json[];
  return [
    ...(outcome === undefined ? [] : mismatches(outcome, reading.outcome, "outcome")),
    ...(account === undefined ? [] : mismatches(account, reading.account as Json | undefined, "account")),
    ...problems
      .filter((problem) => !told.some((one) => mismatches(problem, one).length === 0))
      .map((problem) => `problems: none is like ${JSON.stringify(problem)} (told: ${JSON.stringify(told.map(brief))})`),
  ];
}

const brief = (problem: Json): Json => {
  const { code, view, field } = problem as { code?: string; view?: string; field?: string };
  return [code, view, field].filter((part) => part !== undefined).join(" ");
};

/** Each expected view with the reading's view of that name that fits best; each of them is taken once. */
export function pairViews<V extends ViewReading>(
  expected: Expectation["views"],
  reading: { views: readonly V[] },
): { pairs: { view: string; record: Json; found?: V; mismatches: Mismatch[] }[]; left: V[] } {
  const left = [...reading.views];
  const pairs = expected.map(({ view, record = {} }) => {
    const scored = left
      .filter((one) => one.view === view)
      .map((found) => ({ found, mismatches: mismatches(record, found.record ?? found.partial) }))
      .sort((a, b) => a.mismatches.length - b.mismatches.length);
    const best = scored[0];
    if (!best) return { view, record, mismatches: [] };
    left.splice(left.indexOf(best.found), 1);
    return { view, record, ...best };
  });
  return { pairs, left };
}

function viewMismatches(expected: Expectation["views"], reading: Reading): Mismatch[] {
  const { pairs } = pairViews(expected, reading);
  const names = reading.views.map(({ view }) => view).join(", ") || "no view";
  return pairs.flatMap(({ view, found, mismatches: differences }) =>
    found ? differences.map((difference) => `${view} ${difference}`) : [`${view}: not found (found: ${names})`],
  );
}
