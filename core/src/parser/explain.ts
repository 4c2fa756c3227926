import type { Page } from "../page/page.js";
import { queryAll } from "../page/query.js";
import { openReading, type Reading } from "../page/reading.js";
import { cssOf, describeSelector, type Selector } from "../page/selector.js";
import { parserFor } from "./applies.js";
import { BLANK } from "./field.js";
import { find, selectorsAt, type Traced } from "./place.js";
import { readView } from "./read-view.js";
import { type Survey, survey } from "./survey.js";
import type { Parser, View } from "./types.js";

/** One field of one view: what was tried and what came of it, over all places where it was read. */
export interface ExplainedField {
  readonly view: string;
  readonly layout: string;
  /** Path without positions (`messages[].from.email`); `(root)` and `(authored)` for the view's own selectors. */
  readonly field: string;
  /** How it is read: `text`, `attr title`, `list`, `root`… */
  readonly kind: string;
  readonly selectors: readonly ExplainedSelector[];
  /** What was found, a value a place, in document order; the elements of a root are told as `selectors[].matched` only. */
  readonly values: readonly unknown[];
  /** At how many places something matched and held nothing. */
  readonly blank: number;
  /** At how many places nothing matched. */
  readonly absent: number;
}

export interface ExplainedSelector {
  readonly selector: string;
  /** The month in which an obfuscated class was last seen, where the table says so. */
  readonly seen?: string;
  /** How many elements it finds, over all places. */
  readonly matched: number;
  /** How often it gave the value (for a root: how many of its elements are on the screen and nobody's writing). */
  readonly gave: number;
}

export interface ExplainOptions {
  /** Only this view. */
  view?: string;
  /** Only this field and what it is made of; positions don't matter: `messages.from`. */
  field?: string;
}

/**
 * How a page was read, field by field: the selectors tried, how many elements each finds, which gave the value. For the
 * maintainer of a parser; the values are the page's content. Empty where no parser applies.
 *
 * @example explain(page, { view: "gmail.thread", field: "messages.body" })
 */
export function explain(page: Page, { view: name, field }: ExplainOptions = {}): ExplainedField[] {
  const reading = openReading(page);
  const parser = parserFor(reading);
  if (!parser) return [];
  const seen = survey(reading, parser.views);
  const views = parser.views.filter((view) => name === undefined || view.name === name);
  return views
    .flatMap((view) => [...ownSelectors(view, reading, seen), ...fieldsOf(view, parser, reading, seen)])
    .filter((row) => field === undefined || isWithin(row.field, field));
}

const isWithin = (path: string, wanted: string): boolean => {
  const bare = (text: string): string => text.replace(/\[\d*\]/g, "");
  const [is, asked] = [bare(path), bare(wanted)];
  return is === asked || (is.startsWith(asked) && /^[.~]/.test(is.slice(asked.length)));
};

function ownSelectors(view: View, reading: Reading, seen: Survey): ExplainedField[] {
  const count = (selector: Selector): number => queryAll(reading, reading.page.document, cssOf(selector)).length;
  const row = (
    field: string,
    kind: string,
    selectors: readonly Selector[],
    gave: (i: number, matched: number) => number,
  ) => ({
    view: view.name,
    layout: view.layout,
    field,
    kind,
    selectors: selectors.map((selector, i) => told(selector, count(selector), (matched) => gave(i, matched))),
    values: [],
    blank: 0,
    absent: 0,
  });
  const roots = seen.rootCounts.get(view) ?? [];
  return [
    row("(root)", "root", view.root, (i) => roots[i] ?? 0),
    ...(view.authored.length > 0 ? [row("(authored)", "authored", view.authored, (_, matched) => matched)] : []),
  ];
}

interface Seen {
  kind: string;
  selectors: readonly Selector[];
  matched: number[];
  values: unknown[];
  blank: number;
  absent: number;
}

function fieldsOf(view: View, parser: Parser, reading: Reading, seen: Survey): ExplainedField[] {
  const rows = new Map<string, Seen>();
  const hits = new Map<string, number[]>();
  for (const found of seen.found.filter((one) => one.view === view)) {
    const { result } = readView(reading, parser, found, seen, { trace: (traced) => record(rows, traced) });
    for (const [path, health] of Object.entries(result.health.fields)) {
      const sums = hits.get(path) ?? [];
      hits.set(
        path,
        health.hits.map((hit, i) => hit + (sums[i] ?? 0)),
      );
    }
  }
  return parentsFirst([...rows.keys()]).map((field) => {
    const { kind, selectors, matched, values, blank, absent } = rows.get(field) as Seen;
    const gave = hits.get(field) ?? [];
    return {
      view: view.name,
      layout: view.layout,
      field,
      kind,
      selectors: selectors.map((selector, i) => told(selector, matched[i] ?? 0, () => gave[i] ?? 0)),
      values,
      blank,
      absent,
    };
  });
}

function record(rows: Map<string, Seen>, { place, kind, selectors: own, value }: Traced): void {
  const selectors = selectorsAt(place, own);
  const row = rows.get(place.path) ?? {
    kind,
    selectors,
    matched: selectors.map(() => 0),
    values: [],
    blank: 0,
    absent: 0,
  };
  rows.set(place.path, row);
  for (const [i, selector] of selectors.entries())
    row.matched[i] = (row.matched[i] ?? 0) + find(place, selector).length;
  if (value === undefined) row.absent++;
  else if (value === BLANK) row.blank++;
  else row.values.push(value);
}

const told = (selector: Selector, matched: number, gave: (matched: number) => number): ExplainedSelector => ({
  selector: describeSelector(selector),
  ...(typeof selector !== "string" && selector.seen && { seen: selector.seen }),
  matched,
  gave: gave(matched),
});

/** Fields are told as they finish, parts before what they are part of; a table shows the whole first. */
function parentsFirst(paths: readonly string[]): string[] {
  const place = new Map(paths.map((path, i) => [path, i]));
  const keys = new Map(
    paths.map((path) => [path, ancestors(path).map((above) => place.get(above) ?? firstBelow(paths, above))]),
  );
  return [...paths].sort((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []));
}

/** `a[].b.c` → `a`, `a[]`, `a[].b`, `a[].b.c`. */
const ancestors = (path: string): string[] =>
  [...path.matchAll(/[.~]|\[\]|$/g)].map(({ index }) => path.slice(0, index)).filter(Boolean);

const firstBelow = (paths: readonly string[], above: string): number =>
  paths.findIndex((path) => path.startsWith(above));

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return a.length - b.length;
}
