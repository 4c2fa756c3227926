import { type Json, type Mismatch, mismatches } from "./mismatches.js";

/** What a person who looked at the page expects of a reading of it at a URL. Other keys are notes. */
export interface Expectation {
  url: string;
  views: ReadonlyArray<{ view: string; record?: Json }>;
  /** Names of views that must not be found. */
  absentViews?: readonly string[];
  /** How often a view must be found. */
  viewCounts?: Readonly<Record<string, number>>;
}

/** The part of an Extraction that is compared. A degraded view is compared by what it has. */
export interface Reading {
  views: ReadonlyArray<{ view: string; record?: Json; partial?: Json }>;
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
  ];
  const nothingToTell = expected.length + absent.length + counts.length === 0;
  return { status: found.length > 0 ? "not" : nothingToTell ? "waiting" : "matched", mismatches: found, waiting };
}

function viewMismatches(expected: Expectation["views"], reading: Reading): Mismatch[] {
  const left = [...reading.views];
  return expected.flatMap(({ view, record = {} }) => {
    const scored = left
      .filter((one) => one.view === view)
      .map((one) => ({ one, found: mismatches(record, one.record ?? one.partial) }))
      .sort((a, b) => a.found.length - b.found.length);
    const best = scored[0];
    if (!best) return [`${view}: not found (found: ${left.map((one) => one.view).join(", ") || "no view"})`];
    left.splice(left.indexOf(best.one), 1);
    return best.found.map((mismatch) => `${view} ${mismatch}`);
  });
}
