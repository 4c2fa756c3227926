import type { Selector } from "../page/selector.js";
import type { Tried } from "../parser/problems.js";
import type { Rename } from "../parser/renames.js";

/**
 * - `same`: everything that was read is still read, by the same selectors.
 * - `drifted`: the promise of the record is kept, but something that is still on the page is no longer found, or not by
 *   the first choice.
 * - `broken`: something that the record demands is not found.
 * - `not-comparable`: the page shows something else; `reason` says what. That is no drift.
 */
export type DriftVerdict = "same" | "drifted" | "broken" | "not-comparable";

/**
 * - `root-lost`: the view is expected and none of its roots is there.
 * - `lost`: nothing gives the value any more.
 * - `invalid`: something else than the value is read.
 * - `fallback`: the first choice finds nothing, or not everywhere; a later one finds it, or something else: a warning.
 * - `absent`: an optional value that this page does not have; a page with other content may not.
 */
export type DriftState = "root-lost" | "lost" | "invalid" | "fallback" | "absent";

/** How often a field was looked for and how often it had a value. */
export interface Fill {
  readonly reads: number;
  /** Elements for a list, values for everything else, by selector. */
  readonly hits: readonly number[];
}

/** A selector for the new layout. Content-free: what it is like, not what it says. */
export interface Suggestion {
  readonly selector: Selector;
  readonly score: number;
  readonly matched: number;
  /** Censored place of the first element found. */
  readonly place?: string;
}

/** What became of one field. */
export interface FieldDrift {
  /** Path without positions; `(root)` for the view itself. */
  readonly field: string;
  readonly state: DriftState;
  /** The record demands it. */
  readonly required: boolean;
  readonly before?: Fill;
  readonly after?: Fill;
  readonly tried: readonly Tried[];
  /** Censored place where it was looked for. */
  readonly place?: string;
  /** Names in its selectors that are others now: the cause, and the same for every field that has them. */
  readonly renamed?: readonly Rename[];
  /** What is read nowhere because this is lost. */
  readonly affects: readonly string[];
  /** Best first; the second is the runner-up. */
  readonly candidates: readonly Suggestion[];
}

/** What became of one view. */
export interface ViewDrift {
  readonly view: string;
  readonly layout: string;
  readonly verdict: DriftVerdict;
  /** Why it is not comparable. */
  readonly reason?: string;
  /** One entry a cause. */
  readonly fields: readonly FieldDrift[];
}
