import { isHidden } from "../page/hidden.js";
import type { Page } from "../page/page.js";
import type { Reading } from "../page/reading.js";
import { type Around, aroundEach } from "./around.js";
import { candidatesIn } from "./candidates.js";
import { type Census, censusOf } from "./census.js";
import { isSameRecord, sameness } from "./meaning.js";
import { type Held, Mint, type Minted, toStem } from "./mint.js";
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
  const tab = new TabRegistry(stored, options);
  // members of its own, so that who wants to see each reference that is given can spread it
  return {
    refOf: (element, reading) => tab.refOf(element, reading),
    entryOf: (ref, reading) => tab.entryOf(ref, reading),
    isCurrent: (page) => tab.isCurrent(page),
    lastKnown: (ref) => tab.lastKnown(ref),
    givenTo: (element) => tab.givenTo(element),
    isFragile: (ref) => tab.isFragile(ref),
    store: () => tab.store(),
  };
}

/** A class, because an engine compiles its methods once; functions inside of a function are new to it on every page. */
class TabRegistry implements Registry, Held {
  private readonly entries: Map<string, Entry>;
  readonly stems: Map<string, string>;
  private readonly byElement = new WeakMap<Element, string>();
  private readonly mint = new Mint(this);
  private current: WeakRef<Reading> | undefined;
  /** The page's revision and address at the last reading. */
  private seen: { readonly revision: number | undefined; readonly url: string } | undefined;
  private given: RegistryOptions["given"];

  constructor(stored: StoredRegistry | undefined, { given }: RegistryOptions) {
    this.entries = loadEntries(stored);
    this.stems = new Map([...this.entries.values()].map(({ ref, key }) => [toStem(ref), key]));
    this.given = given;
  }

  refOf(element: Element, reading: Reading): string {
    this.follow(reading);
    return this.byElement.get(element) ?? this.give(element, reading);
  }

  entryOf(ref: string, reading: Reading): Entry | undefined {
    if (!this.entries.has(ref)) return undefined;
    this.follow(reading);
    return this.entries.get(ref);
  }

  isCurrent({ dom, url }: Page): boolean {
    const { seen } = this;
    return seen?.revision !== undefined && seen.url === url && seen.revision === dom.revision?.();
  }

  lastKnown(ref: string): Entry | undefined {
    return this.entries.get(ref);
  }

  givenTo(element: Element): string | undefined {
    return this.byElement.get(element);
  }

  isFragile(ref: string): boolean {
    const entry = this.entries.get(ref);
    return entry !== undefined && isFragile(entry);
  }

  store(): StoredRegistry {
    return storeEntries(this.entries);
  }

  has(ref: string): boolean {
    return this.entries.has(ref);
  }

  isBound(element: Element): boolean {
    return this.byElement.has(element);
  }

  /** Brings what was given up to date with what a reading sees. A page that did not change is not looked at. */
  private follow(reading: Reading): void {
    if (this.current?.deref() === reading) return;
    this.current = new WeakRef(reading);
    const isAsItWas = this.isCurrent(reading.page);
    this.seen = { revision: reading.dom.revision?.(reading.roots), url: reading.page.url };
    if (this.given) this.bind(this.given(reading), reading);
    else if (this.entries.size > 0 && !isAsItWas) this.catchUp(reading);
    this.given = undefined;
  }

  private bind(pairs: Iterable<readonly [string, Element]>, reading: Reading): void {
    for (const [ref, element] of pairs) {
      const entry = this.entries.get(ref);
      if (!entry || this.byElement.has(element)) continue;
      entry.element = new WeakRef(element);
      entry.place = placeOf(element, reading);
      entry.state = AS_GIVEN;
      this.byElement.set(element, ref);
    }
  }

  private catchUp(reading: Reading): void {
    const census = censusOf(reading);
    settle(this.entries, census, reading, this.byElement);
    const twins = once(() => textsOfTwins(census));
    for (const entry of this.entries.values()) {
      const { found } = entry;
      if (!found) continue;
      const element = found.element as Element;
      const count = census.byExact.get(found.exact)?.length ?? 1;
      entry.subject = toSubject(found.identity, undefined, count, count > 1 ? twins().get(element) : undefined);
      entry.place = placeOf(element, reading);
      entry.found = undefined;
    }
  }

  private give(element: Element, reading: Reading): string {
    const place = placeOf(element, reading);
    const minted = this.mint.make(element, reading, place !== undefined);
    const { key, subject } = minted;
    const ref = this.numbered(minted);
    const entry = { ref, key, subject, place, element: new WeakRef(element), state: AS_GIVEN, found: undefined };
    this.entries.set(ref, entry);
    this.byElement.set(element, ref);
    return ref;
  }

  /**
   * What no census lists, as the root of a view, is looked for by nobody after a re-render: it is known again when it is
   * asked for, by the key of its record.
   */
  private numbered(minted: Minted): string {
    let ref = minted.ref;
    for (let number = 2; this.entries.has(ref); number++) {
      const { state, subject } = this.entries.get(ref) as Entry;
      const was = subject.identity;
      const is = minted.subject.identity;
      if (state.status === "gone" && isSameRecord(was, is) && sameness(was, is) === "same") break;
      ref = `${minted.stem}.${number}`;
    }
    return ref;
  }
}

const placeOf = (element: Element, reading: Reading): number | undefined =>
  isHidden(reading, element) ? undefined : candidatesIn(reading).placeOf(element);

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
