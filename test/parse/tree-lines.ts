/**
 * A document as one line a node: element with namespace, attribute, text, comment, doctype; shadow roots, contents of
 * templates and nested documents under their elements. Stands alone, so that it can be sent into a browser as it is.
 */
export function treeLines(document: Document, frameOf?: (frame: Element) => Document | null): string[] {
  const lines: string[] = [];
  // an explicit stack: [node or heading, depth]
  const pending: [Node | string, number][] = [[document, -1]];
  while (pending.length > 0) {
    const [node, depth] = pending.pop() as [Node | string, number];
    const pad = " ".repeat(Math.max(depth, 0));
    if (typeof node === "string") {
      lines.push(pad + node);
      continue;
    }
    const inside: [string, Node][] = [];
    if (node.nodeType === 1) {
      const element = node as Element;
      const namespace = (element.namespaceURI ?? "").replace(/^.*\//, "").replace("xhtml", "");
      lines.push(`${pad}<${namespace}${namespace && " "}${element.localName}>`);
      for (const { name, value } of element.attributes) lines.push(`${pad}  @${name}=${JSON.stringify(value)}`);
      if (element.shadowRoot) inside.push([`#shadow-root ${element.shadowRoot.mode}`, element.shadowRoot]);
      if (element.localName === "template" && namespace === "") {
        inside.push(["#content", (element as HTMLTemplateElement).content]);
      }
      if (element.localName === "iframe" && element.hasAttribute("srcdoc")) {
        const nested = frameOf ? frameOf(element) : (element as HTMLIFrameElement).contentDocument;
        if (nested) inside.push(["#document", nested]);
      }
    } else if (node.nodeType === 3) lines.push(pad + JSON.stringify((node as Text).data));
    else if (node.nodeType === 8) lines.push(`${pad}<!--${JSON.stringify((node as Comment).data)}`);
    else if (node.nodeType === 10) {
      const { name, publicId, systemId } = node as DocumentType;
      lines.push(`${pad}<!doctype ${name} "${publicId}" "${systemId}"`);
    }
    const below: [Node | string, number][] = [];
    for (const [heading, root] of inside) {
      below.push([heading, depth + 1]);
      for (let child = root.firstChild; child; child = child.nextSibling) below.push([child, depth + 2]);
    }
    for (let child = node.firstChild; child; child = child.nextSibling) below.push([child, depth + 1]);
    pending.push(...below.reverse());
  }
  return lines;
}
