import type { Options } from "css-select";
import { attributeOf, previousSibling } from "../chain.js";
import { type Inner, LAST, ORDER, outer, POSITION, TYPE } from "../linkedom.js";

type Adapter = NonNullable<Options<Inner, Inner>["adapter"]>;

/** css-select lowers the case of attribute names; a mark keeps the case of those of SVG through it. */
const CAPITAL = "\uE000";
export const keepCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => CAPITAL + letter.toLowerCase());

function attributeValue(element: Inner, name: string): string | null {
  if (!name.includes(CAPITAL)) return attributeOf(element, name);
  const isHtml = outer(element).namespaceURI === "http://www.w3.org/1999/xhtml";
  const own = isHtml
    ? name.replaceAll(CAPITAL, "")
    : name.replace(/\uE000(.)/g, (_, letter: string) => letter.toUpperCase());
  return attributeOf(element, own);
}

/** How css-select looks at the frozen nodes. Searching is not its task: the index gives what it tests. */
export const adapter: Adapter = {
  isTag: (node): node is Inner => node.nodeType === TYPE.element,
  getName: (element) => element.localName,
  getAttributeValue: (element, name) => attributeValue(element, name) ?? undefined,
  hasAttrib: (element, name) => attributeValue(element, name) !== null,
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
