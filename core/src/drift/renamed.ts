import type { Reading } from "../page/reading.js";
import type { Rename } from "../parser/renames.js";
import { type Canonical, canonicalOf } from "./canonical.js";
import { fingerprints } from "./fingerprint.js";
import { spread } from "./loss.js";
import { similarity } from "./similarity.js";

const CODE = /^[A-Za-z][A-Za-z0-9]*(?:[-_.:/][A-Za-z0-9]+)*$/;
/** A page that is built to be endless ends here. */
const MOST = 50_000;
/** So much of what the old name said has to be said by the new one. */
const SHARED = 0.5;
const LEAST = 2;
/** So many names of several words are no chance, however much was left behind, or was made unknown by a scrubber. */
const MANY = 3;
/** Elements of one custom element are so much alike under its old name and its new one. */
const ALIKE = 0.75;
/** What a program named, of several words: `true` and `open` may stand under any name. */
const WORDS = /^[A-Za-z]+(?:[-_.:/][A-Za-z0-9]+)+$|^[a-z]+[A-Z]/;

/**
 * Finds what changed its name between two pages. An attribute: program-made values left one name and stand under another,
 * which never had them. One such step moves every test id of a product at once. A custom element: its name is gone, and a new
 * one ends in the same words; the words before are the team's that ships it.
 */
export function renamedNames(was: Reading, now: Reading): Canonical {
  const [before, after] = [namesIn(was), namesIn(now)];
  const names = renamedAttributes(before.values, after.values);
  const canonical = canonicalOf(names);
  const [old, young] = [fingerprints(was, canonical), fingerprints(now, canonical)];
  const likeness: Likeness = (a, b) => similarity(old(a), young(b));
  return canonicalOf([...names, ...renamedTags(before.tags, after.tags, likeness)]);
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

function renamedAttributes(before: Values, after: Values): Rename[] {
  const names: Rename[] = [];
  for (const [old, values] of before) {
    const left = [...values].filter((value) => !after.get(old)?.has(value));
    let best: { name: string; share: number } | undefined;
    for (const [name, others] of after) {
      if (name === old) continue;
      const fresh = left.filter((value) => others.has(value) && !before.get(name)?.has(value));
      const share = fresh.length / left.length;
      const worded = fresh.filter((value) => WORDS.test(value)).length;
      const most = share >= SHARED && (fresh.length >= LEAST || share === 1);
      if (worded >= MANY || (worded > 0 && most)) {
        if (share > (best?.share ?? 0)) best = { name, share };
      }
    }
    if (best) names.push({ from: `[${old}]`, to: `[${best.name}]` });
  }
  return names;
}

type Tags = ReadonlyMap<string, readonly Element[]>;
type Likeness = (a: Element, b: Element) => number;

/** A whole family that moved (`force-*` → `records-*`) tells of each of its tags; one tag alone has to be like what it was. */
function renamedTags(before: Tags, after: Tags, likeness: Likeness): Rename[] {
  const fresh = [...after.keys()].filter((tag) => !before.has(tag));
  const pairs = [...before.keys()]
    .filter((tag) => !after.has(tag))
    .flatMap((from) => fresh.flatMap((to) => pairOf(from, to) ?? []));
  const families = new Map<string, Set<string>>();
  for (const { family, from } of pairs) families.set(family, (families.get(family) ?? new Set()).add(from));
  const size = ({ family }: Pair): number => families.get(family)?.size ?? 0;
  const found = new Map<string, string>();
  for (const pair of pairs.sort((a, b) => size(b) - size(a) || b.words - a.words)) {
    const { from, to } = pair;
    const like = (): number => nearest(before.get(from) ?? [], after.get(to) ?? [], likeness);
    if (!found.has(from) && (size(pair) >= LEAST || like() >= ALIKE)) found.set(from, to);
  }
  return [...found].map(([from, to]) => ({ from, to }));
}

interface Pair {
  readonly from: string;
  readonly to: string;
  /** How many words both end in. */
  readonly words: number;
  /** The words before, of both. */
  readonly family: string;
}

/** Two names that end in the same words; with those that they begin with, at least half of the shorter one. */
function pairOf(from: string, to: string): Pair | undefined {
  const [x, y] = [from.split("-"), to.split("-")];
  const most = Math.min(x.length, y.length);
  let words = 0;
  while (words < most && x.at(-1 - words) === y.at(-1 - words)) words++;
  let first = 0;
  while (first < most - words && x[first] === y[first]) first++;
  if (words === 0 || words === most || (first + words) * 2 < most) return undefined;
  return { from, to, words, family: `${x.slice(0, -words).join("-")} ${y.slice(0, -words).join("-")}` };
}

const nearest = (some: readonly Element[], others: readonly Element[], likeness: Likeness): number =>
  Math.max(...spread(some).flatMap((a) => spread(others).map((b) => likeness(a, b))));

function namesIn({ roots, dom }: Reading): { values: Map<string, Set<string>>; tags: Map<string, Element[]> } {
  const values = new Map<string, Set<string>>();
  const tags = new Map<string, Element[]>();
  let seen = 0;
  for (const { node } of roots.all) {
    for (const element of dom.queryAll(node, "*")) {
      if (seen++ > MOST) return { values, tags };
      const tag = element.localName;
      if (tag.includes("-")) tags.set(tag, [...(tags.get(tag) ?? []), element]);
      for (const name of element.getAttributeNames()) {
        if (!name.startsWith("data-") || name.startsWith("data-onscreen-")) continue;
        const value = element.getAttribute(name) ?? "";
        if (!CODE.test(value)) continue;
        const found = values.get(name) ?? new Set();
        values.set(name, found.add(value));
      }
    }
  }
  return { values, tags };
}
