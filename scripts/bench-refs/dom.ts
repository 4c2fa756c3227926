/** Every element of a page, shadow roots and same-origin frames included, in document order. */
export function everything(root: Document | ShadowRoot): Element[] {
  const found: Element[] = [];
  for (const element of root.querySelectorAll("*")) {
    found.push(element);
    const inner = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument;
    if (inner) found.push(...everything(inner));
  }
  return found;
}

const CONTROLS =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=checkbox],[role=radio],[role=tab],[role=menuitem],[role=option],[role=switch],[role=combobox],[role=textbox],[role=searchbox],[role=treeitem],[onclick],[tabindex]:not([tabindex^='-']),[contenteditable='true'],[contenteditable='']";

export const isControl = (element: Element): boolean => element.matches(CONTROLS);

export const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

export const controlsOf = (document: Document): Element[] =>
  everything(document).filter((element) => isControl(element) && isSeen(element));

export const bodyOf = (document: Document): Element[] => everything(document).filter((e) => e.closest("head") === null);

/** Text nodes of an element's own tree. */
export function textNodes(root: Node): Text[] {
  const walker = (root.ownerDocument as Document).createTreeWalker(root, 4);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!/^(?:script|style|noscript)$/.test(node.parentElement?.localName ?? "")) found.push(node);
  }
  return found;
}

/** Text nodes of all trees. */
export function allText(document: Document): Text[] {
  const roots = new Set<Node>([document.body]);
  for (const element of everything(document)) if (element.shadowRoot) roots.add(element.shadowRoot);
  return [...roots].flatMap(textNodes);
}

/** A copy with its shadow roots, which `cloneNode` leaves behind. */
export function copyOf<T extends Element>(element: T): T {
  const copy = element.cloneNode(true) as T;
  const from = [element, ...element.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  for (const [i, old] of from.entries()) {
    if (!old.shadowRoot || to[i]?.shadowRoot) continue;
    const root = (to[i] as Element).attachShadow({ mode: "open", serializable: true });
    for (const child of old.shadowRoot.childNodes)
      root.append(child.nodeType === 1 ? copyOf(child as Element) : child.cloneNode(true));
  }
  return copy;
}

export function within(element: Element): Element[] {
  const found = [element];
  if (element.shadowRoot) for (const child of element.shadowRoot.children) found.push(...within(child));
  for (const child of element.children) found.push(...within(child));
  return found;
}
