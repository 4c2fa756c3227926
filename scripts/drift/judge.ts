import { applyPatch, diagnose, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { firstDifference, isSame, readViews } from "./records.js";
import { score } from "./score.js";
import { wrongVerdicts } from "./verdict.js";

/** A page before and after a drift, and who reads it. */
export interface Drifted {
  /** The page that was accepted. */
  readonly before: string;
  /** The page of today without the drift: the accepted one, or one that says something else. */
  readonly undrifted: string;
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
  readonly byLikeness: { readonly lost: number; readonly right: number; readonly mended: boolean };
  readonly verdictRight: boolean;
  /** Nothing is lost: later selectors find it. */
  readonly survived: boolean;
  /** Whether the proposed patch, applied at run time, makes the page read as before. */
  readonly mended: boolean;
  readonly wrong: readonly string[];
}

const MONTH = "2026-11";

/** Diagnoses a page that drifted, and looks whether it is told what is true. */
export function judgeDrift({ before, undrifted, after, url, ofThatDay: parser, today }: Drifted): Judged {
  const open = (html: string, by: Parser) => openSnapshot(html, { url, parsers: [by], byProof: true });
  const [was, is] = [open(before, parser), open(after, parser)];
  const accepted = readViews(was);
  const same = undrifted === before ? was : open(undrifted, parser);
  const record = same === was ? accepted : readViews(same);
  const now = readViews(is);
  const mend = (ignoreRenames: boolean) => {
    const diagnosis = diagnose(was, is, parser, { month: MONTH, ignoreRenames });
    const mender = diagnosis.patch ? applyPatch(parser, diagnosis.patch) : parser;
    const again = open(after, mender);
    // what the parser of that day did not know yet may be read now, as far as it is true
    const values = new Set(readViews(open(undrifted, today)).map((view) => view.values));
    const views = readViews(again);
    const mended =
      views.length === record.length &&
      views.every((view, i) => isSame([view], record.slice(i, i + 1)) || values.has(view.values));
    return { diagnosis, views, mended, ...score(diagnosis, parser, { was, undrifted: same, is, again }, mender) };
  };
  const { diagnosis, views, mended, lost, right, wrong } = mend(false);
  const verdicts = wrongVerdicts(diagnosis, accepted, record, now);
  // whatever is read by another selector is read all the same
  const survived = isSame(record, now);
  const nothing = { lost: 0, right: 0, mended: true };
  return {
    ...(survived ? nothing : { lost, right, mended }),
    byLikeness: survived || undrifted !== before ? nothing : mend(true),
    verdictRight: verdicts.length === 0,
    survived,
    wrong: [
      ...(survived ? [] : wrong),
      ...verdicts,
      ...(survived || mended ? [] : [`not mended: ${firstDifference(record, views)}`]),
    ],
  };
}
