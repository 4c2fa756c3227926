import type * as z from "zod";
import { matchesUrl } from "../page/match.js";
import type { Selector } from "../page/selector.js";
import type { Field } from "./field.js";
import type { Person } from "./shapes.js";
import type { PageStates, Parser, View, ViewDefinition } from "./types.js";

/**
 * Defines one view of a platform as a table: each key of the record with where its value stands.
 *
 * @example
 * export const thread = defineView({
 *   name: "gmail.thread",
 *   record: Thread,
 *   root: ["[role=main]:has(h2[data-legacy-thread-id])"],
 *   fields: { subject: text("h2[data-legacy-thread-id]"), … },
 * });
 * @throws TypeError without a root, or for a table whose keys are not the record's.
 */
export function defineView<const N extends string, S extends z.ZodObject>(
  definition: ViewDefinition<N, S>,
): View<N, z.output<S>> {
  const {
    name,
    layout = "default",
    record,
    route,
    lateRoute,
    root,
    background = [],
    covered = [],
    ready = [],
    authored = [],
    given = {},
    fields,
    expect = [],
  } = definition;
  if (root.length === 0) throw new TypeError(`${name}: a view needs at least one root selector`);
  checkKeys(name, Object.keys(record.shape), Object.keys(fields));
  return {
    name,
    layout,
    record: record as unknown as z.ZodType<z.output<S>>,
    ...(route && { route }),
    ...(lateRoute && { lateRoute }),
    root,
    background,
    covered,
    ready,
    authored,
    given,
    fields: fields as Readonly<Record<string, Field<unknown>>>,
    expect,
  };
}

export interface ParserDefinition<V extends readonly View[]> {
  platform: string;
  /** Raised when a record shape changes. @default 1 */
  version?: number;
  /** Match patterns as in an extension manifest. */
  matches: readonly string[];
  /** Markup that proves the product at an address given to `on`, or in a file that a person named. */
  proof?: readonly Selector[];
  views: V;
  /** Who is signed in, where the page shows it. */
  account?: Field<Person>;
  states?: PageStates;
}

/**
 * Defines a platform: where it applies and its views.
 *
 * @example export const gmail = defineParser({ platform: "gmail", matches: ["https://mail.google.com/*"], views: [threads, thread, draft] });
 * @throws TypeError for a match pattern that is none.
 */
export function defineParser<const V extends readonly View[]>(definition: ParserDefinition<V>): Parser<V> {
  const { platform, version = 1, matches, proof = [], views, account, states = {} } = definition;
  for (const pattern of matches) checkPattern(pattern);
  const make = (hosts: readonly string[]): Parser<V> => ({
    platform,
    version,
    matches,
    proof,
    views,
    ...(account && { account }),
    states,
    hosts,
    on(...patterns) {
      for (const pattern of patterns) checkPattern(pattern);
      if (proof.length === 0)
        throw new TypeError(`${platform} has no proof in its markup, so it can't be read at other addresses`);
      return make([...hosts, ...patterns]);
    },
  });
  return make([]);
}

/** @throws TypeError for a match pattern that is none. */
function checkPattern(pattern: string): void {
  matchesUrl([pattern], "https://example.com/");
}

/** What the compiler can't see of a table that is put together: its keys are the record's. */
function checkKeys(name: string, promised: readonly string[], given: readonly string[]): void {
  const wrong = [
    ...promised.filter((key) => !given.includes(key)).map((key) => `lacks ${key}`),
    ...given.filter((key) => !promised.includes(key)).map((key) => `has ${key}, which the record has not`),
  ];
  if (wrong.length > 0) throw new TypeError(`${name}: the table ${wrong.join(", ")}`);
}
