import type { Reading } from "../page/reading.js";
import { type Census, censusOf, makeCensus, type Subject, toSubject } from "./census.js";
import { identityOf } from "./identity.js";
import { mint } from "./mint.js";
import { settle } from "./settle.js";
import { type Entry, loadEntries, type StoredRegistry, storeEntries } from "./store.js";

/** The references of one tab over time: kept while they mean the same, aliased after a re-render, never used twice. */
export interface Registry {
  /** The reference of an element: the one it has, the one that meant it before a re-render, or a new one. */
  refOf(element: Element, reading: Reading): string;
  /** What became of a reference, as of this reading; undefined for one that was never given. */
  entryOf(ref: string, reading: Reading): Entry | undefined;
  /** Whether a reference stands for one of several true duplicates: it holds only while none of them comes or goes. */
  isFragile(ref: string): boolean;
  /** Plain data, for storage or a snapshot. */
  store(): StoredRegistry;
}

/** A registry, empty or with the references that an earlier one stored. */
export function createRegistry(stored?: StoredRegistry): Registry {
  const entries = loadEntries(stored);
  const byElement = new WeakMap<Element, string>();
  /** Everything that was on the page at the last reading, without the elements themselves. */
  let before: readonly Subject[] = [...entries.values()].map((entry) => entry.subject);
  let current: WeakRef<Reading> | undefined;
  let minted: ReturnType<typeof mint> | undefined;
  let position: ReadonlyMap<Subject, number> = new Map();

  function follow(reading: Reading): Census {
    const census = censusOf(reading);
    if (current?.deref() === reading) return census;
    current = new WeakRef(reading);
    minted = undefined;
    if (entries.size > 0) {
      const gone = [...entries.values()].filter((entry) => entry.state.status === "gone").map((entry) => entry.subject);
      const known = new Set(before);
      settle(
        entries,
        makeCensus([...before, ...gone.filter((subject) => !known.has(subject))]),
        census,
        reading,
        byElement,
      );
    }
    before = census.subjects.map(({ identity }) => toSubject(identity));
    position = new Map(census.subjects.map((subject, i) => [subject, i]));
    for (const entry of entries.values()) {
      const at = entry.found && position.get(entry.found);
      if (at !== undefined) entry.subject = before[at] as Subject;
      delete entry.found;
    }
    return census;
  }

  function give(element: Element, reading: Reading, census: Census): string {
    const subject = census.byElement.get(element);
    const taken = new Set(entries.keys());
    minted ??= mint(census, taken);
    const own = subject && minted.get(subject);
    const alone = own && !taken.has(own.ref) ? own : mintAlone(element, reading, taken);
    const identity = subject?.identity ?? identityOf(reading, element);
    const at = subject ? (position.get(subject) ?? -1) : -1;
    entries.set(alone.ref, {
      ref: alone.ref,
      fragile: alone.fragile,
      subject: before[at] ?? toSubject(identity),
      element: new WeakRef(element),
      state: { status: "ok" },
    });
    byElement.set(element, alone.ref);
    return alone.ref;
  }

  return {
    refOf(element, reading) {
      const census = follow(reading);
      return byElement.get(element) ?? give(element, reading, census);
    },
    entryOf(ref, reading) {
      if (!entries.has(ref)) return undefined;
      follow(reading);
      return entries.get(ref);
    },
    isFragile: (ref) => entries.get(ref)?.fragile ?? false,
    store: () => storeEntries(entries),
  };
}

/** For an element that is no candidate by itself, or whose reference an earlier element holds. */
function mintAlone(element: Element, reading: Reading, taken: ReadonlySet<string>): { ref: string; fragile: boolean } {
  const subject = toSubject(identityOf(reading, element), element);
  const { ref, fragile } = mint(makeCensus([subject]), taken).get(subject) ?? { ref: "el", fragile: true };
  let unique = ref;
  for (let number = 2; taken.has(unique); number++) unique = `${ref}.${number}`;
  return { ref: unique, fragile: fragile || unique !== ref };
}
