import { applyPatch, diagnose, extract, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { score } from "./score.js";

/** A page before and after a drift, and who reads it. */
export interface Drifted {
  readonly before: string;
  readonly after: string;
  readonly url: string;
  /** The parser as it was before the drift. */
  readonly ofThatDay: Parser;
  /** The parser of today, which knows both. */
  readonly today: Parser;
}

/** What became of one page after one drift. */
export interface Judged {
  readonly lost: number;
  readonly right: number;
  /** Lost and right where attributes and elements that changed their names are looked for by likeness, too. */
  readonly byLikeness: { readonly lost: number; readonly right: number };
  readonly verdictRight: boolean;
  /** Nothing is lost: later selectors find it. */
  readonly survived: boolean;
  /** Whether the proposed patch, applied at run time, makes the page read as before. */
  readonly mended: boolean;
  readonly wrong: readonly string[];
}

const MONTH = "2026-11";

/** Diagnoses a page that drifted, and looks whether it is told what is true. */
export function judgeDrift({ before, after, url, ofThatDay: parser, today }: Drifted): Judged {
  const open = (html: string, by: Parser) => openSnapshot(html, { url, parsers: [by], byProof: true });
  const [was, is] = [open(before, parser), open(after, parser)];
  const [record, now] = [recordsOf(was), recordsOf(is)];
  const scored = (ignoreRenames: boolean) => {
    const diagnosis = diagnose(was, is, parser, { month: MONTH, ignoreRenames });
    const mender = diagnosis.patch ? applyPatch(parser, diagnosis.patch) : parser;
    return { diagnosis, mender, ...score(diagnosis, parser, [was, is, open(after, mender)], mender) };
  };
  const { diagnosis, mender, lost, right, wrong } = scored(false);
  const verdicts = diagnosis.views.map(({ verdict }) => verdict);
  // whatever is read by another selector is read all the same
  if (record.join() === now.join()) {
    const verdictRight = verdicts.every((verdict) => verdict === "same" || verdict === "drifted");
    const nothing = { lost: 0, right: 0 };
    return { ...nothing, byLikeness: nothing, verdictRight, survived: true, mended: true, wrong: [] };
  }
  const again = recordsOf(open(after, mender));
  // what the parser of that day did not know yet may be read now, as far as it is true
  const ofToday = new Set(recordsOf(open(before, today)));
  const mended = again.length === record.length && again.every((view, i) => view === record[i] || ofToday.has(view));
  return {
    lost,
    right,
    byLikeness: scored(true),
    verdictRight: verdicts.some((verdict) => verdict === "broken" || verdict === "drifted"),
    survived: false,
    mended,
    wrong: [...wrong, ...(mended ? [] : [`not mended: ${firstDifference(record.join(), again.join())}`])],
  };
}

type Opened = Parameters<typeof extract>[0];

/** Records without references, which are names and not values. */
const recordsOf = (page: Opened): string[] =>
  extract(page).views.map((view) =>
    JSON.stringify(
      [view.view, view.layout, view.status === "ok" ? view.record : view.partial],
      (key, value: unknown) => (/^ref$|Ref$/.test(key) ? undefined : value),
    ),
  );

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 60), at + 40)} | ${b.slice(Math.max(0, at - 20), at + 40)}`;
}
