import type { Page } from "../page/page.js";
import { perReading, type Reading } from "../page/reading.js";
import { type Census, censusOf, makeCensus, type Subject, toSubject } from "./census.js";
import { identityOf } from "./identity.js";
import { isSameRecord, sameness } from "./meaning.js";
import { type Minted, mint, toStem } from "./mint.js";
import { settle } from "./settle.js";
import { type Entry, loadEntries, type StoredRegistry, storeEntries } from "./store.js";

/** The references of one tab over time: kept while they mean the same, aliased after a re-render, never used twice. */
export interface Registry {
  /** The reference of an element: the one it has, the one that meant it before a re-render, or a new one. */
  refOf(element: Element, reading: Reading): string;
  /** What became of a reference, as of this reading; undefined for one that was never given. */
  entryOf(ref: string, reading: Reading): Entry | undefined;
  /** Whether nothing has changed on the page since the last reading, so that what was found then still holds. */
  isCurrent(page: Page): boolean;
  /** The same as of the last reading, without a look at the page. */
  lastKnown(ref: string): Entry | undefined;
  /** The reference that an element has already. */
  givenTo(element: Element): string | undefined;
  /** Whether a reference stands for one of several true duplicates: it holds only while none of them comes or goes. */
  isFragile(ref: string): boolean;
  /** Plain data, for storage or a snapshot. */
  store(): StoredRegistry;
}

export interface RegistryOptions {
  /**
   * For a snapshot and the registry that was stored with it: which element had which reference at that moment. Nothing
   * needs to be found again then, not even among true duplicates.
   */
  given?(reading: Reading): Iterable<readonly [ref: string, element: Element]>;
}

/** A registry, empty or with the references that an earlier one stored. */
export function createRegistry(stored?: StoredRegistry, options: RegistryOptions = {}): Registry {
  const entries = loadEntries(stored);
  const stems = new Map([...entries.values()].map(({ ref, key }) => [toStem(ref), key]));
  const byElement = new WeakMap<Element, string>();
  const held = { stems, has: (ref: string) => entries.has(ref), isBound: (element: Element) => byElement.has(element) };
  /** Everything that was on the page at the last reading, without the elements themselves. */
  let before: readonly Subject[] = [...entries.values()]
    .filter((one) => one.state.status !== "gone")
    .map((one) => one.subject);
  let current: WeakRef<Reading> | undefined;
  /** The page's revision and address at the last reading. */
  let seen: { revision: number | undefined; url: string } | undefined;
  let position: ReadonlyMap<Subject, number> = new Map();
  let given = options.given;
  const mintedIn = perReading((reading) => mint(censusOf(reading), held));

  function follow(reading: Reading): Census {
    const census = censusOf(reading);
    if (current?.deref() === reading) return census;
    current = new WeakRef(reading);
    seen = { revision: reading.dom.revision?.(reading.roots), url: reading.page.url };
    if (given) bind(given(reading), census, reading);
    else if (entries.size > 0) settle(entries, before, census, reading, byElement);
    given = undefined;
    remember(census);
    return census;
  }

  function bind(pairs: Iterable<readonly [string, Element]>, census: Census, reading: Reading): void {
    for (const [ref, element] of pairs) {
      const entry = entries.get(ref);
      if (!entry || byElement.has(element)) continue;
      entry.found = census.byElement.get(element);
      entry.listed = entry.found !== undefined;
      entry.subject = entry.found ?? toSubject(identityOf(reading, element));
      entry.element = new WeakRef(element);
      entry.state = { status: "ok" };
      byElement.set(element, ref);
    }
  }

  /** Keeps what the page holds without its elements: a registry holds no page in memory. */
  function remember(census: Census): void {
    before = census.subjects.map((subject) => {
      const twins = census.byExact.get(subject.exact)?.length ?? 1;
      return { identity: subject.identity, exact: subject.exact, ...(twins > 1 && { twins }) };
    });
    position = new Map(census.subjects.map((subject, i) => [subject, i]));
    for (const entry of entries.values()) {
      const at = entry.found && position.get(entry.found);
      if (at !== undefined) {
        entry.subject = before[at] as Subject;
        entry.listed = true;
      }
      entry.fragile = (entry.subject.twins ?? 1) > 1;
      delete entry.found;
    }
  }

  function give(element: Element, reading: Reading, census: Census): string {
    const listed = census.byElement.get(element);
    const at = listed && position.get(listed);
    const identity = listed?.identity ?? identityOf(reading, element);
    const subject = (at !== undefined && before[at]) || toSubject(identity);
    const { ref, key } = (listed && mintedIn(reading).get(listed)) ?? unlisted(subject, reading);
    entries.set(ref, {
      ref,
      key,
      fragile: (subject.twins ?? 1) > 1,
      subject,
      element: new WeakRef(element),
      listed: listed !== undefined,
      state: { status: "ok" },
    });
    stems.set(toStem(ref), key);
    byElement.set(element, ref);
    return ref;
  }

  /**
   * For an element that no census lists, as the root of a view: nobody looks for it after a re-render, so that it is known
   * again when it is asked for, by the key of its record.
   */
  function unlisted(subject: Subject, reading: Reading): Minted {
    const owners = new Map(stems);
    for (const { ref, key } of mintedIn(reading).values()) owners.set(toStem(ref), key);
    const alone = mint(makeCensus([subject]), { ...held, stems: owners, has: () => false }, "alone|").get(
      subject,
    ) as Minted;
    let ref = alone.ref;
    for (let number = 2; entries.has(ref); number++) {
      const entry = entries.get(ref) as Entry;
      const is = subject.identity;
      const was = entry.subject.identity;
      if (entry.state.status === "gone" && isSameRecord(was, is) && sameness(was, is) === "same") break;
      ref = `${alone.ref}.${number}`;
    }
    return { ref, key: alone.key };
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
    isCurrent: ({ dom, url }) => seen?.revision !== undefined && seen.url === url && seen.revision === dom.revision?.(),
    lastKnown: (ref) => entries.get(ref),
    givenTo: (element) => byElement.get(element),
    isFragile: (ref) => entries.get(ref)?.fragile ?? false,
    store() {
      const places = new Map(before.map((subject, i) => [subject, i]));
      return storeEntries(entries, (subject) => places.get(subject) ?? before.length);
    },
  };
}
