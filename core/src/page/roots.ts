import type { Dom } from "./dom.js";

/** One tree of a page: its document, a shadow root in it, or the document of a same-origin frame. */
export interface Root {
  readonly node: Document | ShadowRoot;
  /** The shadow host or frame element that holds this tree; null for the page's own document. */
  readonly host: Element | null;
  readonly kind: "document" | "shadow" | "frame";
  readonly parent: Root | null;
  /** Trees directly inside this one, in the document order of their hosts. */
  readonly children: Root[];
  /** All its elements, where they were asked for already and are asked for again. */
  elements?: ArrayLike<Element>;
}

/** Every tree of the page, found in one pass; all deep queries of a reading go through it. */
export interface RootIndex {
  readonly top: Root;
  /** The tree below a host or frame. */
  readonly byHost: ReadonlyMap<Element, Root>;
  readonly byNode: ReadonlyMap<Node, Root>;
  /** All trees, in composed document order. */
  readonly all: readonly Root[];
  /** How many elements stand in them together. */
  readonly elements: number;
}

const FRAME_TAGS = new Set(["iframe", "frame"]);
/** Elements without a hyphen that may host a shadow root: https://dom.spec.whatwg.org/#valid-shadow-host-name */
const HOST_TAGS = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "),
);

export function indexRoots(document: Document, dom: Dom, keepElements = false): RootIndex {
  const top: Root = { node: document, host: null, kind: "document", parent: null, children: [] };
  const byHost = new Map<Element, Root>();
  const byNode = new Map<Node, Root>([[document, top]]);
  const all: Root[] = [];
  let count = 0;
  const pending = [top];
  for (let root = pending.pop(); root; root = pending.pop()) {
    all.push(root);
    const holders = dom.holders?.(root.node);
    const elements = holders?.found ?? dom.queryAll(root.node, "*");
    count += holders?.elements ?? elements.length;
    if (keepElements && !holders) root.elements = elements;
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i] as Element;
      const child = openChild(element, root, dom);
      if (!child) continue;
      root.children.push(child);
      byHost.set(element, child);
      byNode.set(child.node, child);
    }
    // a stack, so that any depth of nesting is walked; reversed to keep document order
    for (let i = root.children.length - 1; i >= 0; i--) pending.push(root.children[i] as Root);
  }
  return { top, byHost, byNode, all, elements: count };
}

function openChild(element: Element, parent: Root, dom: Dom): Root | null {
  const tag = element.localName;
  if (FRAME_TAGS.has(tag)) {
    const node = dom.frameDocument(element);
    return node?.documentElement ? { node, host: element, kind: "frame", parent, children: [] } : null;
  }
  if (!tag.includes("-") && !HOST_TAGS.has(tag)) return null;
  const node = dom.shadowRoot(element);
  return node ? { node, host: element, kind: "shadow", parent, children: [] } : null;
}
