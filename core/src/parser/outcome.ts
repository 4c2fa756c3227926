import { composedInside } from "../page/composed.js";
import { isHidden } from "../page/hidden.js";
import { matchesUrl, parseUrl } from "../page/match.js";
import { queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import { cssOf, describeSelector } from "../page/selector.js";
import type { Problem } from "./problems.js";
import type { Survey } from "./survey.js";
import type { Outcome, PageSigns, Parser, View } from "./types.js";

export interface Missing {
  outcome: Outcome;
  reason?: string;
  problems: Problem[];
}

const STATES = ["signed-out", "blocked", "loading"] as const;

/**
 * What the views that are not there say about the page. A page that says of itself that it is signed out, blocked or loading
 * explains their absence; else a view that this address promises is lost. Neither is ever silent, whatever else was read.
 */
export function judgeEmpty(
  reading: Reading,
  parser: Parser,
  views: readonly View[],
  seen: Survey,
  readAny: boolean,
): Missing {
  const lost = lostViews(reading, views, seen);
  if (readAny && lost.length === 0) return { outcome: "ok", problems: [] };
  const expected = lost.length > 0 ? `${lost.map((problem) => problem.view).join(", ")} should be at this address` : "";
  const state = STATES.find((name) => showsItself(reading, parser.states[name], seen));
  if (state)
    return {
      outcome: state,
      reason: [expected, `the page shows that it is ${state}`].filter(Boolean).join("; "),
      problems: [],
    };
  if (lost.length > 0) return { outcome: "degraded", reason: expected, problems: lost };
  const names = [...new Set(views.map((view) => view.name))].join(", ");
  return { outcome: "no-view", reason: `none of these views is on the page: ${names}`, problems: [] };
}

/** A sign that somebody wrote says nothing of the page. */
function showsItself(reading: Reading, signs: PageSigns | undefined, { boundaries: { authored } }: Survey): boolean {
  if (!signs) return false;
  if (matchesUrl(signs.at ?? [], reading.page.url)) return true;
  return (signs.shows ?? []).some((selector) =>
    queryAll(reading, reading.page.document, cssOf(selector)).some(
      (element) => !isHidden(reading, element) && !composedInside(element, authored, reading),
    ),
  );
}

function lostViews(reading: Reading, views: readonly View[], seen: Survey): Problem[] {
  const url = parseUrl(reading.page.url);
  const address = url ? url.pathname + url.search + url.hash : "";
  const present = new Set([...seen.found.map(({ view }) => view.name), ...seen.covered]);
  const names = new Set(
    views.filter((view) => isExpected(view, address, seen) && !present.has(view.name)).map((view) => view.name),
  );
  return [...names].map((name) => {
    const layouts = views.filter((view) => view.name === name);
    const roots = layouts.flatMap((view) => view.root);
    return {
      code: "root-lost",
      view: name,
      message: `${name} is expected at this address, and none of its ${roots.length} roots is on the screen`,
      tried: roots.map((selector) => ({
        selector: describeSelector(selector),
        matched: queryAll(reading, reading.page.document, cssOf(selector)).length,
      })),
    };
  });
}

const isExpected = ({ route, lateRoute }: View, address: string, { found }: Survey): boolean =>
  route?.test(address) || (found.length === 0 && lateRoute?.test(address)) || false;
