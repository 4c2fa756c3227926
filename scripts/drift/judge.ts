import { applyPatch, type Diagnosis, diagnose, extract, fieldPaths, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { fieldElements } from "@onscreen/core/testing";
import { STAMP } from "./markup.js";

/** What became of one page after one drift. */
export interface Judged {
  readonly lost: number;
  readonly right: number;
  readonly verdictRight: boolean;
  /** Whether the proposed patch, applied at run time, makes the page read as before. */
  readonly mended: boolean;
  readonly wrong: readonly string[];
}

const MONTH = "2026-11";

/** Lets a page drift and looks what is made of it; null where nothing that was read is lost. */
export function judgeDrift(before: string, after: string, url: string, parser: Parser): Judged | null {
  const open = (html: string, by: Parser) => openSnapshot(html, { url, parsers: [by], byProof: true });
  const [was, is] = [open(before, parser), open(after, parser)];
  const truth = stamps(fieldElements(was, parser));
  const now = stamps(fieldElements(is, parser));
  const isSign = signsOf(parser);
  const gone = [...truth].filter(
    ([key, elements]) => !isSign(key) && elements.length > 0 && (now.get(key) ?? []).length === 0,
  );
  const record = recordsOf(was);
  // whatever is read by another selector is read all the same
  if (gone.length === 0 || record === recordsOf(is)) return null;
  const diagnosis = diagnose(was, is, parser, { month: MONTH });
  const { lost, right, wrong } = score(diagnosis, truth);
  const drifted = diagnosis.views.some(({ verdict }) => verdict === "broken" || verdict === "drifted");
  const mendedParser = diagnosis.patch ? applyPatch(parser, diagnosis.patch) : parser;
  const again = recordsOf(open(after, mendedParser));
  const mended = record === again;
  const told = new Set(
    diagnosis.views.flatMap(({ view, layout, fields }) =>
      fields.filter(({ candidates }) => candidates.length > 0).map(({ field }) => `${view}/${layout} ${field}`),
    ),
  );
  const missed = missedFields(gone, stamps(fieldElements(open(after, mendedParser), mendedParser))).filter(
    (key) => !told.has(key),
  );
  return {
    lost: lost + missed.length,
    right,
    verdictRight: drifted,
    mended,
    wrong: [
      ...wrong,
      ...missed.map((key) => `${key}: not found`),
      ...(mended ? [] : [`not mended: ${firstDifference(record, again)}`]),
    ],
  };
}

const stamps = (fields: ReadonlyMap<string, readonly Element[]>): Map<string, string[]> =>
  new Map([...fields].map(([key, elements]) => [key, elements.map((element) => element.getAttribute(STAMP) ?? "?")]));

/** Whether a field says no more than that something is there: what is not there may be untrue, and no page tells. */
function signsOf(parser: Parser): (key: string) => boolean {
  const signs = new Set(
    parser.views.flatMap((view) =>
      [...fieldPaths(view)]
        .filter(([, { kind }]) => kind.startsWith("flag"))
        .map(([path]) => `${view.name}/${view.layout} ${path}`),
    ),
  );
  return (key) => signs.has(key);
}

function score({ views, elements }: Diagnosis, truth: ReadonlyMap<string, readonly string[]>) {
  const wrong: string[] = [];
  let lost = 0;
  let right = 0;
  for (const { view, layout, fields } of views) {
    for (const { field, state, candidates } of fields) {
      if (state !== "lost" && state !== "root-lost") continue;
      const key = `${view}/${layout} ${field}`;
      const meant = truth.get(key);
      if (!meant || meant.length === 0) continue;
      lost++;
      const first = (elements.get(key) ?? []).map((element) => element.getAttribute(STAMP) ?? "?");
      if (first.length > 0 && first.every((stamp) => meant.includes(stamp))) right++;
      else {
        const { selector, score: value = 0 } = candidates[0] ?? {};
        wrong.push(`${key}: ${selector === undefined ? "no candidate" : `${JSON.stringify(selector)} (${value})`}`);
      }
    }
  }
  return { lost, right, wrong };
}

/** Lost, and neither found nor a part of what was found or is told: one a cause. */
function missedFields(
  gone: readonly (readonly [string, readonly string[]])[],
  mended: ReadonlyMap<string, readonly string[]>,
): string[] {
  const missed = gone
    .map(([key]) => key)
    .filter((key) => (mended.get(key) ?? []).length === 0 && !isReplaced(key, mended));
  const isPart = (key: string): boolean =>
    missed.some((other) => {
      const [view, path = ""] = key.split(" ");
      const [otherView, outer = ""] = other.split(" ");
      return (
        other !== key &&
        view === otherView &&
        (outer === "(root)" || (path.startsWith(outer) && /^(?:\[\]|\.)/.test(path.slice(outer.length))))
      );
    });
  return missed.filter((key) => !isPart(key));
}

/** An alternative that another one of the same field stands in for. */
function isReplaced(key: string, mended: ReadonlyMap<string, readonly string[]>): boolean {
  const fields = [...key.matchAll(/~/g)].map(({ index }) => key.slice(0, index + 1));
  return fields.some((field) =>
    [...mended].some(([other, elements]) => other.startsWith(field) && elements.length > 0),
  );
}

type Opened = Parameters<typeof extract>[0];

/** Records without references, which are names and not values. */
const recordsOf = (page: Opened): string =>
  JSON.stringify(
    extract(page).views.map((view) => [view.view, view.layout, view.status === "ok" ? view.record : view.partial]),
    (key, value: unknown) => (/^ref$|Ref$/.test(key) ? undefined : value),
  );

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 60), at + 40)} | ${b.slice(Math.max(0, at - 20), at + 40)}`;
}
