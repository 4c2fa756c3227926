import { composedOrder } from "../page/composed.js";
import { isHidden } from "../page/hidden.js";
import { perReading, type Reading } from "../page/reading.js";
import { TEST_IDS } from "./generated.js";
import { type Identity, identityOf } from "./identity.js";

/** One element that can be referred to, with what it means. `element` is absent in a census that was loaded. */
export interface Subject {
  readonly element?: Element;
  readonly identity: Identity;
  /** Everything that the identity says, as one text: equal for true duplicates only. */
  readonly exact: string;
  /** How many of them there were at the last reading; absent for one. */
  readonly twins?: number;
}

/** All that can be referred to on a page at one moment, with the indexes by which one is found again. */
export interface Census {
  readonly subjects: readonly Subject[];
  readonly byElement: ReadonlyMap<Element, Subject>;
  readonly byExact: ReadonlyMap<string, readonly Subject[]>;
  /** Key of one kind of evidence to the subjects that carry it. */
  readonly byKey: ReadonlyMap<string, readonly Subject[]>;
  /** Nearest subjects before and after that have no duplicate: what anchors duplicates. */
  readonly neighbours: ReadonlyMap<Subject, readonly [before: string, after: string]>;
}

/** What a person or an agent may act on, and the parts that records refer to. */
const CANDIDATES = [
  "a,button,input,select,textarea,summary,option,[role],[tabindex],[onclick],[contenteditable],[data-onscreen-click~=handler],li,tr,article,form,dialog,main,nav,label",
  ...TEST_IDS.map((name) => `[${name}]`),
].join(",");

export const censusOf = perReading((reading: Reading): Census => {
  const elements = new Set<Element>();
  for (const { node } of reading.roots.all)
    for (const element of reading.dom.queryAll(node, CANDIDATES)) elements.add(element);
  const ordered = [...elements].filter((element) => !isHidden(reading, element));
  if (reading.roots.all.length > 1) ordered.sort(composedOrder(reading));
  return makeCensus(ordered.map((element) => toSubject(identityOf(reading, element), element)));
});

export function toSubject(identity: Identity, element?: Element): Subject {
  return { ...(element && { element }), identity, exact: exactKey(identity) };
}

export function makeCensus(subjects: readonly Subject[]): Census {
  const byElement = new Map<Element, Subject>();
  const byExact = new Map<string, Subject[]>();
  const byKey = new Map<string, Subject[]>();
  for (const subject of subjects) {
    if (subject.element) byElement.set(subject.element, subject);
    push(byExact, subject.exact, subject);
    for (const key of evidenceKeys(subject.identity)) push(byKey, key, subject);
  }
  return { subjects, byElement, byExact, byKey, neighbours: neighboursOf(subjects, byExact) };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function exactKey(i: Identity): string {
  return [
    i.role,
    i.type,
    i.testId,
    i.id,
    i.control,
    i.value,
    i.href,
    i.name,
    i.items[0]?.[0] ?? "",
    i.landmark,
    i.form,
    i.scope,
  ].join("\u0001");
}

/** The kinds of evidence that alone can lead from an old meaning to a new element. */
export function evidenceKeys(i: Identity): string[] {
  const keys: string[] = [];
  if (i.testId) keys.push(`test ${i.testId}`);
  if (i.id) keys.push(`id ${i.id}`);
  if (i.control) keys.push(`control ${i.control}|${i.value}`);
  if (i.href) keys.push(`href ${i.href}`);
  if (i.name) keys.push(`name ${i.role}|${i.name}`);
  for (const key of i.items[0] ?? []) keys.push(`item ${key}|${i.role}`);
  return keys;
}

function neighboursOf(
  subjects: readonly Subject[],
  byExact: ReadonlyMap<string, readonly Subject[]>,
): Map<Subject, [string, string]> {
  const neighbours = new Map<Subject, [string, string]>();
  const isSingle = (subject: Subject): boolean => byExact.get(subject.exact)?.length === 1;
  let before = "^";
  for (const subject of subjects) {
    neighbours.set(subject, [before, "$"]);
    if (isSingle(subject)) before = subject.exact;
  }
  let after = "$";
  for (let i = subjects.length - 1; i >= 0; i--) {
    const subject = subjects[i] as Subject;
    (neighbours.get(subject) as [string, string])[1] = after;
    if (isSingle(subject)) after = subject.exact;
  }
  return neighbours;
}
