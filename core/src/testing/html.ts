import { defaultTreeAdapter, html as names, parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type Element = Tree.Element;

/** A page's markup as a tree that may be changed, nested documents included, and written out again. */
export interface Markup {
  /** All elements in document order, through templates (shadow roots) and the documents of frames. */
  readonly elements: readonly Element[];
  toString(): string;
}

/** A snapshot is frozen; who wants another page changes its markup. */
export function parseMarkup(source: string): Markup {
  const elements: Element[] = [];
  const frames: { frame: Element; inner: Tree.Document }[] = [];
  const document = parse(source);
  const pending: Tree.ParentNode[] = [document];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    if (isElement(parent)) {
      elements.push(parent);
      const nested = attribute(parent, "srcdoc");
      if (parent.tagName === "iframe" && nested !== undefined) {
        const inner = parse(nested);
        frames.push({ frame: parent, inner });
        pending.push(inner);
        continue;
      }
    }
    const children = "content" in parent ? parent.content.childNodes : parent.childNodes;
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child && isElement(child)) pending.push(child);
    }
  }
  return {
    elements,
    toString() {
      // from the inside out: what a frame holds is an attribute of its parent document
      for (const { frame, inner } of frames.toReversed()) setAttribute(frame, "srcdoc", serialize(inner));
      return serialize(document);
    },
  };
}

export const isElement = (node: Tree.Node): node is Element => "tagName" in node;

export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text";

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

/** Where an element's children stand: a template's in its content. */
export const insideOf = (element: Element): Tree.ParentNode =>
  "content" in element ? (element as Tree.Template).content : element;

export function createElement(tag: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tag, names.NS.HTML, attrs);
}

export function appendText(element: Element, text: string): void {
  defaultTreeAdapter.insertText(insideOf(element), text);
}

export function insertBefore(element: Element, added: Element): void {
  if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, added, element);
}

export function insertAfter(element: Element, added: Element): void {
  const siblings = element.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  if (!element.parentNode) return;
  if (next) defaultTreeAdapter.insertBefore(element.parentNode, added, next);
  else defaultTreeAdapter.appendChild(element.parentNode, added);
}

/** Moves all that an element holds into another, which then stands alone in it. */
export function wrapChildren(element: Element, wrapper: Element): void {
  const inside = insideOf(element);
  for (const child of [...inside.childNodes]) {
    defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.appendChild(wrapper, child);
  }
  defaultTreeAdapter.appendChild(inside, wrapper);
}

export function emptyOut(element: Element): void {
  for (const child of [...insideOf(element).childNodes]) defaultTreeAdapter.detachNode(child);
}

export function copyOf(element: Element): Element {
  const copy = defaultTreeAdapter.createElement(
    element.tagName,
    element.namespaceURI,
    element.attrs.map((one) => ({ ...one })),
  );
  if ("content" in element)
    defaultTreeAdapter.setTemplateContent(copy as Tree.Template, defaultTreeAdapter.createDocumentFragment());
  for (const child of insideOf(element).childNodes) {
    if (isElement(child)) defaultTreeAdapter.appendChild(insideOf(copy), copyOf(child));
    else if (isText(child)) defaultTreeAdapter.insertText(insideOf(copy), child.value);
  }
  return copy;
}
