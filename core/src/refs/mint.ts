import type { Census, Subject } from "./census.js";
import { shortHash } from "./words.js";

const SHORT: Readonly<Record<string, string>> = {
  button: "btn",
  link: "lnk",
  textbox: "txt",
  searchbox: "srch",
  checkbox: "chk",
  radio: "rad",
  combobox: "sel",
  menuitem: "mi",
  option: "opt",
  switch: "sw",
  treeitem: "tree",
  generic: "el",
  slider: "sld",
  listitem: "item",
  none: "el",
  navigation: "nav",
  heading: "head",
};
const HASH_FROM = 3;
const HASH_TO = 8;

export interface Minted {
  readonly ref: string;
  /** What the reference was made from: another key never gets the same string. */
  readonly key: string;
}

/** The references that were given before. */
export interface Held {
  /** Their stems (less the number of a duplicate), with the key that each was made from. */
  readonly stems: ReadonlyMap<string, string>;
  has(ref: string): boolean;
  isBound(element: Element): boolean;
}

/**
 * References for everything of a census that has none: role, two words of the name, and a hash of the strongest key that is
 * unique on the page. Nothing of place or order goes into it, so two captures of one page agree without shared state, and
 * in whatever order they are asked for. Another key under the same hash makes it longer; duplicates of one key are numbered;
 * a string that was given before is never given to something else.
 */
export function mint(census: Census, held: Held, kind = ""): Map<Subject, Minted> {
  const minted = new Map<Subject, Minted>();
  const owners = new Map(held.stems);
  const numbers = new Map<string, number>();
  for (const subject of census.subjects) {
    if (subject.element && held.isBound(subject.element)) continue;
    const key = `${kind}${subject.identity.role}|${strongestKey(subject, census)}`;
    const stem = stemOf(subject, key, owners);
    owners.set(stem, key);
    let number = numbers.get(stem) ?? 0;
    let ref = stem;
    do ref = ++number === 1 ? stem : `${stem}.${number}`;
    while (held.has(ref));
    numbers.set(stem, number);
    minted.set(subject, { ref, key });
  }
  return minted;
}

/** A reference less the number of a duplicate. */
export const toStem = (ref: string): string => ref.replace(/\.\d+$/, "");

function stemOf(subject: Subject, key: string, owners: ReadonlyMap<string, string>): string {
  const base = `${roleWord(subject.identity.role)}${slug(subject)}`;
  const hash = shortHash(key, HASH_TO);
  for (let length = HASH_FROM; length < HASH_TO; length++) {
    const stem = `${base}-${hash.slice(0, length)}`;
    if ((owners.get(stem) ?? key) === key) return stem;
  }
  return `${base}-${hash}`;
}

function strongestKey({ identity: i, exact }: Subject, census: Census): string {
  const alone = (key: string): boolean => (census.byKey.get(key)?.length ?? 0) <= 1;
  const inItem = i.items[0]?.[0] ?? "";
  if (i.testId && alone(`test ${i.testId}`)) return `t:${i.testId}`;
  if (i.control && alone(`control ${i.control}|${i.value}`)) return `c:${i.control}|${i.form}|${i.value}`;
  if (i.id && alone(`id ${i.id}`)) return `i:${i.id}`;
  const said = `s:${i.name}|${i.href}|${inItem || i.landmark}|${i.scope}|${i.testId}`;
  return i.name || i.href || inItem ? said : `x:${exact}`;
}

const roleWord = (role: string): string => SHORT[role] ?? role.replace(/[^a-z]/g, "").slice(0, 6);

/** Two words of what the element is called, so that a model that writes a reference writes what it means. */
function slug({ identity }: Subject): string {
  const words = (identity.name || identity.control || identity.testId).toLowerCase().match(/[a-z]+/g) ?? [];
  const text = words.slice(0, 2).join("-").slice(0, 12).replace(/-$/, "");
  return text ? `-${text}` : "";
}
