import { isHidden } from "../page/hidden.js";
import type { Reading } from "../page/reading.js";
import type { Selector } from "../page/selector.js";
import type { Place } from "../parser/place.js";
import type { View } from "../parser/types.js";
import { type Candidate, rank, type Search, scorer } from "./candidates.js";
import { type Evidence, isSet, type ViewEvidence } from "./evidence.js";
import { fillOf, sumHealth } from "./fill.js";
import { type Fingerprint, fingerprints } from "./fingerprint.js";
import { outerPath } from "./paths.js";
import { originOf, searchAt, searchRoot, withOrigin } from "./search.js";
import { shared, type Uses, usesOf } from "./shared.js";
import type { DriftState, Fill } from "./types.js";

/** Something that was read and is not read any more. */
export interface Found {
  readonly key: string;
  readonly viewKey: string;
  readonly view: View;
  readonly path: string;
  readonly state: DriftState;
  readonly required: boolean;
  readonly fills: { before?: Fill; after?: Fill };
  readonly selectors: readonly Selector[];
  readonly places: readonly Place[];
  readonly candidates: readonly Candidate[];
  /** Others are read inside of it. */
  readonly isOuter: boolean;
  readonly affects: readonly string[];
}

export interface Both {
  readonly was: Reading;
  readonly now: Reading;
  readonly month: string | undefined;
}

const SAMPLES = 5;
/** An optional value counts as lost when what is like it is at least this much so. */
const LIKE = 0.72;
/** And more so than what stood beside it all along. */
const MORE = 0.02;

/** A view that is not there: lost where the address promises it, or where something much like it stands. */
export function rootLoss(was: ViewEvidence, isPromised: boolean, { was: old, now, month }: Both): Found | undefined {
  const samples = was.roots.slice(0, SAMPLES).map((root) => fingerprints(old)(root));
  const fingerprintOf = fingerprints(now);
  const candidates = rank({
    searches: [searchRoot(now, () => true)],
    samples,
    fill: 1,
    set: true,
    fingerprintOf,
    month,
  });
  if (!isPromised && (candidates[0]?.score ?? 0) < LIKE) return undefined;
  return {
    ...of(was.view, "(root)"),
    state: "root-lost",
    required: true,
    fills: {},
    selectors: was.view.root,
    places: [],
    candidates,
    isOuter: true,
    affects: [...was.fields.keys()],
  };
}

const of = (view: View, path: string) => {
  const viewKey = `${view.name}/${view.layout}`;
  return { view, path, viewKey, key: `${viewKey} ${path}` };
};

/** Fields that had a value at some place and have none at any. */
export function fieldLosses(was: ViewEvidence, now: ViewEvidence, both: Both): Found[] {
  const before = usesOf(was);
  const after = usesOf(now);
  const lost = [...was.fields.values()].filter((field) => isLost(field, now.fields.get(field.path), was));
  const all = new Set(lost.map(({ path }) => path));
  return lost
    .filter(({ path }) => !all.has(outerPath(path)))
    .flatMap((field) => {
      const loss = lossOf(field, now.fields.get(field.path) as Evidence, was, now, both, { before, after });
      return loss
        ? [
            {
              ...loss,
              affects: [...was.fields.keys()].filter((path) => path !== field.path && isInside(path, field.path)),
            },
          ]
        : [];
    });
}

const isInside = (path: string, outer: string): boolean =>
  path.startsWith(outer) && /^(?:\[\]|\.)/.test(path.slice(outer.length));

const hasValue = ({ sightings }: Evidence): boolean => sightings.some(({ elements }) => elements.length > 0);

function isLost(was: Evidence, now: Evidence | undefined, { fields }: ViewEvidence): boolean {
  if (!now || now.sightings.length === 0 || !hasValue(was) || hasValue(now)) return false;
  // a sign on the element being read is no place to look for
  if (was.sightings.some(({ place, elements }) => elements[0] === place.element) && !was.kind.startsWith("attr "))
    return false;
  return fields.has(was.path);
}

function lossOf(
  was: Evidence,
  now: Evidence,
  own: ViewEvidence,
  current: ViewEvidence,
  both: Both,
  uses: { before: Uses; after: Uses },
): Found | undefined {
  const seen = was.sightings.filter(({ elements }) => elements.length > 0);
  const origin = originSelector(was);
  const partners = shared(uses.before, was);
  const isOpen = (element: Element): boolean => {
    const others = uses.after.get(element);
    return !others || [...others].some((path) => partners.has(path));
  };
  const places = now.sightings.map(({ place }) => place);
  const samples = spread(seen.flatMap(({ elements }) => elements)).map(fingerprints(both.was));
  const ranked = rank({
    searches: places.map((place) => searchAt(place, was.kind, origin, isOpen)),
    samples,
    fill: seen.length / was.sightings.length,
    set: isSet(was.kind),
    fingerprintOf: fingerprints(both.now),
    month: both.month,
  });
  const candidates = ranked.map((one) => ({
    ...one,
    selector: withOrigin(one.selector, originOf(origin), regionOf(origin)),
  }));
  const required = current.results.some(
    (result) =>
      result.status === "degraded" &&
      result.problems.some(({ field = "" }) => suspects(field.replace(/\[\d+\]/g, "[]"), was.path)),
  );
  if (!required && (candidates[0]?.score ?? 0) < Math.max(LIKE, beside(was, samples, both.was, origin) + MORE))
    return undefined;
  const [b, a] = [own, current].map(({ results }) => fillOf(sumHealth(results.map(({ health }) => health)), was.path));
  return {
    ...of(own.view, was.path),
    state: "lost",
    required,
    fills: { ...(b && { before: b }), ...(a && { after: a }) },
    selectors: now.selectors,
    places: places.slice(0, 50),
    candidates,
    isOuter: isSet(was.kind) || was.kind === "group" || was.kind === "person" || was.kind === "moment",
    affects: [],
  };
}

/** Whether a problem with one path may come from the loss of another: the same, a part of it, or what it is an alternative of. */
const suspects = (told: string, path: string): boolean =>
  told === path ||
  path.startsWith(`${told}.`) ||
  path.startsWith(`${told}~`) ||
  path.replace(/\[\]/g, "") === told.replace(/\[\]/g, "");

const originSelector = ({ selectors }: Evidence): Selector | undefined => selectors[0];
const regionOf = (selector: Selector | undefined): string | undefined =>
  typeof selector === "object" ? selector.css : undefined;

/** First, last and some between: items of a list differ. */
function spread<T>(all: readonly T[]): T[] {
  if (all.length <= SAMPLES) return [...all];
  return Array.from({ length: SAMPLES }, (_, i) => all[Math.round((i * (all.length - 1)) / (SAMPLES - 1))] as T);
}

/** How alike the most alike of those was that stood beside the value all along. */
function beside(
  was: Evidence,
  samples: readonly Fingerprint[],
  reading: Reading,
  origin: Selector | undefined,
): number {
  const scores = scorer({ samples, fingerprintOf: fingerprints(reading) });
  const own = new Set(was.sightings.flatMap(({ elements }) => elements));
  const searches: Search[] = was.sightings
    .slice(0, 8)
    .map(({ place }) => searchAt(place, was.kind, origin, (element) => !own.has(element)));
  return Math.max(
    0,
    ...searches.flatMap(({ pool }) => pool.filter((element) => !isHidden(reading, element)).map(scores)),
  );
}
