import { nextSibling, previousSibling } from "./chain.js";
import { type Inner, LAST, ORDER, POSITION, TYPE } from "./linkedom.js";
import { isBelow, rootOf } from "./order.js";

/** Bits of https://dom.spec.whatwg.org/#dom-node-comparedocumentposition */
const DISCONNECTED = 1;
const PRECEDING = 2;
const FOLLOWING = 4;
const CONTAINS = 8;
const CONTAINED_BY = 16;
const IMPLEMENTATION_SPECIFIC = 32;

const isRoot = (node: Inner): boolean => node.nodeType === TYPE.document || node.nodeType === TYPE.fragment;
const holdsNodes = (node: Inner): boolean => node.nodeType === TYPE.element || isRoot(node);
const documentOf = (node: Inner): Inner => (node.nodeType === TYPE.document ? node : node.ownerDocument);

/** `Node.contains`, in constant time for elements: it never looks into shadow roots. */
export function contains(outside: Inner, inside: Inner): boolean {
  if (outside === inside) return true;
  if (!holdsNodes(outside) || isRoot(inside) || documentOf(outside) !== documentOf(inside)) return false;
  if (inside.nodeType === TYPE.element) return isBelow(outside, inside);
  return inside.parentNode !== null && contains(outside, inside.parentNode);
}

/** `Node.compareDocumentPosition`, in constant time for elements: what the other node is to this one. */
export function comparePosition(node: Inner, other: Inner): number {
  if (node === other) return 0;
  if (contains(node, other)) return FOLLOWING + CONTAINED_BY;
  if (contains(other, node)) return PRECEDING + CONTAINS;
  const order = precedes(node, other) ? FOLLOWING : PRECEDING;
  return treeOf(node) === treeOf(other) ? order : order + DISCONNECTED + IMPLEMENTATION_SPECIFIC;
}

/** The root of the tree that a node stands in, in constant time for elements. */
export function treeOf(node: Inner): Inner {
  if (isRoot(node)) return node;
  if (node.nodeType !== TYPE.element) return node.parentNode ? treeOf(node.parentNode) : node;
  return rootOf(node, node.ownerDocument[ORDER]);
}

function precedes(node: Inner, other: Inner): boolean {
  const left = lastBefore(node);
  const right = lastBefore(other);
  if (left !== right) return left < right;
  // no element begins between the two: at most one is an element, and the deeper text stands before its parents end
  if (node.nodeType === TYPE.element) return true;
  if (other.nodeType === TYPE.element) return false;
  if (node.parentNode !== other.parentNode) return depth(node) > depth(other);
  for (let next = nextSibling(node); next; next = nextSibling(next)) if (next === other) return true;
  return false;
}

/** The position of the last element that begins at or before a node. */
function lastBefore(node: Inner): number {
  if (holdsNodes(node)) return node[POSITION];
  let previous = previousSibling(node);
  while (previous && previous.nodeType !== TYPE.element) previous = previousSibling(previous);
  if (previous) return previous[LAST];
  return node.parentNode ? node.parentNode[POSITION] : -1;
}

function depth(node: Inner): number {
  let depth = 0;
  for (let parent = node.parentNode; parent; parent = parent.parentNode) depth++;
  return depth;
}
