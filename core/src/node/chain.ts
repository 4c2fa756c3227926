import { END, HTML, type Inner, NEXT, outer, PREV, START, TYPE, VALUE } from "./linkedom.js";

/** The last link of a node: an element's end, anything else itself. */
const tailOf = (node: Inner): Inner => (node.nodeType === TYPE.element ? node[END] : node);

/** Puts a node that stands nowhere yet before `before`, which is a child of `parent` or its end. */
export function link(parent: Inner, node: Inner, before: Inner): void {
  const previous = before[PREV];
  const tail = tailOf(node);
  node.parentNode = parent;
  previous[NEXT] = node;
  node[PREV] = previous;
  tail[NEXT] = before;
  before[PREV] = tail;
}

/** Takes a node out of the tree that it stands in. */
export function unlink(node: Inner): void {
  if (!node.parentNode) return;
  const previous = node[PREV];
  const next = tailOf(node)[NEXT];
  previous[NEXT] = next;
  next[PREV] = previous;
  node.parentNode = null;
}

/** Appends an attribute to an element, after those that it has. */
export function linkAttribute(element: Inner, attribute: Inner): void {
  let last = element;
  while (last[NEXT].nodeType === TYPE.attribute) last = last[NEXT];
  const next = last[NEXT];
  last[NEXT] = attribute;
  attribute[PREV] = last;
  attribute[NEXT] = next;
  next[PREV] = attribute;
}

/** The value of an attribute under exactly this name; null without it. */
export function attributeOf(element: Inner, name: string): string | null {
  for (let at = element[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) if (at.name === name) return at[VALUE];
  return null;
}

/**
 * The same as selectors see it. Chromium matches names of SVG and MathML in any case, in pages of HTML.
 *
 * @param lower the name in lower case, as HTML keeps all its names
 */
export function foldedAttributeOf(element: Inner, lower: string): string | null {
  const value = attributeOf(element, lower);
  if (value !== null || outer(element).namespaceURI === HTML) return value;
  for (let at = element[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) {
    if (at.name.toLowerCase() === lower) return at[VALUE];
  }
  return null;
}

/** The node behind `node` and all that it holds, under the same parent; null for the last. */
export function nextSibling(node: Inner): Inner | null {
  const next = tailOf(node)[NEXT];
  return next && next.nodeType !== TYPE.end ? next : null;
}

/** The node before `node` under the same parent; null for the first. */
export function previousSibling(node: Inner): Inner | null {
  const previous = node[PREV];
  if (!previous || previous === node.parentNode || previous.nodeType === TYPE.attribute) return null;
  return previous.nodeType === TYPE.end ? previous[START] : previous;
}
