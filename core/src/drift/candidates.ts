import type { Selector } from "../page/selector.js";
import type { Fingerprint } from "./fingerprint.js";
import { similarity } from "./similarity.js";
import { asSelector, type Piece, selectorsFor } from "./suggest.js";

/** A selector that may stand for a lost one. */
export interface Candidate {
  readonly selector: Selector;
  /** How alike what it finds is to what was read before: 0 to 1. */
  readonly score: number;
  /** How many elements it gives, over all places. */
  readonly matched: number;
  readonly elements: readonly Element[];
}

/** One place in which a lost field is looked for. */
export interface Search {
  readonly scope: Element;
  /** Every element that could be it: of the right kind, on the screen, nobody's writing, no other field's. */
  readonly pool: readonly Element[];
  /** What a selector gives there, by the rules of the field. */
  take(css: string): readonly Element[];
}

export interface Wanted {
  readonly searches: readonly Search[];
  /** What was read before. */
  readonly samples: readonly Fingerprint[];
  /** What stood beside it and was not it. */
  readonly rivals?: readonly Fingerprint[];
  /** In what share of the places something was read before. */
  readonly fill: number;
  /** Whether all that is found counts together: a list is right or wrong as a set. */
  readonly set: boolean;
  readonly fingerprintOf: (element: Element) => Fingerprint;
  /** The element above, out of shadow roots too. */
  readonly parentOf: (element: Element) => Element | null;
  /** The month to be written beside classes that a build gave. */
  readonly month?: string | undefined;
}

const PLACES = 8;
const BEST = 3;
/** Below this nothing is like it. */
const LEAST = 0.35;
/** Items of one list differ by this much at most. */
const ALIKE = 0.9;

/**
 * Ranks selectors for a lost field: each candidate finds other elements than those before it, and is the most trusted
 * selector that finds exactly them.
 */
export function rank(wanted: Wanted): Candidate[] {
  const searches = wanted.searches.slice(0, PLACES);
  const scores = scorer(wanted);
  const pieces = new Map<string, Piece>();
  for (const { pool, scope } of searches) {
    const ranked = pool
      .map((element) => [scores(element), element] as const)
      .filter(([score]) => score >= LEAST)
      .sort(([a], [b]) => b - a)
      .slice(0, BEST);
    for (const [, element] of ranked)
      for (const piece of selectorsFor(element, scope, wanted.parentOf)) pieces.set(piece.css, piece);
  }
  const found = [...pieces.values()].map((piece) => ({ piece, ...judge(piece.css, searches, wanted, scores) }));
  // the same elements by several selectors are one candidate: the most trusted counts
  const distinct = new Map<string, (typeof found)[number]>();
  const keyOf = numbering();
  for (const one of found.filter(({ score }) => score >= LEAST).sort((a, b) => a.piece.cost - b.piece.cost)) {
    const key = keyOf(one.elements);
    if (!distinct.has(key)) distinct.set(key, one);
  }
  return [...distinct.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ piece, score, elements }) => ({
      selector: asSelector(piece, wanted.month),
      score: Math.round(score * 100) / 100,
      matched: elements.length,
      elements,
    }));
}

/** Names a set of elements by numbers that are given out as they come. */
function numbering(): (elements: readonly Element[]) => string {
  const numbers = new Map<Element, number>();
  return (elements) => {
    for (const element of elements) if (!numbers.has(element)) numbers.set(element, numbers.size);
    return elements.map((element) => numbers.get(element)).join();
  };
}

/** What is more like something that stood beside it than like the value itself. */
const RIVAL = 0.85;

/** How alike an element is to any of the samples; less where it is more like a rival. */
export function scorer({
  samples,
  rivals = [],
  fingerprintOf,
}: Pick<Wanted, "samples" | "rivals" | "fingerprintOf">): (element: Element) => number {
  const known = new Map<Element, number>();
  const nearest = (own: Fingerprint, all: readonly Fingerprint[]): number =>
    all.reduce((best, one) => Math.max(best, similarity(one, own)), 0);
  return (element) => {
    let score = known.get(element);
    if (score === undefined) {
      const own = fingerprintOf(element);
      score = nearest(own, samples);
      if (score >= LEAST && nearest(own, rivals) > score) score *= RIVAL;
      known.set(element, score);
    }
    return score;
  };
}

function judge(
  css: string,
  searches: readonly Search[],
  { set, fill }: Wanted,
  scores: (element: Element) => number,
): { score: number; elements: Element[] } {
  const elements: Element[] = [];
  let sum = 0;
  let hits = 0;
  for (const { pool, take } of searches) {
    const taken = take(css);
    if (taken.length === 0) continue;
    hits++;
    elements.push(...taken);
    if (!set) {
      sum += pool.includes(taken[0] as Element) ? scores(taken[0] as Element) : 0;
      continue;
    }
    const best = Math.max(...pool.map(scores), 0);
    const alike = pool.filter((element) => scores(element) >= best * ALIKE);
    // of what stands in one another the most alike is meant, of equals the outermost
    const yields = (element: Element, other: Element): boolean =>
      other !== element &&
      ((other.contains(element) && scores(other) >= scores(element)) ||
        (element.contains(other) && scores(other) > scores(element)));
    const meant = new Set(alike.filter((element) => !alike.some((other) => yields(element, other))));
    const right = taken.filter((element) => meant.has(element)).length;
    const mean = taken.reduce((total, element) => total + scores(element), 0) / taken.length;
    sum += (mean * 2 * right) / (taken.length + meant.size);
  }
  if (hits === 0) return { score: 0, elements };
  const coverage = Math.min(1, hits / Math.max(1, Math.round(fill * searches.length)));
  return { score: (sum / hits) * coverage, elements };
}
