import { composedParent } from "../page/composed.js";
import { describeSelector, type Selector } from "../page/selector.js";
import type { Health } from "../parser/health.js";
import type { Place } from "../parser/place.js";
import { rank, scorer } from "./candidates.js";
import { isRecordList } from "./compare.js";
import { type Evidence, isSet, pick, type Sighting, type ViewEvidence } from "./evidence.js";
import { fellBack, fillOf, sumHealth } from "./fill.js";
import { type Fingerprint, fingerprints } from "./fingerprint.js";
import { type Both, type Found, nameLoss, spread } from "./loss.js";
import { outerPath } from "./paths.js";
import { couldBe, originOf, searchAt, withOrigin } from "./search.js";
import { shared, type Uses, usesOf } from "./shared.js";

const PLACES = 16;
const RIVALS = 12;
/** An optional value counts as lost when what is like it is at least this much so. */
const LIKE = 0.8;
/** And more so than what stood beside it all along. */
const MORE = 0.1;
const SLIGHTLY = 0.005;
const SAME = 0.97;

/** Fields that had a value at some place and have none at any, or only by a later choice. */
export function fieldLosses(was: ViewEvidence, now: ViewEvidence, both: Both): Found[] {
  const before = usesOf(was);
  const after = usesOf(now);
  const [old, young] = [was, now].map(({ results }) => sumHealth(results.map(({ health }) => health)));
  if (!old || !young) return [];
  const isBack = (path: string): boolean => {
    const [b, a] = [fillOf(old, path), fillOf(young, path)];
    return b !== undefined && a !== undefined && fellBack(b, a);
  };
  const lost = [...was.fields.values()].filter((field) => isLost(field, was, now, isBack(field.path)));
  const all = new Set(lost.filter(({ path }) => !isBack(path)).map(({ path }) => path));
  return lost
    .filter(({ path }) => !all.has(outerPath(path)))
    .flatMap((field) => {
      const state = isBack(field.path) ? "fallback" : "lost";
      const loss = lossOf(field, state, { was, now, old, young, both, before, after });
      const affects = [...was.fields.keys()].filter((path) => path !== field.path && isInside(path, field.path));
      return loss ? [{ ...loss, affects: state === "lost" ? affects : [] }] : [];
    });
}

const isInside = (path: string, outer: string): boolean =>
  path.startsWith(outer) && /^(?:\[\]|\.)/.test(path.slice(outer.length));

const hasValue = ({ sightings }: Evidence): boolean => sightings.some(({ elements }) => elements.length > 0);

function isLost(was: Evidence, before: ViewEvidence, { fields }: ViewEvidence, isBack: boolean): boolean {
  const now = fields.get(was.path);
  // whether a sign is gone or only not true, no page tells; nor where on the element being read to look for it
  if (was.kind.startsWith("flag") || !now || !hasValue(was)) return false;
  // a template waits for a value beside it: that one is lost, or not there
  if (!now.sightings.some(({ isAsked }) => isAsked)) return false;
  if (!was.kind.startsWith("attr ") && was.sightings.some(({ place, elements }) => elements[0] === place.element))
    return false;
  // of a list all selectors count together: other items are found by others
  if (hasValue(now)) return isBack && !isSet(was.kind);
  if (now.sightings.some(({ isMute }) => isMute)) return false;
  const field = /^(.*~)\w+$/.exec(was.path)?.[1];
  // another alternative answers for it, as it did before; one that never answered yet is a last resort
  const answers = (other: Evidence): boolean => {
    const earlier = before.fields.get(other.path);
    return other.path.startsWith(field ?? "") && hasValue(other) && earlier !== undefined && hasValue(earlier);
  };
  return field === undefined || ![...fields.values()].some(answers);
}

interface Sides {
  was: ViewEvidence;
  now: ViewEvidence;
  old: Health;
  young: Health;
  both: Both;
  before: Uses;
  after: Uses;
}

function lossOf(was: Evidence, state: "lost" | "fallback", sides: Sides): Found | undefined {
  const { both, old, young, now: current } = sides;
  const now = current.fields.get(was.path) as Evidence;
  const seen = sightingsOf(was, state).filter(({ elements }) => elements.length > 0);
  const origin = originOf(was);
  const partners = shared(sides.before, was);
  const isOpen = (element: Element): boolean => {
    const others = sides.after.get(element);
    return !others || [...others].some((path) => partners.has(path));
  };
  const places = now.sightings.map(({ place }) => place);
  const samples = spread(seen.flatMap(({ elements }) => elements)).map(fingerprints(both.was, both.canonical));
  const rivals = rivalsOf(was, seen, samples, both, origin);
  const ranked = rank({
    searches: places.map((place) => searchAt(place, was.kind, origin, isOpen)),
    samples,
    rivals: rivals.nearest,
    fill: seen.length / was.sightings.length,
    set: isSet(was.kind),
    fingerprintOf: fingerprints(both.now, both.canonical),
    parentOf: (element) => composedParent(element, both.now),
    month: both.month,
  });
  const candidates = ranked.map((one) => ({
    ...one,
    selector: withOrigin(one.selector, origin),
  }));
  const required = state === "lost" && isDemanded(current, was.path);
  // where the very name that the table goes by is gone from the page, what stands beside is no other explanation
  const isRenamed = was.selectors.some((selector) =>
    [...both.canonical.gone].some((name) => describeSelector(selector).includes(`[${name}`)),
  );
  const [first] = candidates;
  const least = isRenamed ? LIKE : Math.max(LIKE, more(rivals.best));
  if (!required && (!first || first.score < least || !(isRenamed || isTelling(first.selector)))) return undefined;
  // an attribute that nothing has any more: what had it can be shown, but not that it stands under another name
  const isFound = first?.elements.some((element) => couldBe(element, was.kind, places[0] as Place)) ?? false;
  if (!required && !isFound && !both.canonical.gone.has(was.kind.slice("attr ".length))) return undefined;
  const [b, a] = [fillOf(old, was.path), fillOf(young, was.path)];
  return {
    ...nameLoss(sides.was.view, was.path),
    state,
    // a view whose list is lost shows nothing of what it is for
    required: required || (state === "lost" && isRecordList(was.path, old)),
    fills: { ...(b && { before: b }), ...(a && { after: a }) },
    selectors: now.selectors,
    places: places.slice(0, 50),
    candidates,
    isOuter:
      state === "lost" && (isSet(was.kind) || was.kind === "group" || was.kind === "person" || was.kind === "moment"),
    affects: [],
  };
}

/** Whether the record of a view was not kept because of a field. */
export const isDemanded = ({ results }: ViewEvidence, path: string): boolean =>
  results.some(
    (result) =>
      result.status === "degraded" &&
      result.problems.some(({ field = "" }) => suspects(field.replace(/\[\d+\]/g, "[]"), path)),
  );

/** Whether a problem with one path may come from the loss of another: the same, a part of it, or what it is an alternative of. */
const suspects = (told: string, path: string): boolean =>
  told === path ||
  path.startsWith(`${told}.`) ||
  path.startsWith(`${told}~`) ||
  path.replace(/\[\]/g, "") === told.replace(/\[\]/g, "");

/** Of a field that fell back, what its first choice found: what the later ones find stood beside it all along. */
function sightingsOf(
  { sightings, selectors: [first], kind }: Evidence,
  state: "lost" | "fallback",
): readonly Sighting[] {
  if (state === "lost" || first === undefined) return sightings;
  return sightings.map(({ place }) => ({ place, elements: pick(place, kind, [first]), isMute: false, isAsked: true }));
}

/** Whether a selector goes by more than a tag or a position, which anything may have. */
const isTelling = (selector: Selector): boolean => {
  const css = typeof selector === "string" ? selector : (selector.find ?? selector.css);
  return /[[.#]|^[a-z]\w*-/.test(css.split(/[\s>]+/).at(-1) ?? "") && !css.includes(":nth-of-type");
};

/** What stood beside a value all along, and now that the value is gone looks a little more like it, is not the value. */
const more = (other: number): number => Math.max(other + SLIGHTLY, Math.min(other + MORE, SAME));

interface Rivals {
  /** How alike the most alike of them is. */
  readonly best: number;
  readonly nearest: readonly Fingerprint[];
}

/** What stood beside a value all along and is most like it. */
function rivalsOf(
  { sightings, kind }: Evidence,
  seen: readonly Sighting[],
  samples: readonly Fingerprint[],
  { was: reading, canonical }: Both,
  origin: Selector | undefined,
): Rivals {
  const fingerprintOf = fingerprints(reading, canonical);
  const scores = scorer({ samples, fingerprintOf });
  const own = new Set(seen.flatMap(({ elements }) => elements));
  const others = new Set(
    spread(sightings, PLACES).flatMap(
      ({ place }) => searchAt(place, kind, origin, (element) => !own.has(element)).pool,
    ),
  );
  const ranked = [...others].map((element) => [scores(element), element] as const).sort(([a], [b]) => b - a);
  return { best: ranked[0]?.[0] ?? 0, nearest: ranked.slice(0, RIVALS).map(([, element]) => fingerprintOf(element)) };
}
