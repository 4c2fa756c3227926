import type { Reading } from "./reading.js";

/**
 * The children of a node as they are drawn (the flat tree, https://drafts.csswg.org/css-scoping/#flattening): a host shows
 * its shadow root, a slot what is assigned to it or else its own content, a frame the document inside it.
 */
export function flatChildren(node: Node, reading: Reading): Node[] {
  if (node.nodeType === 1) {
    const element = node as Element;
    const root = reading.roots.byHost.get(element);
    if (root) return childrenOf(root.node);
    if (element.localName === "slot") {
      const assigned = assignedTo(element, reading);
      if (assigned.length > 0) return assigned;
    }
  }
  return childrenOf(node);
}

/** What a slot shows: the host's children that name it, the unnamed ones in the default slot. */
function assignedTo(slot: Element, reading: Reading): Node[] {
  let top: Node = slot;
  while (top.parentNode) top = top.parentNode;
  const root = reading.roots.byNode.get(top);
  if (root?.kind !== "shadow" || !root.host) return [];
  const name = slot.getAttribute("name") ?? "";
  return childrenOf(root.host).filter((child) => {
    if (child.nodeType === 3) return name === "";
    return child.nodeType === 1 && ((child as Element).getAttribute("slot") ?? "") === name;
  });
}

/** Child nodes by the sibling chain: `childNodes` of a frozen document is made anew on each access. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  if (node.nodeType === 9) {
    const element = (node as Document).documentElement;
    return element ? [element] : [];
  }
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
