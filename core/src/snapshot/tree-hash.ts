import type { Reading } from "../page/reading.js";

export interface TreeHash {
  /** How many elements there are in all trees. */
  elements: number;
  /** FNV-1a over tags and nesting, hexadecimal. */
  hash: string;
}

/**
 * A fingerprint of a page's structure. A snapshot carries the live page's; if the parsed snapshot has another, HTML could not
 * express what the page's scripts had built (a `p` that holds a `div`), and the reader is told.
 */
export function treeHash(reading: Reading, counts: (element: Element) => boolean = isStructure): TreeHash {
  let hash = 0x811c9dc5;
  let elements = 0;
  const mix = (text: string): void => {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  };
  const { top, byHost } = reading.roots;
  const pending: (Element | string)[] = [];
  // from the last child to the first, so that the stack gives them in document order
  const enter = (parent: Node): void => {
    for (let child = parent.lastChild; child; child = child.previousSibling)
      if (child.nodeType === 1) pending.push(child as Element);
  };
  pending.push(
    top.node.nodeType === 9 ? (top.node as Document).documentElement : (top.node.firstElementChild as Element),
  );
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") mix(next);
    else if (next && counts(next)) {
      elements++;
      mix(`(${next.localName}`);
      pending.push(")");
      const inner = byHost.get(next);
      if (inner?.kind === "frame") {
        const root = (inner.node as Document).documentElement;
        if (root) pending.push("}", root, "{");
      } else {
        enter(next);
        if (inner) {
          pending.push("]");
          enter(inner.node);
          pending.push("[");
        }
      }
    }
  }
  return { elements, hash: (hash >>> 0).toString(16).padStart(8, "0") };
}

/** The character set's declaration is the snapshot's own. */
const isStructure = (element: Element): boolean => !(element.localName === "meta" && element.hasAttribute("charset"));
