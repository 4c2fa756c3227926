import type { TreeAdapter, TreeAdapterTypeMap } from "parse5";
import { attributeOf, link, linkAttribute, unlink } from "./chain.js";
import { isShadowHost, shadowMode } from "./declarative-shadow.js";
import { type Budget, spend } from "./limits.js";
import {
  CONTENT,
  DOCTYPE,
  END,
  HTML,
  type Inner,
  type InnerDocument,
  NEXT,
  outer,
  PREV,
  PRIVATE,
  SHADOW,
  SVG,
  TYPE,
  VALUE,
} from "./linkedom.js";
import {
  AttributeNode,
  CommentNode,
  DoctypeNode,
  FragmentNode,
  htmlClass,
  type MakeElement,
  MathElement,
  ShadowRootNode,
  SvgElement,
  TextNode,
} from "./nodes.js";

type Nodes = TreeAdapterTypeMap<Inner, Inner, Inner, InnerDocument, Inner, Inner, Inner, Inner, Inner, Inner>;
type Adapter = TreeAdapter<Nodes>;
type Mode = ReturnType<Adapter["getDocumentMode"]>;

/** Missing in parse5's table of https://html.spec.whatwg.org/#adjust-svg-tag-names, so it has to see its own name for it. */
const UNADJUSTED = { parse5: "fedropshadow", standard: "feDropShadow" };

/**
 * Lets parse5 build linkedom's nodes where it would build its own, so that no second tree is made.
 *
 * @param shadowAttributes names under which this page declares a shadow root's mode on its template
 */
export function createAdapter(document: InnerDocument, budget: Budget, shadowAttributes: readonly string[]): Adapter {
  const nameOf = createNames();
  const classOf = createClasses();
  let mode = "no-quirks" as Mode;

  const attach = (parent: Inner, template: Inner): boolean => {
    if (template.localName !== "template" || !template[CONTENT] || parent.nodeType !== TYPE.element) return false;
    const declared = shadowMode(template, shadowAttributes);
    if (!declared || parent[SHADOW] || !isShadowHost(parent.localName, outer(parent).namespaceURI)) return false;
    template[CONTENT] = parent[SHADOW] = new ShadowRootNode(parent, declared);
    return true;
  };
  const insertText = (parent: Inner, text: string, before: Inner): void => {
    const previous = before[PREV];
    if (previous.nodeType === TYPE.text) previous[VALUE] += text;
    else link(parent, new TextNode(document, text), before);
  };

  return {
    createDocument: () => document,
    createDocumentFragment: () => new FragmentNode(document),
    createElement(tagName, namespace, attributes) {
      spend(budget, attributes.length);
      const localName = nameOf(namespace === SVG && tagName === UNADJUSTED.parse5 ? UNADJUSTED.standard : tagName);
      const element = new (classOf(localName, namespace))(document, localName);
      let last = element;
      for (const { prefix, name, value } of attributes) {
        const attribute = new AttributeNode(element, nameOf(prefix ? `${prefix}:${name}` : name), value);
        last[NEXT] = attribute;
        attribute[PREV] = last;
        last = attribute;
      }
      last[NEXT] = element[END];
      element[END][PREV] = last;
      return element;
    },
    createCommentNode: (data) => new CommentNode(document, data),
    createTextNode: (value) => new TextNode(document, value),
    // a declared shadow root leaves its template out of the tree, and what follows goes into the root
    appendChild: (parent, node) => attach(parent, node) || link(parent, node, parent[END]),
    insertBefore: link,
    detachNode: unlink,
    insertText: (parent, text) => insertText(parent, text, parent[END]),
    insertTextBefore: insertText,
    adoptAttributes(element, attributes) {
      for (const { name, value } of attributes) {
        if (attributeOf(element, name) === null)
          linkAttribute(element, new AttributeNode(element, nameOf(name), value));
      }
    },
    setTemplateContent(template, content) {
      template[CONTENT] = content;
      content[PRIVATE] = template;
    },
    getTemplateContent: (template) => template[CONTENT] as Inner,
    setDocumentType(_, name, publicId, systemId) {
      document[DOCTYPE] = new DoctypeNode(document, name, publicId, systemId);
      link(document, document[DOCTYPE], document[END]);
    },
    setDocumentMode(_, value) {
      mode = value;
    },
    getDocumentMode: () => mode,
    getFirstChild: (node) => outer(node).firstChild as unknown as Inner | null,
    getChildNodes: (node) => [...outer(node).childNodes] as unknown as Inner[],
    getParentNode: (node) => node.parentNode,
    getAttrList(element) {
      const attributes = [];
      for (let at = element[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT])
        attributes.push({ name: at.name, value: at[VALUE] });
      return attributes;
    },
    getTagName: ({ localName }) => (localName === UNADJUSTED.standard ? UNADJUSTED.parse5 : localName),
    getNamespaceURI: (element) => outer(element).namespaceURI as ReturnType<Adapter["getNamespaceURI"]>,
    getTextNodeContent: (node) => node[VALUE],
    getCommentNodeContent: (node) => node[VALUE],
    getDocumentTypeNodeName: (node) => node.name,
    getDocumentTypeNodePublicId: (node) => outer<DocumentType>(node).publicId,
    getDocumentTypeNodeSystemId: (node) => outer<DocumentType>(node).systemId,
    isTextNode: (node): node is Inner => node.nodeType === TYPE.text,
    isCommentNode: (node): node is Inner => node.nodeType === TYPE.comment,
    isDocumentTypeNode: (node): node is Inner => node.nodeType === TYPE.doctype,
    isElementNode: (node): node is Inner => node.nodeType === TYPE.element,
    setNodeSourceCodeLocation() {},
    getNodeSourceCodeLocation: () => null,
    updateNodeSourceCodeLocation() {},
  };
}

/**
 * One copy of each name of a page, as the engine keeps names in code: `getAttribute("role")` then compares addresses, not
 * characters.
 */
function createNames(): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    let kept = names.get(name);
    if (kept === undefined) {
      kept = Object.keys({ [name]: 0 })[0] as string;
      names.set(kept, kept);
    }
    return kept;
  };
}

/** Classes by tag, found once a page: a tag that has none of its own costs a search each time. */
function createClasses(): (localName: string, namespace: string) => MakeElement {
  const classes = new Map<string, MakeElement>();
  return (localName, namespace) => {
    if (namespace === SVG) return SvgElement;
    if (namespace !== HTML) return MathElement;
    let known = classes.get(localName);
    if (!known) {
      known = htmlClass(localName);
      classes.set(localName, known);
    }
    return known;
  };
}
