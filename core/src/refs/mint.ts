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
const HASH_FROM = 2;
const HASH_TO = 8;

export interface Minted {
  readonly ref: string;
  /** True duplicates share everything but their number: the reference holds only while none comes or goes. */
  readonly fragile: boolean;
}

/**
 * References for a whole census: role, two words of the name, and a hash of the strongest key that is unique on the page.
 * Nothing of place or order goes into it, so two captures of one page agree without shared state. A collision lengthens the
 * later hash and never renumbers the others; `taken` are strings that may not be used again.
 */
export function mint(census: Census, taken: ReadonlySet<string>): Map<Subject, Minted> {
  const minted = new Map<Subject, Minted>();
  const owner = new Map<string, string>();
  for (const subject of census.subjects) {
    const key = strongestKey(subject, census);
    const base = `${roleWord(subject.identity.role)}${slug(subject)}`;
    const hash = shortHash(`${subject.identity.role}|${key}`, HASH_TO);
    let length = HASH_FROM;
    let ref = `${base}-${hash.slice(0, length)}`;
    while (
      length < HASH_TO &&
      ((owner.has(ref) && owner.get(ref) !== key) || (taken.has(ref) && owner.get(ref) !== key))
    )
      ref = `${base}-${hash.slice(0, ++length)}`;
    const twin = owner.get(ref) === key;
    owner.set(ref, key);
    let number = 1;
    let unique = ref;
    while (twin && owner.has(unique)) unique = `${ref}.${++number}`;
    if (twin) owner.set(unique, `${key}\u0000${number}`);
    minted.set(subject, { ref: unique, fragile: (census.byExact.get(subject.exact)?.length ?? 0) > 1 });
  }
  return minted;
}

function strongestKey({ identity: i, exact }: Subject, census: Census): string {
  const alone = (key: string): boolean => census.byKey.get(key)?.length === 1;
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
