import { isHidden } from "../page/hidden.js";
import { perReading, type Reading } from "../page/reading.js";
import { allCandidates, controlHook, idHook, push, testHook } from "./candidates.js";
import { type Identity, identityOf } from "./identity.js";
import { once } from "./once.js";
import { type Subject, toSubject } from "./subject.js";
import { numbersIn } from "./words.js";

/**
 * All that can be referred to on a page at one moment, with the indexes by which one is found again. Each index is made when
 * it is first asked for: a page that did not change needs none.
 */
export interface Census {
  readonly subjects: readonly Subject[];
  readonly byElement: ReadonlyMap<Element, Subject>;
  readonly byExact: ReadonlyMap<string, readonly Subject[]>;
  /** Key of one kind of evidence to the subjects that carry it. */
  readonly byKey: ReadonlyMap<string, readonly Subject[]>;
  /** What anchors duplicates. */
  readonly neighbours: ReadonlyMap<Subject, Neighbours>;
}

/** The nearest subjects before and after that have no duplicate, and how far away the farther one is: 1 is next to it. */
export interface Neighbours {
  before: string;
  after: string;
  distance: number;
}

/** What is shown and can be referred to, with what it means: needed only to find again what a changed page has moved. */
export const censusOf = perReading((reading: Reading): Census => {
  const subjects: Subject[] = [];
  for (const element of allCandidates(reading))
    if (!isHidden(reading, element)) subjects.push(toSubject(identityOf(reading, element), element));
  return makeCensus(subjects);
});

export function makeCensus(subjects: readonly Subject[]): Census {
  const byElement = once(() => indexed(subjects, ({ element }) => element));
  const byExact = once(() => grouped(subjects, ({ exact }) => [exact]));
  const byKey = once(() => grouped(subjects, ({ identity }) => evidenceKeys(identity)));
  const neighbours = once(() => neighboursOf(subjects, byExact()));
  return {
    subjects,
    get byElement() {
      return byElement();
    },
    get byExact() {
      return byExact();
    },
    get byKey() {
      return byKey();
    },
    get neighbours() {
      return neighbours();
    },
  };
}

function indexed<K>(subjects: readonly Subject[], keyOf: (subject: Subject) => K | undefined): Map<K, Subject> {
  const index = new Map<K, Subject>();
  for (const subject of subjects) {
    const key = keyOf(subject);
    if (key !== undefined) index.set(key, subject);
  }
  return index;
}

function grouped(
  subjects: readonly Subject[],
  keysOf: (subject: Subject) => readonly string[],
): Map<string, Subject[]> {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) for (const key of keysOf(subject)) push(groups, key, subject);
  return groups;
}

/** The kinds of evidence that alone can lead from an old meaning to a new element. */
export function evidenceKeys(i: Identity): string[] {
  const keys: string[] = [];
  if (i.testId) keys.push(testHook(i.testId));
  if (i.id) keys.push(idHook(i.id));
  if (i.control) keys.push(controlHook(i.control, i.value));
  if (i.href) keys.push(`href ${i.href}`);
  if (i.name) keys.push(nameKey(i));
  const numbered = numberedKey(i);
  if (numbered) keys.push(numbered);
  for (const key of i.items[0] ?? []) keys.push(`item ${key}|${i.role}`);
  return keys;
}

export const nameKey = (i: Identity): string => `name ${i.role}|${i.name}`;

export function numberedKey(i: Identity): string | undefined {
  const numbers = numbersIn(i.rawName);
  return numbers ? `${nameKey(i)}|${numbers}` : undefined;
}

function neighboursOf(
  subjects: readonly Subject[],
  byExact: ReadonlyMap<string, readonly Subject[]>,
): Map<Subject, Neighbours> {
  const neighbours = new Map<Subject, Neighbours>();
  const isSingle = (subject: Subject): boolean => byExact.get(subject.exact)?.length === 1;
  let before = "^";
  let at = -1;
  for (const [i, subject] of subjects.entries()) {
    neighbours.set(subject, { before, after: "$", distance: i - at });
    if (isSingle(subject)) [before, at] = [subject.exact, i];
  }
  let after = "$";
  at = subjects.length;
  for (let i = subjects.length - 1; i >= 0; i--) {
    const subject = subjects[i] as Subject;
    const known = neighbours.get(subject) as Neighbours;
    known.after = after;
    known.distance = Math.max(known.distance, at - i);
    if (isSingle(subject)) [after, at] = [subject.exact, i];
  }
  return neighbours;
}
