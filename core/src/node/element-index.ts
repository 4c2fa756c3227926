import { foldedAttributeOf } from "./chain.js";
import { type Inner, NEXT, TYPE, VALUE } from "./linkedom.js";

/** Ascending positions of elements: a subtree is a range of positions, so that one list answers for every scope. */
export type Positions = readonly number[];

/** The elements of a page by what selectors ask for most, names in lower case. Each kind is indexed when it is first asked. */
export interface ElementIndex {
  tag(localName: string): Positions;
  id(value: string): Positions;
  className(token: string): Positions;
  /** Elements that carry the attribute. */
  attribute(name: string): Positions;
  /** Elements whose attribute is exactly this value. */
  value(name: string, value: string): Positions;
}

const NONE: Positions = [];

/** @param foldCase in a page without a doctype classes and ids match in any case (https://quirks.spec.whatwg.org/) */
export function indexElements(elements: readonly Inner[], foldCase: boolean): ElementIndex {
  const fold = foldCase ? (text: string) => text.toLowerCase() : (text: string) => text;
  const byValue = new Map<string, Map<string, number[]>>();

  const tags = once(() => {
    const groups = new Map<string, number[]>();
    const lower = lowerNames();
    for (let position = 0; position < elements.length; position++)
      add(groups, lower((elements[position] as Inner).localName), position);
    return groups;
  });
  const attributes = once(() => indexAttributes(elements));
  const classes = once(() => {
    // pages repeat the same few class lists: each is cut once
    const cut = new Map<string, readonly string[]>();
    return groupBy("class", (value) => {
      let tokens = cut.get(value);
      if (!tokens) {
        tokens = tokensOf(fold(value));
        cut.set(value, tokens);
      }
      return tokens;
    });
  });
  const ids = once(() => groupBy("id", (value) => [fold(value)]));

  /** Elements by what an attribute's value yields; only those that carry it are visited. */
  function groupBy(name: string, keysOf: (value: string) => readonly string[]): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    const { positions, values } = attributes().get(name) ?? NOBODY;
    for (let i = 0; i < positions.length; i++)
      for (const key of keysOf(values[i] as string)) add(groups, key, positions[i] as number);
    return groups;
  }

  return {
    tag: (localName) => tags().get(localName) ?? NONE,
    id: (value) => ids().get(fold(value)) ?? NONE,
    className: (token) => classes().get(fold(token)) ?? NONE,
    attribute: (name) => attributes().get(name)?.positions ?? NONE,
    value(name, value) {
      let groups = byValue.get(name);
      if (!groups) {
        // looking for an id is no reason to index all attributes
        groups = name === "id" ? exactIds(elements) : groupBy(name, (text) => [text]);
        byValue.set(name, groups);
      }
      return groups.get(value) ?? NONE;
    },
  };
}

function exactIds(elements: readonly Inner[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (let position = 0; position < elements.length; position++) {
    const id = foldedAttributeOf(elements[position] as Inner, "id");
    if (id !== null) add(groups, id, position);
  }
  return groups;
}

/** Who carries an attribute, and with which value. */
interface Carriers {
  readonly positions: number[];
  readonly values: string[];
}

const NOBODY: Carriers = { positions: [], values: [] };

/** By names in lower case, as selectors see them: an element of SVG may have two that differ in nothing else. */
function indexAttributes(elements: readonly Inner[]): Map<string, Carriers> {
  const carriers = new Map<string, Carriers>();
  const lower = lowerNames();
  for (let position = 0; position < elements.length; position++) {
    for (let at = (elements[position] as Inner)[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) {
      const name = lower(at.name);
      let own = carriers.get(name);
      if (!own) {
        own = { positions: [], values: [] };
        carriers.set(name, own);
      }
      const { positions, values } = own;
      if (positions[positions.length - 1] !== position) {
        positions.push(position);
        values.push(at[VALUE]);
      } else if (at.name === name) values[values.length - 1] = at[VALUE];
    }
  }
  return carriers;
}

/** Names in lower case: a page has few, each of them thousands of times. */
function lowerNames(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let lower = known.get(name);
    if (lower === undefined) {
      lower = name.toLowerCase();
      known.set(name, lower);
    }
    return lower;
  };
}

function add(groups: Map<string, number[]>, key: string, position: number): void {
  const positions = groups.get(key);
  if (!positions) groups.set(key, [position]);
  // a class named twice is still one element
  else if (positions[positions.length - 1] !== position) positions.push(position);
}

/** Tokens between ASCII white space: https://infra.spec.whatwg.org/#split-on-ascii-whitespace */
const tokensOf = (text: string): readonly string[] => text.match(/[^\t\n\f\r ]+/g) ?? [];

/** Whether `token` stands in a list of tokens. */
export function hasToken(list: string, token: string): boolean {
  for (let at = list.indexOf(token); at >= 0; at = list.indexOf(token, at + 1)) {
    const end = at + token.length;
    if ((at === 0 || isSpace(list.charCodeAt(at - 1))) && (end === list.length || isSpace(list.charCodeAt(end))))
      return true;
  }
  return false;
}

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0c || code === 0x0d;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
