import { flatChildren, flatParent } from "../page/flat.js";
import { perReading, type Reading } from "../page/reading.js";
import { isInvisible, isRendered } from "../page/rendered.js";
import { referenced } from "./references.js";
import { relationsOf } from "./relations.js";

interface Owned {
  readonly byOwner: ReadonlyMap<Element, readonly Element[]>;
  readonly ownerOf: ReadonlyMap<Element, Element>;
}

/** Steps of looking for cycles, all owners together: beyond it owning is left unresolved. */
const MOST_STEPS = 2_000_000;

/**
 * What `aria-owns` moves: nothing from a hidden owner, nothing that is hidden from everybody, no cycle; who owns first keeps it.
 * Spec: https://w3c.github.io/aria/#aria-owns
 */
const ownedBy = perReading<Owned>((reading) => {
  const byOwner = new Map<Element, Element[]>();
  const ownerOf = new Map<Element, Element>();
  let steps = 0;
  for (const owner of relationsOf(reading).owners) {
    if (!isRendered(reading, owner) || isInvisible(reading, owner) || isHiddenByAria(owner, parentOf)) continue;
    const targets: Element[] = [];
    for (const target of referenced(reading, owner, "aria-owns")) {
      if (ownerOf.has(target) || !isRendered(reading, target) || isAbove(target, owner)) continue;
      ownerOf.set(target, owner);
      targets.push(target);
    }
    if (targets.length > 0) byOwner.set(owner, targets);
  }
  return { byOwner, ownerOf };

  function parentOf(element: Element): Element | null {
    return ownerOf.get(element) ?? flatParent(element, reading);
  }

  function isAbove(target: Element, owner: Element): boolean {
    for (let node: Element | null = owner; node; node = parentOf(node)) {
      if (node === target || ++steps > MOST_STEPS) return true;
    }
    return false;
  }
});

function isHiddenByAria(element: Element, parentOf: (element: Element) => Element | null): boolean {
  for (let node: Element | null = element; node; node = parentOf(node))
    if (node.getAttribute("aria-hidden") === "true") return true;
  return false;
}

/** What an element holds for assistive technology: as drawn, without what is owned elsewhere, and what it owns at the end. */
export function accessibleChildren(node: Node, reading: Reading): Node[] {
  const children = flatChildren(node, reading);
  const { byOwner, ownerOf } = ownedBy(reading);
  if (ownerOf.size === 0) return children;
  const kept = children.filter((child) => child.nodeType !== 1 || !ownerOf.has(child as Element));
  const owned = node.nodeType === 1 ? byOwner.get(node as Element) : undefined;
  return owned ? [...kept, ...owned] : kept;
}

/** The same from the last to the first, without making a list where nothing is slotted, framed or owned. */
export function eachChildBackwards(node: Node, reading: Reading, visit: (child: Node) => void): void {
  if (node.nodeType === 1 && isPlainly(node, (node as Element).localName, reading)) {
    for (let child = node.lastChild; child; child = child.previousSibling) visit(child);
    return;
  }
  const children = accessibleChildren(node, reading);
  for (let i = children.length - 1; i >= 0; i--) visit(children[i] as Node);
}

/** Whether the children of an element are those of the markup, in their order: nothing is slotted, framed, folded or owned. */
export const isPlainly = (node: Node, tag: string, reading: Reading): boolean =>
  tag !== "details" &&
  ownedBy(reading).ownerOf.size === 0 &&
  (reading.roots.byHost.size === 0 || (tag !== "slot" && !reading.roots.byHost.has(node as Element)));

/** What `aria-owns` moves into an element. */
export const ownedChildren = (element: Element, reading: Reading): readonly Element[] =>
  ownedBy(reading).byOwner.get(element) ?? [];

/** The element that holds another one for assistive technology. */
export function accessibleParent(element: Element, reading: Reading): Element | null {
  return ownedBy(reading).ownerOf.get(element) ?? flatParent(element, reading);
}
