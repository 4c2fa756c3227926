import type { Reading } from "../page/reading.js";

export interface TreeHash {
  /** How many elements there are in all trees. */
  elements: number;
  /** FNV-1a over tags and nesting, hexadecimal. */
  hash: string;
}

/** Takes in a tree in document order, a host's shadow root before its own children. */
export interface TreeHasher {
  open(tag: string): void;
  mark(mark: ")" | "[" | "]" | "{" | "}"): void;
  result(): TreeHash;
}

/**
 * A fingerprint of a page's structure. A snapshot carries the live page's; if the parsed snapshot has another, HTML could not
 * express what the page's scripts had built (a `p` that holds a `div`), and the reader is told.
 */
export function treeHasher(): TreeHasher {
  let hash = 0x811c9dc5;
  let elements = 0;
  const mix = (mark: string): void => {
    hash = Math.imul(hash ^ codeOf(mark), 0x01000193);
  };
  return {
    open(tag) {
      elements++;
      mix(tag);
    },
    mark: mix,
    result: () => ({ elements, hash: (hash >>> 0).toString(16).padStart(8, "0") }),
  };
}

/** The fingerprint of a page as it stands. */
export function treeHash(reading: Reading): TreeHash {
  const hasher = treeHasher();
  const { top, byHost } = reading.roots;
  const pending: (Element | Parameters<TreeHasher["mark"]>[0])[] = [];
  // from the last child to the first, so that the stack gives them in document order
  const enter = (parent: Node): void => {
    for (let child = parent.lastChild; child; child = child.previousSibling)
      if (child.nodeType === 1) pending.push(child as Element);
  };
  enter(top.node);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") hasher.mark(next);
    else if (isStructure(next)) {
      hasher.open(next.localName);
      pending.push(")");
      const inner = byHost.get(next);
      if (inner?.kind === "frame") {
        pending.push("}");
        enter(inner.node);
        pending.push("{");
        continue;
      }
      enter(next);
      if (!inner) continue;
      pending.push("]");
      enter(inner.node);
      pending.push("[");
    }
  }
  return hasher.result();
}

/** FNV-1a of a mark or tag; pages use few different ones. */
const codes = new Map<string, number>();

function codeOf(mark: string): number {
  let code = codes.get(mark);
  if (code === undefined) {
    code = 0x811c9dc5;
    for (let i = 0; i < mark.length; i++) code = Math.imul(code ^ mark.charCodeAt(i), 0x01000193);
    codes.set(mark, code);
  }
  return code;
}

/** The character set's declaration is the snapshot's own. */
const isStructure = (element: Element): boolean => !(element.localName === "meta" && element.hasAttribute("charset"));
