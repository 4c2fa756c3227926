import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import type { Sought } from "../page/seek.js";
import { addressIn } from "./address.js";
import { isGenerated, TEST_IDS } from "./generated.js";
import { HEADINGS } from "./headings.js";
import { signature } from "./items.js";
import { byChild } from "./listed.js";
import { once } from "./once.js";
import { gist, normalName } from "./words.js";

export const LINKS: Sought = { css: "a", fits: ({ tag }) => tag === "a" };
export const TITLES: Sought = {
  css: `${HEADINGS.css},th`,
  fits: (facts) => facts.tag === "th" || HEADINGS.fits(facts),
};
/** The first that lead anywhere are looked for among so many. */
const MOST_LINKS = 4;
const DATA_KEY = /(?:^|-)(?:id|key|uid|uuid|guid|urn|sku|asin|ts)$/;
const LONGEST_KEY = 120;
const NOTHING: ReadonlyMap<Element, readonly Element[]> = new Map();

/** By the element that holds the items, then by what they have in common. */
const keysOf = perReading(() => new Map<Element, Map<string, ReadonlyMap<Element, readonly string[]>>>());

/**
 * What tells an item from its siblings, strongest first: `d` an id in its data, `h` where its first link leads, `t` its
 * heading or first link's text, `x` the beginning of its text; texts only without `d`. Only what no sibling shares counts;
 * none means unkeyed.
 */
export function itemKeys(reading: Reading, item: Element): readonly string[] {
  const parent = item.parentElement;
  if (!parent) return [];
  const kind = signature(factsOf(reading, item));
  const known = keysOf(reading);
  let byKind = known.get(parent);
  if (!byKind) {
    byKind = new Map();
    known.set(parent, byKind);
  }
  let keys = byKind.get(kind);
  if (!keys) {
    keys = uniqueKeys(reading, parent, kind);
    byKind.set(kind, keys);
  }
  return keys.get(item) ?? [];
}

function uniqueKeys(reading: Reading, parent: Element, kind: string): Map<Element, readonly string[]> {
  const items: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling)
    if (signature(factsOf(reading, child)) === kind) items.push(child);
  const links = byChild(reading, parent, LINKS, MOST_LINKS);
  const keys = items.map((item) => recordKeys(reading, item, links.get(item) ?? []));
  dropShared(keys);
  // the texts of an item are read only where nothing names its record
  const unnamed = [...items.keys()].filter((i) => keys[i]?.some((key) => key.startsWith("d:")) !== true);
  const titles = unnamed.length > 0 ? byChild(reading, parent, TITLES, 1) : NOTHING;
  const texts = unnamed.map((i) => {
    const item = items[i] as Element;
    return textOf(item, (titles.get(item) ?? links.get(item))?.[0]);
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
  const address = links.map((link) => addressIn(factsOf(reading, link))).find((key) => key.length > 3);
  if (address) keys.push(`h:${address}`);
  return keys;
}

/** What an item says: its heading or first link, else its beginning. */
interface ItemText {
  readonly title: string;
  readonly start: () => string;
}

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
