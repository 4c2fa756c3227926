import { perReading, type Reading } from "./reading.js";
import type { Root } from "./roots.js";

/**
 * The children of a node as they are drawn (the flat tree, https://drafts.csswg.org/css-scoping/#flattening): a host shows
 * its shadow root, a slot what is assigned to it or else its own content, a frame the document inside it, a closed
 * `details` its first summary.
 */
export function flatChildren(node: Node, reading: Reading): Node[] {
  const children = heldChildren(node, reading);
  if (node.nodeType !== 1 || !isFoldedDetails(node as Element)) return children;
  const summary = summaryOf(node as Element);
  return children.filter((child) => child === summary);
}

/** The same with what a closed `details` keeps back: for what somebody wrote, which is whole when it is folded. */
export function heldChildren(node: Node, reading: Reading): Node[] {
  if (node.nodeType === 1) {
    const element = node as Element;
    if (reading.roots.byHost.size === 0) return childrenOf(element);
    const root = reading.roots.byHost.get(element);
    if (root) return childrenOf(root.node);
    if (element.localName === "slot") {
      const assigned = assignedTo(element, reading);
      if (assigned) return assigned;
    }
  }
  return childrenOf(node);
}

/** A `details` that keeps back all but its summary, texts too. */
export const isFoldedDetails = (element: Element): boolean =>
  element.localName === "details" && !element.hasAttribute("open");

/** The first summary of a `details`: https://html.spec.whatwg.org/#the-details-element */
export function summaryOf(details: Element): Element | null {
  let child = details.firstElementChild;
  while (child && child.localName !== "summary") child = child.nextElementSibling;
  return child;
}

/** The element that a node is drawn in; null for the page's root element and for a child of a host that no slot takes. */
export function flatParent(node: Node, reading: Reading): Element | null {
  const parent = node.parentNode;
  if (!parent) return null;
  if (parent.nodeType !== 1) return reading.roots.byNode.get(parent)?.host ?? null;
  if (reading.roots.byHost.size === 0) return parent as Element;
  const root = reading.roots.byHost.get(parent as Element);
  if (root?.kind !== "shadow") return parent as Element;
  return slotsOf(root, reading).slotOf.get(slotName(node)) ?? null;
}

/** Whether a node is drawn nowhere: the child of a shadow host that no slot takes. */
export function isUnslotted(node: Node, reading: Reading): boolean {
  if (reading.roots.byHost.size === 0) return false;
  const parent = node.parentNode;
  return (
    parent?.nodeType === 1 &&
    reading.roots.byHost.get(parent as Element)?.kind === "shadow" &&
    flatParent(node, reading) === null
  );
}

interface Slots {
  /** The first slot of each name takes all: https://dom.spec.whatwg.org/#find-a-slot */
  readonly slotOf: ReadonlyMap<string, Element>;
  readonly assigned: ReadonlyMap<Element, Node[]>;
}

const slotCache = perReading(() => new Map<Root, Slots>());

function slotsOf(root: Root, reading: Reading): Slots {
  const cache = slotCache(reading);
  let slots = cache.get(root);
  if (!slots) {
    slots = assign(root, reading);
    cache.set(root, slots);
  }
  return slots;
}

function assign(root: Root, reading: Reading): Slots {
  const slotOf = new Map<string, Element>();
  for (const slot of reading.dom.queryAll(root.node, "slot")) {
    const name = slot.getAttribute("name") ?? "";
    if (!slotOf.has(name)) slotOf.set(name, slot);
  }
  const assigned = new Map<Element, Node[]>();
  for (const child of root.host ? childrenOf(root.host) : []) {
    const slot = child.nodeType === 1 || child.nodeType === 3 ? slotOf.get(slotName(child)) : undefined;
    if (!slot) continue;
    const taken = assigned.get(slot);
    if (taken) taken.push(child);
    else assigned.set(slot, [child]);
  }
  return { slotOf, assigned };
}

const slotName = (node: Node): string => (node.nodeType === 1 ? ((node as Element).getAttribute("slot") ?? "") : "");

/** What a slot shows of its host's children; undefined where it shows its own content. */
function assignedTo(slot: Element, reading: Reading): Node[] | undefined {
  let top: Node = slot;
  while (top.parentNode) top = top.parentNode;
  const root = reading.roots.byNode.get(top);
  return root?.kind === "shadow" ? slotsOf(root, reading).assigned.get(slot) : undefined;
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
