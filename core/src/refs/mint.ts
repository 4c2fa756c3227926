import { type ElementFacts, factsOf } from "../page/facts.js";
import { isHiddenIn } from "../page/hidden.js";
import type { Reading } from "../page/reading.js";
import { candidatesIn } from "./candidates.js";
import { type Identity, identityIn } from "./identity.js";
import { hookKey, isOwnIn, saidKey } from "./keys.js";
import { itemKey, type Subject, toSubject } from "./subject.js";
import { byNumbers, type Member, twinsAmong } from "./twins.js";
import { digest } from "./words.js";

/** Words that a model reads as one token where the role is none. */
const SHORT: Readonly<Record<string, string>> = {
  searchbox: "search",
  combobox: "combo",
  generic: "click",
  none: "click",
  presentation: "click",
  listitem: "item",
  navigation: "nav",
};

/** A reference that was made for an element, with what the element means. */
export interface Minted {
  readonly ref: string;
  /** The reference less the number of a duplicate. */
  readonly stem: string;
  /** A digest of what the stem was made from: another key never gets the same string. */
  readonly key: string;
  readonly subject: Subject;
}

/** The references of a tab. */
export interface Held {
  /** Every stem that was made, given or not, with the key that it was made from; the mint adds to them. */
  readonly stems: Map<string, string>;
  has(ref: string): boolean;
  isBound(element: Element): boolean;
}

/**
 * Makes references: a word for the role and six digits, a hash of the strongest key that is unique on the page. Nothing of
 * place goes into it, so two captures of one page agree without shared state. Digits because models read three of them as
 * one token. Another key under the same hash gets nine; duplicates of one key are numbered in document order; a string that
 * was given before is never given to something else. What an element means is gathered for it and for what might mean the
 * same, never for the whole page.
 */
export class Mint {
  constructor(private readonly held: Held) {}

  make(element: Element, reading: Reading, isListed: boolean): Minted {
    const facts = factsOf(reading, element);
    const identity = identityIn(reading, facts);
    if (!isListed) return this.makeAlone(identity);
    const hook = hookKey(identity, isOwnIn(reading));
    if (hook) return this.makeHooked(identity, hook);
    if (!facts.minted) this.makeAlike(facts, reading);
    return facts.minted as Minted;
  }

  /** The stem of a key, made longer where another key has it. */
  private stemOf(key: string, role: string): string {
    const { stems } = this.held;
    const digits = key.slice(-9);
    const word = roleWord(role);
    let stem = word + digits.slice(0, 6);
    let owner = stems.get(stem);
    if (owner !== undefined && owner !== key) {
      stem = word + digits;
      for (owner = stems.get(stem); owner !== undefined && owner !== key; owner = stems.get(stem)) stem += "0";
    }
    if (owner === undefined) stems.set(stem, key);
    return stem;
  }

  /** For all that may mean the same at once, so that duplicates are numbered as they stand and not as they are asked for. */
  private makeAlike(facts: ElementFacts, reading: Reading): void {
    const alike = candidatesIn(reading).alike(facts);
    // most say something that nothing else says
    if (alike.length === 1) {
      const identity = identityIn(reading, facts);
      this.makeOne(keyOf(identity), identity, facts);
      return;
    }
    const groups = new Map<string, ElementFacts | ElementFacts[]>();
    const isOwn = isOwnIn(reading);
    for (const its of alike) {
      if (isHiddenIn(reading, its)) continue;
      const identity = identityIn(reading, its);
      if (hookKey(identity, isOwn)) continue;
      const key = keyOf(identity);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, its);
      else if (Array.isArray(known)) known.push(its);
      else groups.set(key, [known, its]);
    }
    for (const [key, found] of groups) {
      if (!Array.isArray(found)) this.makeOne(key, identityIn(reading, found), found);
      else {
        const members = found.map((its) => ({ facts: its, identity: identityIn(reading, its) }));
        for (const [numbers, some] of byNumbers(members)) this.makeEach(key, numbers, some);
      }
    }
  }

  private makeOne(key: string, identity: Identity, facts: ElementFacts): void {
    if (this.held.isBound(facts.element)) return;
    const stem = this.stemOf(key, identity.role);
    facts.minted = { ref: this.free(stem), stem, key, subject: toSubject(identity) } satisfies Minted;
  }

  /**
   * For all of one key, numbered where they are several.
   *
   * @param numbers in their names, where these tell them from others of that key
   */
  private makeEach(keyOfAll: string, numbers: string | undefined, members: readonly Member[]): void {
    const [first] = members;
    if (!first) return;
    const key = numbers === undefined ? keyOfAll : keyOf(first.identity, `|${numbers}`);
    if (members.length === 1) {
      this.makeOne(key, first.identity, first.facts);
      return;
    }
    const stem = this.stemOf(key, first.identity.role);
    const twinsOf = twinsAmong(members);
    let number = 0;
    for (const { facts, identity } of members) {
      if (this.held.isBound(facts.element)) continue;
      let ref = stem;
      do ref = ++number === 1 ? stem : `${stem}.${number}`;
      while (this.held.has(ref));
      const { count, around } = twinsOf(facts.element, identity);
      facts.minted = { ref, stem, key, subject: toSubject(identity, undefined, count, around) } satisfies Minted;
    }
  }

  private makeHooked(identity: Identity, hook: string): Minted {
    const key = digest(`${identity.role}|${hook}`);
    const stem = this.stemOf(key, identity.role);
    return { ref: this.free(stem), stem, key, subject: toSubject(identity) };
  }

  /** For what nobody lists, as the root of a view: by its own key, whatever else there is. */
  private makeAlone(identity: Identity): Minted {
    const { role } = identity;
    const hook = hookKey(identity, () => true);
    // a test id may be that of every item
    const key = digest(`alone|${role}|${hook ? `${hook}|${itemKey(identity)}` : saidKey(identity)}`);
    const stem = this.stemOf(key, role);
    return { ref: stem, stem, key, subject: toSubject(identity) };
  }

  private free(stem: string): string {
    let ref = stem;
    for (let number = 2; this.held.has(ref); number++) ref = `${stem}.${number}`;
    return ref;
  }
}

/** Its digest: the text itself is long, and every reference would keep one. */
const keyOf = (identity: Identity, numbers = ""): string => digest(`${identity.role}|${saidKey(identity)}${numbers}`);

const roleWord = (role: string): string => SHORT[role] ?? (/^[a-z]{1,12}$/.test(role) ? role : trimmed(role));
const trimmed = (role: string): string => role.replace(/[^a-z]/g, "").slice(0, 12);

/** A reference less the number of a duplicate. */
export const toStem = (ref: string): string => ref.replace(/\.\d+$/, "");
