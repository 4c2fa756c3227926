import { openReading, type Reading } from "../page/reading.js";
import type { Page } from "../page/page.js";
import { healthBook } from "./health.js";
import { judgeEmpty } from "./outcome.js";
import { parserFor } from "./applies.js";
import type { Place, ViewRun } from "./place.js";
import type { Problem } from "./problems.js";
import { type Found, type Survey, survey } from "./survey.js";
import { readTable } from "./table.js";
import type { Extraction, Outcome, Parser, View, ViewResult, ViewsOf } from "./types.js";
import { verify } from "./verify.js";
import { readAccount } from "./account.js";

export interface ExtractOptions<N extends string = string> {
  /** Only these views; all by default. */
  views?: readonly N[];
  /** Run every selector of every field and report where they disagree: for CI and inspectors, slower. */
  check?: boolean;
}

/**
 * Reads what is on the screen now: every visible view of the platform that the page belongs to, as typed records.
 * Synchronous and atomic, changes nothing, and never throws on what a page contains.
 *
 * @example
 * for (const v of extract(page, { views: ["gmail.draft"] }).views) {
 *   if (v.status === "ok") use(v.record.body.markdown);
 * }
 * @throws SyntaxError for a selector that is none, a mistake in a parser.
 */
export function extract<P extends readonly Parser[], const N extends ViewsOf<P>["name"] = ViewsOf<P>["name"]>(
  page: Page<P>,
  options: ExtractOptions<N> = {},
): Extraction<Extract<ViewsOf<P>, { name: N }>> {
  const reading = openReading(page);
  const parser = parserFor(reading);
  const read = parser ? readViews(reading, parser, options) : { outcome: "unsupported" as const, reason: reasonUnsupported(page), views: [], problems: [] };
  const account = parser && readAccount(reading, parser);
  return {
    ...(parser && { platform: parser.platform, parser: { platform: parser.platform, version: parser.version } }),
    contract: 1,
    outcome: read.outcome,
    ...(read.reason && { reason: read.reason }),
    url: page.url,
    title: page.title,
    ...(page.capturedAt && { capturedAt: page.capturedAt }),
    ...(page.locale && { locale: page.locale }),
    ...(page.timeZone && { timeZone: page.timeZone }),
    ...(page.frame.length > 0 && { frame: page.frame }),
    ...(account && { account }),
    trust: "page-content",
    views: read.views as unknown as readonly ViewResult<Extract<ViewsOf<P>, { name: N }>>[],
    problems: read.problems,
    ...(reading.invisible > 0 && { invisibleCharacters: reading.invisible }),
  };
}

interface Read {
  outcome: Outcome;
  reason?: string;
  views: ViewResult[];
  problems: Problem[];
}

function readViews(reading: Reading, parser: Parser, options: ExtractOptions): Read {
  const wanted = (view: View): boolean => !options.views || options.views.includes(view.name);
  const seen = survey(reading, parser.views);
  const disagreements: Problem[] = [];
  const views = seen.found.filter(({ view }) => wanted(view)).map((found) => readView(reading, parser, found, seen, options.check ?? false, disagreements));
  const missing = judgeEmpty(reading, parser, parser.views.filter(wanted), seen, views.length > 0);
  const degraded = views.some((view) => view.status === "degraded") || missing.problems.length > 0;
  const outcome = views.length > 0 ? (degraded ? "degraded" : "ok") : missing.outcome;
  return { outcome, reason: missing.reason, views, problems: [...missing.problems, ...disagreements] };
}

function readView(reading: Reading, parser: Parser, { view, root }: Found, seen: Survey, check: boolean, disagreements: Problem[]): ViewResult {
  const book = healthBook();
  const run: ViewRun = {
    name: view.name,
    layout: view.layout,
    root,
    boundaries: seen.boundaries,
    book,
    patches: parser.patches?.[view.name] ?? {},
    check,
    problems: [],
  };
  const place: Place = { reading, run, element: root, path: "", row: {}, outer: null };
  const { record: read } = readTable(view.fields, place, view.given);
  const verdict = verify(view, read, run, reading);
  disagreements.push(...run.problems.filter((problem) => problem.code === "disagreement"));
  const problems = [...run.problems.filter((problem) => problem.code !== "disagreement"), ...verdict.problems];
  const common = { view: view.name, ref: reading.page.registry.refOf(root, reading), layout: view.layout };
  const health = { root: seen.rootCounts.get(view) ?? [], fields: book.fields };
  return problems.length === 0
    ? { status: "ok", ...common, record: verdict.record, health }
    : { status: "degraded", ...common, partial: verdict.partial, problems, health };
}

function reasonUnsupported(page: Page): string {
  return page.parsers.length === 0 ? "no parsers were given" : `no parser applies to this address (${page.parsers.map((parser) => parser.platform).join(", ")})`;
}
