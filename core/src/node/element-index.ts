import { foldedAttributeOf } from "./chain.js";
import { type Inner, NEXT, TYPE } from "./linkedom.js";

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

  const tags = once(() => group(elements, (element, put) => put(element.localName.toLowerCase())));
  const attributes = once(() =>
    group(elements, (element, put) => {
      for (let at = element[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) put(at.name.toLowerCase());
    }),
  );
  const classes = once(() => groupBy("class", (value, put) => tokens(fold(value), put)));
  const ids = once(() => groupBy("id", (value, put) => put(fold(value))));

  /** Elements by what an attribute's value yields; only those that carry it are visited. */
  function groupBy(name: string, keys: (value: string, put: (key: string) => void) => void): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    for (const position of attributes().get(name) ?? NONE) {
      const value = foldedAttributeOf(elements[position] as Inner, name) as string;
      keys(value, (key) => add(groups, key, position));
    }
    return groups;
  }

  return {
    tag: (localName) => tags().get(localName) ?? NONE,
    id: (value) => ids().get(fold(value)) ?? NONE,
    className: (token) => classes().get(fold(token)) ?? NONE,
    attribute: (name) => attributes().get(name) ?? NONE,
    value(name, value) {
      let groups = byValue.get(name);
      if (!groups) {
        groups = groupBy(name, (text, put) => put(text));
        byValue.set(name, groups);
      }
      return groups.get(value) ?? NONE;
    },
  };
}

function group(elements: readonly Inner[], keys: (element: Inner, put: (key: string) => void) => void) {
  const groups = new Map<string, number[]>();
  for (let position = 0; position < elements.length; position++) {
    keys(elements[position] as Inner, (key) => add(groups, key, position));
  }
  return groups;
}

function add(groups: Map<string, number[]>, key: string, position: number): void {
  const positions = groups.get(key);
  if (!positions) groups.set(key, [position]);
  // a class named twice is still one element
  else if (positions[positions.length - 1] !== position) positions.push(position);
}

/** Tokens between ASCII white space: https://infra.spec.whatwg.org/#split-on-ascii-whitespace */
function tokens(text: string, put: (token: string) => void): void {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const gap = i === text.length || isSpace(text.charCodeAt(i));
    if (gap && start >= 0) {
      put(text.slice(start, i));
      start = -1;
    } else if (!gap && start < 0) start = i;
  }
}

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
