import { type Diagnosis, fieldPaths, type Page, type Parser } from "@onscreen/core";
import { fieldElements } from "@onscreen/core/testing";
import { STAMP } from "./markup.js";

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

export interface Score {
  readonly lost: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

/** The page that was accepted, the one of today without the drift and with it, and as the patch reads it. */
interface Pages {
  readonly was: Page;
  readonly undrifted: Page;
  readonly is: Page;
  readonly again: Page;
}

/** How many fields a drift lost, and for how many of them the first candidate is the element that gave the value before. */
export function score(
  diagnosis: Diagnosis,
  parser: Parser,
  { was, undrifted, is, again }: Pages,
  mender: Parser,
): Score {
  const truth = stamps(fieldElements(was, parser));
  const now = stamps(fieldElements(is, parser));
  const isSign = signsOf(parser);
  const there = was === undrifted ? truth : stamps(fieldElements(undrifted, parser));
  const gone = [...truth].filter(
    ([key, elements]) =>
      !isSign(key) && elements.length > 0 && (there.get(key) ?? []).length > 0 && (now.get(key) ?? []).length === 0,
  );
  const told = new Set(
    diagnosis.views.flatMap(({ view, layout, fields }) =>
      fields.filter(({ candidates }) => candidates.length > 0).map(({ field }) => `${view}/${layout} ${field}`),
    ),
  );
  const missed = missedFields(gone, stamps(fieldElements(again, mender))).filter((key) => !told.has(key));
  const { lost, right, wrong } = firstCandidates(diagnosis, truth);
  return { lost: lost + missed.length, right, wrong: [...wrong, ...missed.map((key) => `${key}: not found`)] };
}

function firstCandidates(
  { views, elements }: Diagnosis,
  truth: ReadonlyMap<string, readonly string[]>,
): Score & { wrong: string[] } {
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
