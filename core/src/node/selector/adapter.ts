import type { Options } from "css-select";
import { foldedAttributeOf, previousSibling } from "../chain.js";
import { type Inner, LAST, ORDER, outer, POSITION, TYPE } from "../linkedom.js";

type Adapter = NonNullable<Options<Inner, Inner>["adapter"]>;

/** How css-select looks at the frozen nodes. Searching is not its task: the index gives what it tests. */
export const adapter: Adapter = {
  isTag: (node): node is Inner => node.nodeType === TYPE.element,
  getName: (element) => element.localName.toLowerCase(),
  getAttributeValue: (element, name) => foldedAttributeOf(element, name) ?? undefined,
  hasAttrib: (element, name) => foldedAttributeOf(element, name) !== null,
  getParent: (node) => node.parentNode,
  getChildren: (node) => childElements(node),
  getSiblings: (node) => (node.parentNode ? childElements(node.parentNode) : [node]),
  prevElementSibling(node) {
    let previous = previousSibling(node);
    while (previous && previous.nodeType !== TYPE.element) previous = previousSibling(previous);
    return previous;
  },
  getText: (node) => outer(node).textContent ?? "",
  removeSubsets: (nodes) => nodes,
};

const children = new WeakMap<Inner, Inner[]>();

/** The element children of a node, by their positions: one behind the last element inside of the one before. */
export function childElements(parent: Inner): Inner[] {
  let list = children.get(parent);
  if (list) return list;
  list = [];
  const document = parent.nodeType === TYPE.document ? parent : parent.ownerDocument;
  const { elements } = (document as Inner["ownerDocument"])[ORDER];
  for (let at = parent[POSITION] + 1; at <= parent[LAST]; ) {
    const child = elements[at] as Inner;
    list.push(child);
    at = child[LAST] + 1;
  }
  children.set(parent, list);
  return list;
}
