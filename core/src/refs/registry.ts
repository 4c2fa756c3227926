import { isHidden } from "../page/hidden.js";
import type { Page } from "../page/page.js";
import type { Reading } from "../page/reading.js";
import { type Around, aroundEach } from "./around.js";
import { candidatesIn } from "./candidates.js";
import { type Census, censusOf } from "./census.js";
import { isSameRecord, sameness } from "./meaning.js";
import { createMint, type Minted, toStem } from "./mint.js";
import { once } from "./once.js";
import { settle } from "./settle.js";
import { type Entry, type EntryState, isFragile, loadEntries, storeEntries } from "./store.js";
import type { StoredRegistry } from "./stored.js";
import { toSubject } from "./subject.js";

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

/** A registry, empty or with the references that an earlier one stored; what is no stored reference is left out. */
export function createRegistry(stored?: StoredRegistry, options: RegistryOptions = {}): Registry {
  const entries = loadEntries(stored);
  const stems = new Map([...entries.values()].map(({ ref, key }) => [toStem(ref), key]));
  const byElement = new WeakMap<Element, string>();
  const mint = createMint({ stems, has: (ref) => entries.has(ref), isBound: (element) => byElement.has(element) });
  let current: WeakRef<Reading> | undefined;
  /** The page's revision and address at the last reading. */
  let seen: { revision: number | undefined; url: string } | undefined;
  let given = options.given;

  /** Brings what was given up to date with what a reading sees. A page that did not change is not looked at. */
  function follow(reading: Reading): void {
    if (current?.deref() === reading) return;
    current = new WeakRef(reading);
    const isAsItWas = isCurrent(reading.page);
    seen = { revision: reading.dom.revision?.(reading.roots), url: reading.page.url };
    if (given) bind(given(reading), reading);
    else if (entries.size > 0 && !isAsItWas) catchUp(reading);
    given = undefined;
  }

  const isCurrent = ({ dom, url }: Page): boolean =>
    seen?.revision !== undefined && seen.url === url && seen.revision === dom.revision?.();

  function bind(pairs: Iterable<readonly [string, Element]>, reading: Reading): void {
    for (const [ref, element] of pairs) {
      const entry = entries.get(ref);
      if (!entry || byElement.has(element)) continue;
      entry.element = new WeakRef(element);
      entry.place = placeOf(element, reading);
      entry.state = AS_GIVEN;
      byElement.set(element, ref);
    }
  }

  function catchUp(reading: Reading): void {
    const census = censusOf(reading);
    settle(entries, census, reading, byElement);
    const twins = once(() => textsOfTwins(census));
    for (const entry of entries.values()) {
      const { found } = entry;
      if (!found) continue;
      const element = found.element as Element;
      const count = census.byExact.get(found.exact)?.length ?? 1;
      entry.subject = toSubject(found.identity, undefined, count, count > 1 ? twins().get(element) : undefined);
      entry.place = placeOf(element, reading);
      entry.found = undefined;
    }
  }

  const placeOf = (element: Element, reading: Reading): number | undefined =>
    isHidden(reading, element) ? undefined : candidatesIn(reading).placeOf(element);

  function give(element: Element, reading: Reading): string {
    const place = placeOf(element, reading);
    const minted = mint(element, reading, place !== undefined);
    const { key, subject } = minted;
    const ref = numbered(minted);
    entries.set(ref, { ref, key, subject, place, element: new WeakRef(element), state: AS_GIVEN, found: undefined });
    byElement.set(element, ref);
    return ref;
  }

  /**
   * What no census lists, as the root of a view, is looked for by nobody after a re-render: it is known again when it is
   * asked for, by the key of its record.
   */
  function numbered(minted: Minted): string {
    let ref = minted.ref;
    for (let number = 2; entries.has(ref); number++) {
      const { state, subject } = entries.get(ref) as Entry;
      const was = subject.identity;
      const is = minted.subject.identity;
      if (state.status === "gone" && isSameRecord(was, is) && sameness(was, is) === "same") break;
      ref = `${minted.stem}.${number}`;
    }
    return ref;
  }

  return {
    refOf(element, reading) {
      follow(reading);
      return byElement.get(element) ?? give(element, reading);
    },
    entryOf(ref, reading) {
      if (!entries.has(ref)) return undefined;
      follow(reading);
      return entries.get(ref);
    },
    isCurrent,
    lastKnown: (ref) => entries.get(ref),
    givenTo: (element) => byElement.get(element),
    isFragile(ref) {
      const entry = entries.get(ref);
      return entry !== undefined && isFragile(entry);
    },
    store: () => storeEntries(entries),
  };
}

const AS_GIVEN: EntryState = { status: "ok" };

/** What is written around each of the duplicates of a page. */
function textsOfTwins({ byExact }: Census): ReadonlyMap<Element, Around> {
  const texts = new Map<Element, Around>();
  for (const alike of byExact.values()) {
    if (alike.length === 1) continue;
    const elements = alike.flatMap(({ element }) => element ?? []);
    for (const [element, text] of aroundEach(elements)) texts.set(element, text);
  }
  return texts;
}
