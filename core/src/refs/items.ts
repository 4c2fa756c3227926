import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { addressOf } from "./candidates.js";
import { isGenerated, TEST_IDS } from "./generated.js";
import { once } from "./once.js";
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

const roleIn = (facts: ElementFacts): string =>
  says(facts, SAYS.role) ? (facts.element.getAttribute("role") ?? "") : "";

function signature(facts: ElementFacts): string {
  const role = roleIn(facts);
  return role ? `${facts.tag}|${role}` : facts.tag;
}

export const isExplicitItem = (facts: ElementFacts): boolean =>
  ITEM_TAGS.has(facts.tag) || ITEM_ROLES.has(roleIn(facts));

/**
 * Whether an element is one of a list: a row or item by its tag or role with a second one beside it, else one of three
 * siblings that are built alike. Without the test of build any three neighbouring `div` would be a list.
 */
export function isItem(reading: Reading, facts: ElementFacts): boolean {
  const { element } = facts;
  const isExplicit = isExplicitItem(facts);
  if (!isExplicit && (NEVER_ITEMS.has(facts.tag) || !element.firstElementChild)) return false;
  const parent = element.parentElement;
  if (!parent || isAlone(element)) return false;
  const group = groupOf(reading, parent);
  const alike = group.counts.get(signature(facts)) ?? 0;
  if (isExplicit) return alike >= 2;
  if (alike < 3) return false;
  group.shapes ??= count(reading, parent, shape);
  return (group.shapes.get(shape(facts)) ?? 0) >= 3;
}

const isAlone = (element: Element): boolean =>
  element.nextElementSibling === null && element.previousElementSibling === null;

function groupOf(reading: Reading, parent: Element): Siblings {
  const known = siblingsOf(reading);
  let group = known.get(parent);
  if (!group) {
    group = { counts: count(reading, parent, signature), keys: new Map() };
    known.set(parent, group);
  }
  return group;
}

function count(reading: Reading, parent: Element, of: (child: ElementFacts) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const key = of(factsOf(reading, child));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function shape(facts: ElementFacts): string {
  let out = `${signature(facts)}>`;
  let child = facts.element.firstElementChild;
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
  const kind = signature(factsOf(reading, item));
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
    if (signature(factsOf(reading, child)) === kind) items.push(child);
  const links = items.map((item) => firstLinks(reading, item));
  const keys = items.map((item, i) => recordKeys(reading, item, links[i] as readonly Element[]));
  dropShared(keys);
  // the texts of an item are read only where nothing names its record
  const unnamed = [...items.keys()].filter((i) => keys[i]?.some((key) => key.startsWith("d:")) !== true);
  const hasTitles = unnamed.length > 0 && reading.dom.queryFirst(parent, TITLES) !== null;
  const texts = unnamed.map((i) => {
    const item = items[i] as Element;
    return textOf(item, (hasTitles ? reading.dom.queryFirst(item, TITLES) : null) ?? links[i]?.[0]);
  });
  const named = dropShared(texts.map((text) => textKeys(text, normalName)));
  // numbers are left out of a text, but where they alone tell items apart
  const numbered = dropShared(texts.map((text, n) => (named[n]?.length === 0 ? textKeys(text, plainly) : [])));
  for (const [n, i] of unnamed.entries()) for (const some of [named, numbered]) keys[i]?.push(...(some[n] as string[]));
  return new Map(items.map((item, i) => [item, keys[i] as string[]]));
}

/** Leaves each list what no other one has. */
function dropShared(lists: string[][]): string[][] {
  const counts = new Map<string, number>();
  for (const keys of lists) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [i, keys] of lists.entries())
    if (keys.some((key) => counts.get(key) !== 1)) lists[i] = keys.filter((key) => counts.get(key) === 1);
  return lists;
}

function recordKeys(reading: Reading, item: Element, links: readonly Element[]): string[] {
  const keys = dataKeys(factsOf(reading, item));
  if (keys.length === 0 && item.firstElementChild) keys.push(...dataKeys(factsOf(reading, item.firstElementChild)));
  for (const link of links) {
    const address = addressOf(factsOf(reading, link));
    if (address.length <= 3) continue;
    keys.push(`h:${address}`);
    break;
  }
  return keys;
}

/** What an item says: its heading or first link, else its beginning. */
interface ItemText {
  readonly title: string;
  readonly start: () => string;
}

const TITLES = "h1,h2,h3,h4,h5,h6,[role=heading],th";

function textOf(item: Element, titled: Element | undefined): ItemText {
  return { title: titled ? gist(titled, 80) : "", start: once(() => gist(item, 120)) };
}

function textKeys({ title, start }: ItemText, folded: (text: string) => string): string[] {
  const name = folded(title);
  if (name.length > 2) return [`t:${name}`];
  const text = folded(start()).slice(0, 40);
  return text.length > 3 ? [`x:${text}`] : [];
}

const plainly = (text: string): string => text.slice(0, 80);

function firstLinks(reading: Reading, item: Element): Element[] {
  return Array.prototype.slice.call(reading.dom.queryAll(item, "a"), 0, 4);
}

const MAY_BE_KEY = /^data-(?!onscreen-)|^sys_id$|^id$/;

function dataKeys(facts: ElementFacts): string[] {
  const keys: string[] = [];
  if (!says(facts, SAYS.data | SAYS.label)) return keys;
  const { element } = facts;
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
