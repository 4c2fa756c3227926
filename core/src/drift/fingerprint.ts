import { composedParent } from "../page/composed.js";
import { isFrozenAttribute } from "../page/frozen.js";
import type { Reading } from "../page/reading.js";
import { type Canonical, unchanged } from "./canonical.js";

/**
 * What an element is like, without its classes and without a word of its text: what stays when a platform gives its classes
 * new names or ships a new build. It names no person, but the codes of attributes are the page's own: it is kept in memory.
 */
export interface Fingerprint {
  readonly tag: string;
  /** Names of attributes, hyphens aside: `data-test-id` and `data-testid` are one name to a person. */
  readonly names: ReadonlySet<string>;
  /** Words of machine-made values (test ids, names of controls, roles), whatever attribute they stand in. */
  readonly codes: ReadonlySet<string>;
  /** The nearest elements above, innermost first. */
  readonly path: readonly string[];
  /** Names and codes of all that it stands in, as far as that tells one part of a page from another. */
  readonly above: ReadonlySet<string>;
  /** `a 9, 9:9 a` for `May 1, 9:00 AM`. */
  readonly shape: string;
  /** Length of the text in powers of two. */
  readonly size: number;
  readonly kids: ReadonlySet<string>;
  readonly inside: ReadonlySet<string>;
  readonly parent: ReadonlySet<string>;
  readonly beside: readonly [before: string, after: string];
  /** First, last, only, or between. */
  readonly stands: string;
}

const PATH = 6;
const INSIDE = 60;
const ABOVE = 12;
const CODED = /^(?:data-.*|id|role|type|itemprop|for|slot|part|aria-controls|aria-haspopup|autocomplete|inputmode)$/;
const CODE = /^[A-Za-z][A-Za-z0-9]*(?:[-_.:/][A-Za-z0-9]+)*$/;
const CONTROL = /^(?:input|select|textarea|button|form|fieldset|iframe)$/;

/** The fingerprint of an element; a reading keeps them, see `fingerprints`. */
export function fingerprint(element: Element, reading: Reading, canonical: Canonical): Fingerprint {
  const shadow = reading.roots.byHost.get(element)?.node;
  const text = ((element.textContent ?? "").trim() || (shadow?.textContent ?? "")).slice(0, 400).trim();
  const own = childrenOf(element, reading).slice(0, INSIDE);
  const parent = composedParent(element, reading);
  return {
    tag: kindOf(element),
    names: namesOf(element, canonical),
    codes: codesOf(element),
    path: pathOf(element, reading),
    above: aboveOf(element, reading),
    shape: shapeOf(text),
    size: text === "" ? 0 : Math.ceil(Math.log2(text.length + 1)),
    kids: new Set(own.map(kindOf)),
    inside: insideOf(element, reading, canonical),
    parent: new Set(parent ? [kindOf(parent), ...namesOf(parent, canonical), ...codesOf(parent)] : []),
    beside: [signOf(element.previousElementSibling, canonical), signOf(element.nextElementSibling, canonical)],
    stands: `${element.previousElementSibling ? "" : "first"}${element.nextElementSibling ? "" : "last"}`,
  };
}

/** Fingerprints that are made once an element. */
export function fingerprints(reading: Reading, canonical: Canonical = unchanged): (element: Element) => Fingerprint {
  const made = new WeakMap<Element, Fingerprint>();
  return (element) => {
    let found = made.get(element);
    if (!found) {
      found = fingerprint(element, reading, canonical);
      made.set(element, found);
    }
    return found;
  };
}

/** Tag and role; the namespace of a custom element says which team ships it, and changes with the team. */
function kindOf(element: Element): string {
  const tag = element.localName;
  const name = tag.includes("-") ? tag.slice(tag.indexOf("-") + 1) : tag;
  const role = element.getAttribute("role");
  return role ? `${name}@${role}` : name;
}

const signOf = (element: Element | null, canonical: Canonical): string =>
  element ? [kindOf(element), ...namesOf(element, canonical)].join(" ") : "";

function namesOf(element: Element, canonical: Canonical): Set<string> {
  const names = element
    .getAttributeNames()
    .filter((name) => name !== "class" && name !== "style" && !isFrozenAttribute(name))
    // a name with a number in it was given by a build or a counter
    .filter((name) => !/\d{3,}/.test(name) && !/^(?:_ng|lwc-|v-|data-v-)/.test(name));
  return new Set(names.map((name) => canonical(name).replace(/-/g, "")));
}

function codesOf(element: Element): Set<string> {
  const codes = new Set<string>();
  for (const name of element.getAttributeNames()) {
    if (isFrozenAttribute(name) || !(CODED.test(name) || (name === "name" && CONTROL.test(element.localName))))
      continue;
    const value = element.getAttribute(name) ?? "";
    if (value.length > 120 || !CODE.test(value)) continue;
    for (const word of value.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/))
      if (word.length > 2) codes.add(word.toLowerCase());
  }
  return codes;
}

function pathOf(element: Element, reading: Reading): string[] {
  const path: string[] = [];
  for (let at = composedParent(element, reading); at && path.length < PATH; at = composedParent(at, reading))
    path.push(kindOf(at));
  return path;
}

function aboveOf(element: Element, reading: Reading): Set<string> {
  const above = new Set<string>();
  let at = composedParent(element, reading);
  for (let steps = 0; at && steps < ABOVE; steps++, at = composedParent(at, reading))
    for (const code of codesOf(at)) above.add(code);
  return above;
}

/** What stands below, nearest first, through shadow roots. */
function insideOf(element: Element, reading: Reading, canonical: Canonical): Set<string> {
  const inside = new Set<string>();
  const pending = childrenOf(element, reading);
  for (let i = 0; i < pending.length && i < INSIDE; i++) {
    const one = pending[i] as Element;
    inside.add(kindOf(one));
    for (const name of namesOf(one, canonical)) inside.add(name);
    for (const code of codesOf(one)) inside.add(code);
    if (pending.length < INSIDE) pending.push(...childrenOf(one, reading));
  }
  return inside;
}

const childrenOf = (element: Element, reading: Reading): Element[] => [
  ...element.children,
  ...(reading.roots.byHost.get(element)?.node.children ?? []),
];

/** Digits as 9, letters as a, in the first characters: the look of a date stays the look of a date. */
export const shapeOf = (text: string): string =>
  text
    .slice(0, 60)
    .replace(/\p{N}+/gu, "9")
    .replace(/\p{L}[\p{L}\p{M}]*/gu, "a")
    .replace(/\s+/g, " ")
    .slice(0, 24);
