import type { DriftVerdict, ViewDrift } from "@onscreen/core";

/** What became of one fixture, or of the live page behind it. */
export interface Refreshed {
  readonly fixture: string;
  /** Days since the page was recorded; absent for pages written by hand. */
  readonly age?: number;
  readonly views: readonly ViewDrift[];
  /** Values of a frozen page that are no longer read as they were; of a live page nothing is said about values. */
  readonly values: readonly string[];
  readonly patch?: unknown;
  /** Why there was nothing to compare. */
  readonly reason?: string;
  /** The page as accepted and as it is now, lost fields marked; for the person at this machine. */
  readonly pages?: { readonly before: string; readonly after: string };
}

export const EXIT: Readonly<Record<DriftVerdict, number>> = { same: 0, drifted: 1, broken: 2, "not-comparable": 3 };

export function verdictOf({ views, values, reason }: Refreshed): DriftVerdict {
  if (reason !== undefined) return "not-comparable";
  const all = views.map(({ verdict }) => verdict);
  if (values.length > 0 || all.includes("broken")) return "broken";
  if (all.includes("drifted")) return "drifted";
  return all.length > 0 && all.every((verdict) => verdict === "not-comparable") ? "not-comparable" : "same";
}

/** Of several pages: the worst that was found; not comparable only where nothing else was found. */
export function worstOf(all: readonly DriftVerdict[]): DriftVerdict {
  for (const verdict of ["broken", "drifted"] as const) if (all.includes(verdict)) return verdict;
  return all.includes("same") || all.length === 0 ? "same" : "not-comparable";
}
