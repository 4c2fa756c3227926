import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { readAccount } from "./account.js";
import { parserFor } from "./applies.js";
import { judgeEmpty } from "./outcome.js";
import type { Problem } from "./problems.js";
import { readView } from "./read-view.js";
import type { Person } from "./shapes.js";
import { survey } from "./survey.js";
import type { Extraction, Outcome, Parser, View, ViewResult, ViewsOf } from "./types.js";

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
 * @throws SelectorError for a selector that is none, a mistake in a parser.
 */
export function extract<P extends readonly Parser[], const N extends ViewsOf<P>["name"] = ViewsOf<P>["name"]>(
  page: Page<P>,
  options: ExtractOptions<N> = {},
): Extraction<Extract<ViewsOf<P>, { name: N }>> {
  const reading = openReading(page);
  const parser = parserFor(reading);
  const read = parser
    ? readParser(reading, parser, options)
    : { outcome: "unsupported" as const, reason: reasonUnsupported(page), views: [], problems: [] };
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
    ...(read.account && { account: read.account }),
    trust: "page-content",
    views: read.views as unknown as readonly ViewResult<Extract<ViewsOf<P>, { name: N }>>[],
    problems: read.problems,
    ...(reading.invisible > 0 && { invisibleCharacters: reading.invisible }),
  };
}

interface Read {
  outcome: Outcome;
  reason?: string;
  account?: Person;
  views: ViewResult[];
  problems: Problem[];
}

function readParser(reading: Reading, parser: Parser, options: ExtractOptions): Read {
  const wanted = (view: View): boolean => !options.views || options.views.includes(view.name);
  const seen = survey(reading, parser.views);
  const read = seen.found
    .filter(({ view }) => wanted(view))
    .map((found) => readView(reading, parser, found, seen, { check: options.check ?? false }));
  const views = read.map(({ result }) => result);
  const absent = judgeEmpty(reading, parser, parser.views.filter(wanted), seen, views.length > 0);
  const { account, problems } = readAccount(reading, parser, seen.boundaries);
  const degraded = views.some((view) => view.status === "degraded");
  return {
    outcome: degraded ? "degraded" : absent.outcome,
    ...(absent.reason && { reason: absent.reason }),
    ...(account && { account }),
    views,
    problems: [...absent.problems, ...problems, ...read.flatMap(({ disagreements }) => disagreements)],
  };
}

function reasonUnsupported(page: Page): string {
  return page.parsers.length === 0
    ? "no parsers were given"
    : `no parser applies to this address (${page.parsers.map((parser) => parser.platform).join(", ")})`;
}
