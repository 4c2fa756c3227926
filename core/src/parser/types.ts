import type * as z from "zod";
import type { Selector } from "../page/selector.js";
import type { Field, FieldsOf } from "./field.js";
import type { Health } from "./health.js";
import type { Patches } from "./patches.js";
import type { Problem } from "./problems.js";
import type { Rename } from "./renames.js";
import type { Person } from "./shapes.js";

/** One thing on the screen that is read as one record: a thread, a draft, a form. Made by `defineView`. */
export interface View<N extends string = string, R = unknown> {
  readonly name: N;
  /** Which of the platform's layouts this table reads; several views of one name may stand side by side. */
  readonly layout: string;
  readonly record: z.ZodType<R>;
  readonly route?: RegExp;
  readonly lateRoute?: RegExp;
  readonly root: readonly Selector[];
  readonly background: readonly Selector[];
  readonly covered: readonly Selector[];
  readonly ready: readonly Selector[];
  readonly authored: readonly Selector[];
  readonly given: Readonly<Record<string, Field<unknown>>>;
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  readonly expect: readonly Expectation<R>[];
}

/** What `defineView` takes. */
export interface ViewDefinition<N extends string, S extends z.ZodObject> {
  /** `platform.noun`, the noun that a person sees. */
  name: N;
  /** @default "default" */
  layout?: string;
  /** The promise to readers; its keys must be the keys of `fields`. */
  record: S;
  /** Where the view is expected, tested against path, query and fragment. On its route without a root it is lost, not absent. */
  route?: RegExp;
  /**
   * The same for an address that may lag behind the page, as that of a shell does whose frame went on by itself: it promises
   * the view only while no other is on the page.
   */
  lateRoute?: RegExp;
  /** Union of all; each visible one that stands outermost is one record. */
  root: readonly Selector[];
  /**
   * What holds pages that were left and stay mounted, by the platform's own mark: a root inside is not on the screen. What
   * style hides needs no mark, but a saved page may have come without its style.
   */
  background?: readonly Selector[];
  /**
   * Dialogs that cover this view: while one of them can be seen, a root outside of the last one is behind it and not on the
   * screen. It is not lost either.
   */
  covered?: readonly Selector[];
  /** What must be there before the view counts as loaded, below its root. */
  ready?: readonly Selector[];
  /** Regions that somebody wrote: a field may be such a region, but never something inside of it. */
  authored?: readonly Selector[];
  /** Values that templates and neighbours need but the record does not name. */
  given?: Record<string, Field<unknown>>;
  fields: NoInfer<FieldsOf<z.output<S>>>;
  expect?: readonly Expectation<NoInfer<z.output<S>>>[];
}

/** An invariant whose breach means that a field was lost silently. */
export interface Expectation<R = unknown> {
  /** In words, as a report prints it: "an expanded message has a sender". */
  says: string;
  /** The fields that are under suspicion when it does not hold. */
  fields: readonly string[];
  holds(record: R): boolean;
}

/** A platform: where it applies and what can be read there. Made by `defineParser`. */
export interface Parser<V extends readonly View[] = readonly View[]> {
  readonly platform: string;
  /** Version of the record shapes, raised when one changes. */
  readonly version: number;
  /** Match patterns as in an extension manifest. */
  readonly matches: readonly string[];
  /** Markup that proves the product where its address can't: self-hosted installations and named files. */
  readonly proof: readonly Selector[];
  readonly views: V;
  readonly account?: Field<Person>;
  readonly states: PageStates;
  /** The same parser at more addresses: `jira.on("https://jira.example.com/*")`. It applies there only with proof in the page. */
  on(...patterns: string[]): Parser<V>;
  /** Addresses given to `on`. */
  readonly hosts: readonly string[];
  /** Selectors that a patch put in the place of the tables' own: `view/layout` or `view`, then field path. */
  readonly patches?: Patches;
  /** Names of the markup that a patch says to be others now. */
  readonly renames?: readonly Rename[];
}

/** How a page of the platform that can't be read shows itself. */
export interface PageStates {
  readonly "signed-out"?: PageSigns;
  readonly blocked?: PageSigns;
  readonly loading?: PageSigns;
}

export interface PageSigns {
  /** Match patterns of addresses. */
  readonly at?: readonly string[];
  readonly shows?: readonly Selector[];
}

/**
 * - `ok`: at least one view was read whole (an empty list is ok).
 * - `degraded`: something that should be there was not found; `problems` say what.
 * - `loading`, `signed-out`, `blocked`: what belongs at this address is not there yet, and the page says why. Other views of
 *   the page may have been read all the same.
 * - `no-view`: the platform is known, this page of it is not.
 * - `unsupported`: no parser applies.
 */
export type Outcome = "ok" | "degraded" | "loading" | "signed-out" | "blocked" | "no-view" | "unsupported";

/** What was read of one view: narrows to its record by `view` and `status`. */
export type ViewResult<V extends View = View> =
  V extends View<infer N, infer R> ? OkView<N, R> | DegradedView<N, R> : never;

export interface OkView<N extends string = string, R = unknown> {
  readonly status: "ok";
  readonly view: N;
  readonly ref: string;
  readonly layout: string;
  readonly record: R;
  readonly health: Health;
}

export interface DegradedView<N extends string = string, R = unknown> {
  readonly status: "degraded";
  readonly view: N;
  readonly ref: string;
  readonly layout: string;
  /** What is there, in the record's shape. */
  readonly partial: DeepPartial<R>;
  readonly problems: readonly Problem[];
  readonly health: Health;
}

export type DeepPartial<T> = T extends readonly (infer I)[]
  ? DeepPartial<I>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** Everything that was read from one page, as JSON. */
export interface Extraction<V extends View = View> {
  /** Absent where no parser applies. */
  readonly platform?: string;
  /** The parser that read, and the version of its record shapes. */
  readonly parser?: { readonly platform: string; readonly version: number };
  /** Version of the Extraction's own shape. */
  readonly contract: 1;
  readonly outcome: Outcome;
  /** What the outcome rests on, in words for a maintainer. */
  readonly reason?: string;
  readonly url: string;
  readonly title: string;
  readonly capturedAt?: string;
  readonly locale?: string;
  readonly timeZone?: string;
  /** The frame's keys from the outside in; absent in the outermost document. */
  readonly frame?: readonly string[];
  readonly account?: Person;
  /** Always this: what a page says is data, never instruction. */
  readonly trust: "page-content";
  readonly views: readonly ViewResult<V>[];
  readonly problems: readonly Problem[];
  /** How many invisible characters were taken out of what was read. */
  readonly invisibleCharacters?: number;
}

/** The views of a list of parsers. */
export type ViewsOf<P extends readonly Parser[]> = P[number]["views"][number];
