import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { judgeEmpty } from "../parser/outcome.js";
import type { Rename } from "../parser/renames.js";
import type { Parser, View } from "../parser/types.js";
import { applyPatch } from "./apply.js";
import { type Compared, compareReadings } from "./compare.js";
import { gather, type PageEvidence } from "./evidence.js";
import type { Both, Found } from "./loss.js";
import { fieldLosses } from "./losses.js";
import type { PatchChange, SelectorPatch } from "./patch.js";
import { renameLosses, usedRenames } from "./rename-losses.js";
import { renamedNames } from "./renamed.js";
import { rootLoss, rootMoved } from "./root-losses.js";
import { merged, toDrift } from "./told.js";
import type { FieldDrift, ViewDrift } from "./types.js";

/** What became of a page, and the repair that is proposed. Nothing is ever applied by itself. */
export interface Diagnosis {
  readonly views: readonly ViewDrift[];
  /** What would make the page read again, as far as candidates were found; absent where nothing is lost. */
  readonly patch?: SelectorPatch;
  /** The elements that each first candidate gives, for a report that shows them; not for sending. */
  readonly elements: ReadonlyMap<string, readonly Element[]>;
}

export interface DiagnoseOptions {
  /** YYYY-MM to be written beside classes that a build gave. */
  month?: string;
  /** Look by likeness alone, and not for attributes and custom elements that changed their names. @default false */
  ignoreRenames?: boolean;
}

const ROUNDS = 12;

/**
 * Compares a page with one that was read right: verdict per view, lost fields grouped by cause, and for each the selectors
 * that find in the new page what is like it. A field counts as lost when the record demands it, or when something stands in
 * the new page that is like what it was and unlike everything that stood beside it: content that is not there is no drift.
 */
export function diagnose(
  before: Page,
  after: Page,
  parser: Parser,
  { month, ignoreRenames = false }: DiagnoseOptions = {},
): Diagnosis {
  const was = openReading(before);
  const now = openReading(after);
  const accepted = gather(was, parser);
  const first = gather(now, parser);
  const judged = compareReadings(asCompared(was, parser, accepted), asCompared(now, parser, first));
  const state = judgeEmpty(now, parser, parser.views, first.seen, first.views.size > 0).outcome;
  const canonical = renamedNames(was, now);
  const elements = new Map<string, readonly Element[]>();
  const causes = new Map<string, FieldDrift[]>();
  const changes: PatchChange[] = [];
  let renames: readonly Rename[] = [];
  if (!["signed-out", "blocked", "loading"].includes(state)) {
    let mended = parser;
    const given = new Set<string>();
    const used = ignoreRenames
      ? []
      : usedRenames(
          [...accepted.views.values()].map(({ view }) => view),
          canonical.renames,
        );
    if (used.length > 0) {
      const known = applyPatch(parser, patchOf(parser, [], used));
      const losses = renameLosses(accepted, first, gather(now, known), { was, now, month, canonical }, parser);
      for (const loss of losses) {
        given.add(loss.key);
        causes.set(loss.viewKey, [...(causes.get(loss.viewKey) ?? []), toDrift(loss, now)]);
        elements.set(loss.key, loss.candidates[0]?.elements ?? []);
      }
      if (losses.length > 0) {
        mended = known;
        renames = used;
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      const current = round === 0 && mended === parser ? first : gather(now, mended);
      const losses = lossesOf(accepted, current, { was, now, mended, month, canonical, given }).filter(
        ({ key }) => !given.has(key),
      );
      if (losses.length === 0) break;
      let changed = false;
      for (const loss of losses) {
        given.add(loss.key);
        const best = loss.candidates[0];
        causes.set(loss.viewKey, [...(causes.get(loss.viewKey) ?? []), toDrift(loss, now)]);
        if (!best || loss.state === "fallback") continue;
        elements.set(loss.key, best.elements);
        const change = changeFor(loss, best.selector);
        try {
          mended = applyPatch(mended, patchOf(parser, [change]));
        } catch {
          continue; // a hatch takes its selectors by their place: a person has to say which
        }
        changes.push(change);
        changed = true;
        if (loss.isOuter) break;
      }
      if (!changed) break;
    }
  }
  const views = judged.map((one) => merged(one, causes.get(`${one.view}/${one.layout}`) ?? []));
  return {
    views,
    ...(changes.length + renames.length > 0 && { patch: patchOf(parser, changes, renames) }),
    elements,
  };
}

interface Context extends Both {
  readonly mended: Parser;
  /** What was looked for already, found or not. */
  readonly given: ReadonlySet<string>;
}

/** What is lost and could be found: first roots, then lists and groups, then what stands in them. */
function lossesOf(accepted: PageEvidence, current: PageEvidence, context: Context): Found[] {
  const found: Found[] = [];
  for (const [key, was] of accepted.views) {
    const now = current.views.get(key);
    if (!now) {
      const other = [...current.views.values()].some(({ view }) => view.name === was.view.name);
      const loss = other ? undefined : rootLoss(was, isPromised(current, context, was.view), context);
      if (loss) found.push(loss);
      continue;
    }
    const moved = rootMoved(was, now, context);
    found.push(...(moved && !context.given.has(moved.key) ? [moved] : fieldLosses(was, now, context)));
  }
  const outer = found.filter(({ isOuter }) => isOuter);
  return outer.length > 0 ? outer : found;
}

const isPromised = (current: PageEvidence, { now, mended }: Context, view: View): boolean =>
  judgeEmpty(now, mended, [view], current.seen, false).problems.length > 0;

const patchOf = (parser: Parser, changes: readonly PatchChange[], renames: readonly Rename[] = []): SelectorPatch => ({
  patch: 1,
  platform: parser.platform,
  ...(renames.length > 0 && { renamed: [...renames] }),
  changes: [...changes],
});

const changeFor = ({ view, path }: Found, selector: PatchChange["selectors"][number]): PatchChange => ({
  view: view.name,
  layout: view.layout,
  field: path,
  selectors: [selector],
});

function asCompared(reading: Reading, parser: Parser, { seen, views }: PageEvidence): Compared {
  const missing = judgeEmpty(reading, parser, parser.views, seen, views.size > 0);
  return {
    outcome: missing.outcome,
    problems: missing.problems,
    views: [...views.values()].flatMap(({ results }) => results),
  };
}
