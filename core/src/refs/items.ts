import { perReading } from "../page/reading.js";
import { safeAddressKey } from "./address.js";
import { isGenerated, TEST_IDS } from "./generated.js";
import { gist, normalName } from "./words.js";

const ITEM_TAGS = new Set("li tr article option".split(" "));
const ITEM_ROLES = new Set("row listitem option article treeitem".split(" "));
const NEVER_ITEMS = new Set("a button span input p td th label".split(" "));
const DATA_KEY = /(?:^|-)(?:id|key|uid|uuid|guid|urn|sku|asin|ts)$/;
const LONGEST_KEY = 120;

/** Children of one parent that look alike. */
interface Siblings {
  readonly counts: ReadonlyMap<string, number>;
  shapes?: ReadonlyMap<string, number>;
  readonly keys: Map<string, ReadonlyMap<Element, readonly string[]>>;
}

const siblingsOf = perReading(() => new Map<Element, Siblings>());
type Reading = Parameters<typeof siblingsOf>[0];

function signature(element: Element): string {
  const role = element.getAttribute("role");
  return role ? `${element.localName}|${role}` : element.localName;
}

export const isExplicitItem = (element: Element): boolean =>
  ITEM_TAGS.has(element.localName) || ITEM_ROLES.has(element.getAttribute("role") ?? "");

/**
 * Whether an element is one of a list: a row or item by its tag or role with a second one beside it, else one of three
 * siblings that are built alike. Without the test of build any three neighbouring `div` would be a list.
 */
export function isItem(reading: Reading, element: Element): boolean {
  const isExplicit = isExplicitItem(element);
  if (!isExplicit && (NEVER_ITEMS.has(element.localName) || !element.firstElementChild)) return false;
  const parent = element.parentElement;
  if (!parent) return false;
  const group = groupOf(reading, parent);
  const alike = group.counts.get(signature(element)) ?? 0;
  if (isExplicit) return alike >= 2;
  if (alike < 3) return false;
  group.shapes ??= count(parent, shape);
  return (group.shapes.get(shape(element)) ?? 0) >= 3;
}

function groupOf(reading: Reading, parent: Element): Siblings {
  const known = siblingsOf(reading);
  let group = known.get(parent);
  if (!group) {
    group = { counts: count(parent, signature), keys: new Map() };
    known.set(parent, group);
  }
  return group;
}

function count(parent: Element, of: (child: Element) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const key = of(child);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function shape(element: Element): string {
  let out = `${signature(element)}>`;
  let child = element.firstElementChild;
  for (let i = 0; child && i < 6; i++, child = child.nextElementSibling)
    out += `${child.localName}${child.firstElementChild ? `.${child.firstElementChild.localName}` : ""},`;
  return out;
}

/**
 * What tells an item from its siblings, strongest first: `d` an id in its data, `h` where its first link leads, `t` its
 * heading or first link's text, `x` the beginning of its text; texts only without `d`. Only what no sibling shares counts;
 * none means unkeyed.
 */
export function itemKeys(reading: Reading, item: Element): readonly string[] {
  const parent = item.parentElement;
  if (!parent) return [];
  const group = groupOf(reading, parent);
  const kind = signature(item);
  let keys = group.keys.get(kind);
  if (!keys) {
    keys = uniqueKeys(reading, parent, kind);
    group.keys.set(kind, keys);
  }
  return keys.get(item) ?? [];
}

function uniqueKeys(reading: Reading, parent: Element, kind: string): Map<Element, readonly string[]> {
  const items: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling)
    if (signature(child) === kind) items.push(child);
  const unique = uniqueAmong(items, (item) => recordKeys(reading, item));
  // the texts of an item are read only where nothing names its record
  const unnamed = items.filter((item) => !unique.get(item)?.some((key) => key.startsWith("d:")));
  const named = uniqueAmong(unnamed, (item) => [textKey(reading, item, normalName)].filter(Boolean));
  // numbers are left out of a text, but where they alone tell items apart
  const numbered = uniqueAmong(
    unnamed.filter((item) => named.get(item)?.length === 0),
    (item) => [textKey(reading, item, plainly)].filter(Boolean),
  );
  for (const texts of [named, numbered])
    for (const [item, keys] of texts) unique.set(item, [...(unique.get(item) ?? []), ...keys]);
  return unique;
}

function uniqueAmong(
  items: readonly Element[],
  keysOf: (item: Element) => readonly string[],
): Map<Element, readonly string[]> {
  const all = new Map<Element, readonly string[]>();
  const counts = new Map<string, number>();
  for (const item of items) {
    const keys = keysOf(item);
    all.set(item, keys);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [item, keys] of all)
    if (keys.some((key) => counts.get(key) !== 1))
      all.set(
        item,
        keys.filter((key) => counts.get(key) === 1),
      );
  return all;
}

function recordKeys(reading: Reading, item: Element): string[] {
  const keys = dataKeys(item);
  if (keys.length === 0 && item.firstElementChild) keys.push(...dataKeys(item.firstElementChild));
  const address = firstLinks(reading, item)
    .map((link) => safeAddressKey(link.getAttribute("href")))
    .find((key) => key.length > 3);
  if (address) keys.push(`h:${address}`);
  return keys;
}

function textKey(reading: Reading, item: Element, folded: (text: string) => string): string {
  const titled =
    reading.dom.queryFirst(item, "h1,h2,h3,h4,h5,h6,[role=heading],th") ?? reading.dom.queryFirst(item, "a");
  const title = titled && folded(gist(titled, 80));
  if (title && title.length > 2) return `t:${title}`;
  const text = folded(gist(item, 120)).slice(0, 40);
  return text.length > 3 ? `x:${text}` : "";
}

const plainly = (text: string): string => text.slice(0, 80);

function firstLinks(reading: Reading, item: Element): Element[] {
  return Array.prototype.slice.call(reading.dom.queryAll(item, "a"), 0, 4);
}

const MAY_BE_KEY = /^data-(?!onscreen-)|^sys_id$|^id$/;

function dataKeys(element: Element): string[] {
  const keys: string[] = [];
  if (!element.hasAttributes()) return keys;
  let id = "";
  for (const name of element.getAttributeNames()) {
    if (!MAY_BE_KEY.test(name)) continue;
    const value = element.getAttribute(name) ?? "";
    if (name === "id") id = value;
    else if (value && isKeyName(name) && value.length < LONGEST_KEY) keys.push(`d:${name}=${value}`);
  }
  // an id that names a record looks generated and is not: digits or hexadecimal behind a word
  if (/\d{4,}|[0-9a-f]{8}/.test(id) && /^[a-z]/i.test(id) && !isFrameworkId(id)) keys.push(`d:id=${id}`);
  return keys;
}

const isKeyName = (name: string): boolean =>
  name === "sys_id" || name === "data-row-key-value" || (DATA_KEY.test(name) && !TEST_IDS.includes(name));

const isFrameworkId = (id: string): boolean =>
  isGenerated(id) && /^(?:radix|headlessui|mui|ember|ext-gen|yui|gwt|react-select|downshift|cdk|mat|gen|:|«)/i.test(id);
