import { isHidden } from "../page/hidden.js";
import { perReading, type Reading } from "../page/reading.js";
import { candidatesIn, push } from "./candidates.js";
import { identityOf } from "./identity.js";
import { hookKey, isOwnIn, saidKey } from "./keys.js";
import { itemKey, type Subject, toSubject } from "./subject.js";
import { byNumbers, type Member, twinsAmong } from "./twins.js";
import { shortNumber } from "./words.js";

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
  /** What the stem was made from: another key never gets the same string. */
  readonly key: string;
  readonly subject: Subject;
}

/** The references that were given before. */
export interface Held {
  /** Their stems, with the key that each was made from. */
  readonly stems: ReadonlyMap<string, string>;
  has(ref: string): boolean;
  isBound(element: Element): boolean;
}

interface Made {
  readonly byElement: Map<Element, Minted>;
  readonly stems: Map<string, string>;
}

/**
 * Makes references: a word for the role and six digits, a hash of the strongest key that is unique on the page. Nothing of
 * place goes into it, so two captures of one page agree without shared state. Digits because models read three of them as
 * one token. Another key under the same hash gets nine; duplicates of one key are numbered in document order; a string that
 * was given before is never given to something else. What an element means is gathered for it and for what might mean the
 * same, never for the whole page.
 */
export function createMint(held: Held): (element: Element, reading: Reading, isListed: boolean) => Minted {
  const madeIn = perReading((): Made => ({ byElement: new Map(), stems: new Map() }));

  /** The stem of a key, made longer where another key has it. */
  function stemOf(key: string, role: string, { stems }: Made): string {
    const digits = shortNumber(key);
    const word = roleWord(role);
    let stem = `${word}${digits.slice(0, 6)}`;
    if (isOther(stem, key, stems)) stem = `${word}${digits}`;
    while (isOther(stem, key, stems)) stem += "0";
    stems.set(stem, key);
    return stem;
  }

  const isOther = (stem: string, key: string, stems: ReadonlyMap<string, string>): boolean =>
    (stems.get(stem) ?? held.stems.get(stem) ?? key) !== key;

  /** For all that may mean the same at once, so that duplicates are numbered as they stand and not as they are asked for. */
  function makeAlike(element: Element, reading: Reading, made: Made): void {
    const groups = new Map<string, Member[]>();
    const isOwn = isOwnIn(reading);
    for (const one of candidatesIn(reading).alike(element)) {
      if (isHidden(reading, one)) continue;
      const identity = identityOf(reading, one);
      if (!hookKey(identity, isOwn)) push(groups, `${identity.role}|${saidKey(identity)}`, { one, identity });
    }
    for (const [key, members] of groups) {
      if (members.length === 1) makeEach(key, members, made);
      else for (const [inner, some] of byNumbers(key, members)) makeEach(inner, some, made);
    }
  }

  /** For all of one key, numbered where they are several. */
  function makeEach(key: string, members: readonly Member[], made: Made): void {
    const role = members[0]?.identity.role ?? "";
    const stem = stemOf(key, role, made);
    const twinsOf = members.length > 1 ? twinsAmong(members) : undefined;
    let number = 0;
    for (const { one, identity } of members) {
      if (held.isBound(one)) continue;
      let ref = stem;
      do ref = ++number === 1 ? stem : `${stem}.${number}`;
      while (held.has(ref));
      const twins = twinsOf?.(one, identity);
      made.byElement.set(one, { ref, stem, key, subject: toSubject(identity, undefined, twins?.count, twins?.around) });
    }
  }

  return (element, reading, isListed) => {
    const made = madeIn(reading);
    if (!isListed) return makeAlone(element, reading, made);
    const hook = hookKey(identityOf(reading, element), isOwnIn(reading));
    if (hook) return makeHooked(element, hook, reading, made);
    if (!made.byElement.has(element)) makeAlike(element, reading, made);
    return made.byElement.get(element) as Minted;
  };

  function makeHooked(element: Element, hook: string, reading: Reading, made: Made): Minted {
    const subject = toSubject(identityOf(reading, element));
    const key = `${subject.identity.role}|${hook}`;
    const stem = stemOf(key, subject.identity.role, made);
    return { ref: free(stem), stem, key, subject };
  }

  /** For what nobody lists, as the root of a view: by its own key, whatever else there is. */
  function makeAlone(element: Element, reading: Reading, made: Made): Minted {
    const identity = identityOf(reading, element);
    const { role } = identity;
    const hook = hookKey(identity, () => true);
    // a test id may be that of every item
    const key = `alone|${role}|${hook ? `${hook}|${itemKey(identity)}` : saidKey(identity)}`;
    const stem = stemOf(key, role, made);
    return { ref: stem, stem, key, subject: toSubject(identity) };
  }

  function free(stem: string): string {
    let ref = stem;
    for (let number = 2; held.has(ref); number++) ref = `${stem}.${number}`;
    return ref;
  }
}

const roleWord = (role: string): string => SHORT[role] ?? role.replace(/[^a-z]/g, "").slice(0, 12);

/** A reference less the number of a duplicate. */
export const toStem = (ref: string): string => ref.replace(/\.\d+$/, "");
