import type { Census } from "./census.js";
import type { Identity } from "./identity.js";
import { isRecordKey } from "./meaning.js";
import type { Subject } from "./subject.js";

const ENOUGH = 6;
const MOST = 0.6;

/**
 * Pairs by order, for a page whose words all changed at once (another interface language): between anchors that carry no
 * language, runs of equal length and equal roles are the same elements. Undefined when the words did not change.
 */
export function alignRenamed(from: Census, to: Census): ReadonlyMap<Subject, Subject> | undefined {
  const before = singles(from);
  const after = singles(to);
  const anchors: [number, number][] = [];
  let named = 0;
  let renamed = 0;
  const position = new Map(to.subjects.map((subject, i) => [subject, i]));
  for (const [i, subject] of from.subjects.entries()) {
    const key = languageFreeKey(subject.identity);
    const other = before.get(key) === subject ? after.get(key) : undefined;
    if (!other || !hasHook(subject.identity)) continue;
    anchors.push([i, position.get(other) as number]);
    if (!/\p{L}{3}/u.test(subject.identity.name)) continue;
    named++;
    if (subject.identity.name !== other.identity.name) renamed++;
  }
  if (named < ENOUGH || renamed / named <= MOST) return undefined;
  const pairs = new Map<Subject, Subject>();
  for (const [i, j] of anchors) pairs.set(from.subjects[i] as Subject, to.subjects[j] as Subject);
  fillGaps(rising(anchors), from, to, pairs);
  return pairs;
}

function fillGaps(anchors: readonly [number, number][], from: Census, to: Census, pairs: Map<Subject, Subject>): void {
  const fences: [number, number][] = [[-1, -1], ...anchors, [from.subjects.length, to.subjects.length]];
  for (let k = 1; k < fences.length; k++) {
    const [a, b] = fences[k - 1] as [number, number];
    const [c, d] = fences[k] as [number, number];
    if (c - a !== d - b) continue;
    const run = Array.from(
      { length: c - a - 1 },
      (_, n) => [from.subjects[a + 1 + n], to.subjects[b + 1 + n]] as [Subject, Subject],
    );
    if (!run.every(([x, y]) => isSameKind(x.identity, y.identity))) continue;
    // order alone never tells duplicates apart: a list may have given their nodes to others
    for (const [x, y] of run) if (isOnly(x, from) && isOnly(y, to)) pairs.set(x, y);
  }
}

const isOnly = ({ exact, twins }: Subject, census: Census): boolean =>
  (twins ?? 1) === 1 && (census.byExact.get(exact)?.length ?? 1) === 1;

/** Anchors that keep their order: one that moved can't fence a gap. */
function rising(anchors: readonly [number, number][]): [number, number][] {
  const kept: [number, number][] = [];
  for (const anchor of anchors) if (anchor[1] > (kept[kept.length - 1]?.[1] ?? -1)) kept.push(anchor);
  return kept;
}

function singles(census: Census): Map<string, Subject | null> {
  const found = new Map<string, Subject | null>();
  for (const subject of census.subjects) {
    const key = languageFreeKey(subject.identity);
    found.set(key, found.has(key) ? null : subject);
  }
  return found;
}

const hasHook = (i: Identity): boolean => Boolean(i.testId || i.control || i.id || i.href);
const languageFreeKey = (i: Identity): string =>
  [i.role, i.type, i.testId, i.control, i.value, i.id, i.href, i.items[0]?.find(isRecordKey) ?? ""].join("|");
const isSameKind = (a: Identity, b: Identity): boolean =>
  a.role === b.role &&
  a.type === b.type &&
  a.tag === b.tag &&
  a.href === b.href &&
  a.control === b.control &&
  a.value === b.value &&
  Boolean(a.name) === Boolean(b.name) &&
  a.landmark.split("/").length === b.landmark.split("/").length;
