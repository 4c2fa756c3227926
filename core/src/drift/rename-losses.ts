import { describeSelector, type Selector } from "../page/selector.js";
import { attributeNames, type Rename, renamedSelector, widenedSelector } from "../parser/renames.js";
import type { Parser, View } from "../parser/types.js";
import { scorer } from "./candidates.js";
import { isRecordList } from "./compare.js";
import { type Evidence, type PageEvidence, pick, type ViewEvidence } from "./evidence.js";
import { fillOf, sumHealth } from "./fill.js";
import { fingerprints } from "./fingerprint.js";
import { type Both, type Found, nameLoss, spread } from "./loss.js";
import { isDemanded } from "./losses.js";
import { fieldPaths, outerPath } from "./paths.js";

/** The renames that a parser's views go by: in a selector, or as the attribute that is the value. */
export function usedRenames(views: readonly View[], renames: readonly Rename[]): Rename[] {
  const fields = views.flatMap((view) => [...fieldPaths(view).values()]);
  const own = views.flatMap(({ root, background, covered, authored }) => [
    ...root,
    ...background,
    ...covered,
    ...authored,
  ]);
  return renames.filter(
    (rename) =>
      isUsed(rename, own) || fields.some(({ selectors, also, kind }) => isUsed(rename, [...selectors, ...also], kind)),
  );
}

const isUsed = (rename: Rename, selectors: readonly Selector[], kind = ""): boolean =>
  selectors.some((selector) => isNamed(selector, [rename])) ||
  (kind.startsWith("attr ") && attributeNames(kind.slice(5), [rename]).length > 1);

const isNamed = (selector: Selector, renames: readonly Rename[]): boolean =>
  describeSelector(widenedSelector(selector, renames)) !== describeSelector(selector);

/**
 * What is not read because a name is another now: what the accepted page gave, the page of today does not, and does by the
 * new names. Signs are among it, which no likeness could tell from what is only not true.
 */
export function renameLosses(
  accepted: PageEvidence,
  first: PageEvidence,
  again: PageEvidence,
  both: Both,
  parser: Parser,
): Found[] {
  return [...accepted.views].flatMap(([key, was]) => {
    const [now, back] = [first.views.get(key), again.views.get(key)];
    if (!back) return [];
    const isSame = now?.roots.length === back.roots.length && now.roots.every((root) => back.roots.includes(root));
    return now && isSame ? fieldsBack(was, now, back, both) : [rootBack(was, back, both, parser)];
  });
}

function rootBack(was: ViewEvidence, back: ViewEvidence, { was: old, now, canonical }: Both, parser: Parser): Found {
  const view = parser.views.find(({ name, layout }) => name === was.view.name && layout === was.view.layout);
  const root = view?.root ?? [];
  const named = root.filter((selector) => isNamed(selector, canonical.renames));
  const scores = scorer({
    samples: spread(was.roots).map(fingerprints(old, canonical)),
    fingerprintOf: fingerprints(now, canonical),
  });
  return {
    ...nameLoss(was.view, "(root)"),
    renamed: canonical.renames.filter((rename) => root.some((selector) => isNamed(selector, [rename]))),
    state: "root-lost",
    required: true,
    fills: {},
    selectors: root,
    places: [],
    candidates: [
      {
        selector: renamedSelector((named.length > 0 ? named : root)[0] as Selector, canonical.renames),
        score: rounded(Math.max(...back.roots.map(scores))),
        matched: back.roots.length,
        elements: back.roots,
      },
    ],
    isOuter: true,
    affects: [...was.fields.keys()],
  };
}

function fieldsBack(was: ViewEvidence, now: ViewEvidence, back: ViewEvidence, both: Both): Found[] {
  const found = [...was.fields.values()].filter(
    ({ path }) => countOf(was, path) > 0 && newOnes(now, back, path).length > 0,
  );
  const lost = new Set(found.map(({ path }) => path));
  const outside = (path: string): string | undefined => {
    for (let at = outerPath(path); at !== ""; at = outerPath(at)) if (lost.has(at)) return at;
    return undefined;
  };
  return found
    .filter(({ path }) => outside(path) === undefined)
    .map((field) => ({
      ...fieldBack(field, was, now, back, both),
      affects: found.filter(({ path }) => outside(path) === field.path).map(({ path }) => path),
    }));
}

const elementsOf = ({ fields }: ViewEvidence, path: string): readonly Element[] => [
  ...new Set(fields.get(path)?.sightings.flatMap(({ elements }) => elements)),
];
/** What is found by the new names and was not by the old; a later choice may have found something else. */
function newOnes(now: ViewEvidence, back: ViewEvidence, path: string): Element[] {
  const known = new Set(elementsOf(now, path));
  return elementsOf(back, path).filter((element) => !known.has(element));
}
const countOf = (evidence: ViewEvidence, path: string): number => elementsOf(evidence, path).length;

function fieldBack(
  { path, selectors, kind }: Evidence,
  was: ViewEvidence,
  now: ViewEvidence,
  back: ViewEvidence,
  { was: old, now: young, canonical }: Both,
): Found {
  const elements = newOnes(now, back, path);
  const places = back.fields.get(path)?.sightings.map(({ place }) => place) ?? [];
  const scores = scorer({
    samples: spread(elementsOf(was, path)).map(fingerprints(old, canonical)),
    fingerprintOf: fingerprints(young, canonical),
  });
  const finds = (selector: Selector): boolean =>
    places.some((place) => pick(place, kind, [selector]).some((element) => elements.includes(element)));
  const best = selectors.find(finds) ?? selectors[0];
  const [before, after] = [was, now].map(({ results }) => sumHealth(results.map(({ health }) => health)));
  const [b, a] = [before && fillOf(before, path), after && fillOf(after, path)];
  const isGone = countOf(now, path) === 0;
  return {
    ...nameLoss(was.view, path),
    renamed: canonical.renames.filter((rename) => isUsed(rename, selectors, kind)),
    state: isGone ? "lost" : "fallback",
    required: isGone && (isDemanded(now, path) || (before !== undefined && isRecordList(path, before))),
    fills: { ...(b && { before: b }), ...(a && { after: a }) },
    selectors,
    places: (now.fields.get(path)?.sightings ?? []).map(({ place }) => place).slice(0, 50),
    candidates: [
      {
        selector: renamedSelector(best as Selector, canonical.renames),
        score: rounded(Math.max(...spread(elements).map(scores))),
        matched: elements.length,
        elements,
      },
    ],
    isOuter: false,
    affects: [],
  };
}

const rounded = (score: number): number => Math.round(score * 100) / 100;
