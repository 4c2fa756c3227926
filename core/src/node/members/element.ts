import { attributeOf } from "../chain.js";
import { HTML, type Inner, NEXT, outer, SHADOW, TYPE } from "../linkedom.js";
import { closest, matches } from "../select.js";
import { define, mutationMembers, positionMembers, queryMembers } from "./shared.js";

/** Attributes that the parser puts into a namespace: https://html.spec.whatwg.org/#adjust-foreign-attributes */
const PREFIXES: Readonly<Record<string, string>> = {
  "http://www.w3.org/1999/xlink": "xlink:",
  "http://www.w3.org/XML/1998/namespace": "xml:",
  "http://www.w3.org/2000/xmlns/": "xmlns:",
};

/** What an HTML element has under a name that is not written in small letters, as it keeps all its names. */
function foldedOf(element: Inner & Element, name: string): string | null {
  return isLower(name) || element.namespaceURI !== HTML ? null : attributeOf(element, name.toLowerCase());
}

/** Nearly every name is asked for as it is kept: no copy in small letters is made to find that out. */
function isLower(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if ((code >= 0x41 && code <= 0x5a) || code > 0x7f) return false;
  }
  return true;
}

export const elementMembers: PropertyDescriptorMap = {
  ...positionMembers,
  ...queryMembers,
  ...mutationMembers,
  ...define({
    getAttribute(name: string) {
      return attributeOf(this, name) ?? foldedOf(this, name);
    },
    hasAttribute(name: string) {
      return (attributeOf(this, name) ?? foldedOf(this, name)) !== null;
    },
    getAttributeNames() {
      const names: string[] = [];
      for (let at = this[NEXT]; at.nodeType === TYPE.attribute; at = at[NEXT]) names.push(at.name);
      return names;
    },
    hasAttributes() {
      return this[NEXT].nodeType === TYPE.attribute;
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
