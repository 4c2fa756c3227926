import { attributeOf, nextSibling } from "./chain.js";
import { comparePosition, contains } from "./compare.js";
import { type Inner, type InnerDocument, LAST, NEXT, ORDER, outer, SHADOW, TYPE, VALUE } from "./linkedom.js";
import { closest, elementById, matches, select, selectFirst } from "./select.js";

/*
 * What linkedom answers unlike a browser, too slowly for a large page, or by changing it. Everything else is inherited.
 */

type Members = object & ThisType<Inner & Element>;
const define = (members: Members): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(members);

const HTML = "http://www.w3.org/1999/xhtml";
/** Attributes that the parser puts into a namespace: https://html.spec.whatwg.org/#adjust-foreign-attributes */
const PREFIXES: Readonly<Record<string, string>> = {
  "http://www.w3.org/1999/xlink": "xlink:",
  "http://www.w3.org/XML/1998/namespace": "xml:",
  "http://www.w3.org/2000/xmlns/": "xmlns:",
};

function readOnly(): never {
  throw new TypeError("A snapshot is read-only: reading never changes a page. Parse a copy of your own to edit it.");
}

const positionMembers = define({
  contains(node: Node | null) {
    return node !== null && contains(this, node as unknown as Inner);
  },
  compareDocumentPosition(node: Node) {
    return comparePosition(this, node as unknown as Inner);
  },
});

const queryMembers = define({
  querySelectorAll(css: string) {
    return select(this, css);
  },
  querySelector(css: string) {
    return selectFirst(this, css);
  },
  getElementsByTagName(name: string) {
    return select(this, name === "*" ? "*" : name.replace(/[^\w-]/g, "\\$&"));
  },
  getElementsByClassName(names: string) {
    const classes = names.split(/[\t\n\f\r ]+/).filter((name) => name !== "");
    return classes.length === 0
      ? []
      : select(this, classes.map((name) => `[class~="${name.replace(/["\\]/g, "\\$&")}"]`).join(""));
  },
});

const mutationMembers = define(
  Object.fromEntries(
    "insertBefore replaceChild removeChild replaceChildren normalize setAttribute setAttributeNode removeAttribute removeAttributeNode remove before after replaceWith attachShadow addEventListener"
      .split(" ")
      .map((name) => [name, readOnly]),
  ),
);

export const elementMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...queryMembers,
  ...mutationMembers,
  ...define({
    getAttribute(name: string) {
      return this.getAttributeNode(name)?.value ?? null;
    },
    hasAttribute(name: string) {
      return this.getAttributeNode(name) !== null;
    },
    getAttributeNode(name: string) {
      for (let at = this[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) {
        if (at.name === name) return outer<Node>(at) as unknown as Attr;
      }
      const lower = name.toLowerCase();
      return lower !== name && this.namespaceURI === HTML ? this.getAttributeNode(lower) : null;
    },
    getAttributeNS(namespace: string | null, name: string) {
      return attributeOf(this, (PREFIXES[namespace ?? ""] ?? "") + name);
    },
    hasAttributeNS(namespace: string | null, name: string) {
      return attributeOf(this, (PREFIXES[namespace ?? ""] ?? "") + name) !== null;
    },
    get className() {
      return attributeOf(this, "class") ?? "";
    },
    get shadowRoot() {
      const root = this[SHADOW] as unknown as ShadowRoot | null;
      return root?.mode === "open" ? root : null;
    },
    matches(css: string) {
      return matches(this, css);
    },
    closest(css: string) {
      return closest(this, css);
    },
  }),
};

/** Elements of SVG and MathML keep the case of their names. */
export const foreignMembers = (namespace: string): PropertyDescriptorMap =>
  define({
    get namespaceURI() {
      return namespace;
    },
    get tagName() {
      return this.localName;
    },
    get nodeName() {
      return this.localName;
    },
    get className() {
      const value = attributeOf(this, "class") ?? "";
      return { baseVal: value, animVal: value };
    },
    get ownerSVGElement() {
      return this.parentElement?.closest("svg") ?? null;
    },
  });

export const rootMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...queryMembers,
  ...mutationMembers,
  ...define({
    getElementById(id: string) {
      return elementById(this, id);
    },
  }),
};

export const characterMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...mutationMembers,
  ...define({
    get data() {
      return this[VALUE];
    },
    get nodeValue() {
      return this[VALUE] ?? null;
    },
    get textContent() {
      return this[VALUE] ?? null;
    },
  }),
};

export const attributeMembers: PropertyDescriptorMap = define({
  get value() {
    return this[VALUE];
  },
});

/** linkedom's doctype has no neighbours, so that a walk over a document's children would end at it. */
export const doctypeMembers: PropertyDescriptorMap = define({
  get nodeName() {
    return this.name;
  },
  get nextSibling() {
    return nextSibling(this) as unknown as ChildNode | null;
  },
});

export const documentMembers: PropertyDescriptorMap = {
  ...rootMembers,
  ...define({
    /** linkedom makes what is missing; a page with frames has no body. */
    get head() {
      return childOf(this as unknown as Document, "head");
    },
    get body() {
      return childOf(this as unknown as Document, "body") ?? childOf(this as unknown as Document, "frameset");
    },
    get title() {
      return (
        firstOf(this as unknown as InnerDocument, "title")
          ?.textContent?.replace(/[\t\n\f\r ]+/g, " ")
          .trim() ?? ""
      );
    },
    /** linkedom hands out Node's own globals as the window. */
    get defaultView() {
      return null;
    },
    get baseURI() {
      const { URL: url } = this as unknown as Document;
      const base = firstOf(this as unknown as InnerDocument, "base")?.getAttribute("href");
      return base && URL.canParse(base, url) ? new URL(base, url).href : url;
    },
  }),
};

function childOf(document: Document, localName: string): Element | null {
  let child = document.documentElement?.firstElementChild ?? null;
  while (child && child.localName !== localName) child = child.nextElementSibling;
  return child;
}

/** The first HTML element of a tag in the document's own tree: a drawing has a `title`, too. */
function firstOf(document: InnerDocument, localName: string): Element | null {
  const { elements, index } = document[ORDER];
  for (const position of index.tag(localName)) {
    const element = outer(elements[position] as Inner);
    if (position <= document[LAST] && element.namespaceURI === HTML) return element;
  }
  return null;
}
