import {
  Attr,
  Comment,
  DOMParser,
  DocumentFragment,
  DocumentType,
  Element,
  ShadowRoot,
  SVGElement,
  Text,
} from "linkedom";
import type { ElementIndex } from "./element-index.js";
import type { Answer } from "./selector/answers.js";
import type { CompiledSelector, SelectorMode } from "./selector/compile.js";

/*
 * The one place that knows how linkedom 0.18 holds a document: as a doubly linked list from each start through its
 * attributes and children to its end, under symbols that it does not export. They are taken from nodes that it made, so
 * that another inner shape fails here, at once and by name.
 */

/** A node as linkedom holds it; which members are filled depends on its type. Neighbours are null only outside of a tree. */
export interface Inner {
  readonly nodeType: number;
  readonly localName: string;
  readonly ownerDocument: InnerDocument;
  /** Of an attribute. */
  readonly name: string;
  parentNode: Inner | null;
  [NEXT]: Inner;
  [PREV]: Inner;
  /** The end of an element, a fragment or a document. */
  [END]: Inner;
  /** Of an end: what it closes. */
  [START]: Inner;
  /** Of an attribute, a text or a comment. */
  [VALUE]: string;
  /** Of a template: its fragment. */
  [CONTENT]?: Inner;
  /** Of a fragment: its template. */
  [PRIVATE]: Inner | null;
  /** Ours, of an element or the root of a tree: where it stands among all elements, and the last one inside of it. */
  [POSITION]: number;
  [LAST]: number;
  /** Ours, of an element: its shadow root, open or closed. */
  [SHADOW]: Inner | null;
}

export interface InnerDocument extends Inner {
  [DOCTYPE]: Inner | null;
  /** Ours: all elements of all trees, in order. */
  [ORDER]: Order;
}

/** All elements of a document, its shadow roots and its templates' contents, tree after tree, each in document order. */
export interface Order {
  readonly elements: readonly Inner[];
  /** The root of each tree, as the trees follow each other. */
  readonly roots: readonly Inner[];
  /** How selectors are compiled for this page. */
  readonly mode: SelectorMode;
  /** Elements by tag, class, id and attribute. */
  readonly index: ElementIndex;
  /** What selectors were found to match, as far as it paid to find out. */
  readonly answers: Map<CompiledSelector, Answer>;
}

export const POSITION: unique symbol = Symbol("position");
export const LAST: unique symbol = Symbol("last");
export const SHADOW: unique symbol = Symbol("shadow");
export const ORDER: unique symbol = Symbol("order");

export const HTML = "http://www.w3.org/1999/xhtml";
export const SVG = "http://www.w3.org/2000/svg";
export const MATHML = "http://www.w3.org/1998/Math/MathML";

/** Types of nodes (https://dom.spec.whatwg.org/#dom-node-nodetype), and linkedom's own for an end. */
export const TYPE = {
  end: -1,
  element: 1,
  attribute: 2,
  text: 3,
  comment: 8,
  document: 9,
  doctype: 10,
  fragment: 11,
} as const;

const model = new DOMParser().parseFromString("<!doctype html><title></title>", "text/html") as unknown as Document;
const paragraph = model.createElement("p");

export const NEXT: unique symbol = symbolOf(paragraph, "next");
export const PREV: unique symbol = symbolOf(paragraph, "prev");
export const END: unique symbol = symbolOf(paragraph, "end");
export const PRIVATE: unique symbol = symbolOf(paragraph, "private");
export const CLASS_LIST: unique symbol = symbolOf(paragraph, "classList");
export const DATASET: unique symbol = symbolOf(paragraph, "dataset");
export const STYLE: unique symbol = symbolOf(paragraph, "style");
export const START: unique symbol = symbolOf((paragraph as unknown as Inner)[END], "start");
export const VALUE: unique symbol = symbolOf(model.createAttribute("id"), "value");
export const CHANGED: unique symbol = symbolOf(model.createAttribute("id"), "changed");
export const CONTENT: unique symbol = symbolOf(model.createElement("template"), "content");
export const DOCTYPE: unique symbol = symbolOf(model, "doctype");

function symbolOf(owner: object, description: string): never {
  const found = Object.getOwnPropertySymbols(owner).find((symbol) => symbol.description === description);
  if (!found) throw new TypeError(`This linkedom holds no "${description}": @onscreen/core/node needs linkedom 0.18.`);
  return found as never;
}

/** What linkedom's classes can do, by kind of node. */
export const PROTOTYPES = {
  attribute: Attr.prototype as object,
  text: Text.prototype as object,
  comment: Comment.prototype as object,
  doctype: DocumentType.prototype as object,
  fragment: DocumentFragment.prototype as object,
  shadowRoot: ShadowRoot.prototype as object,
  document: Object.getPrototypeOf(model) as object,
  svg: SVGElement.prototype as object,
  element: Element.prototype as object,
  html: htmlPrototype("x-unknown"),
};

/** The prototype of linkedom's class for an HTML tag: `HTMLInputElement` for `input`. */
export function htmlPrototype(localName: string): object {
  return Object.getPrototypeOf(model.createElement(localName)) as object;
}

/** A document with nothing in it. */
export function emptyDocument(): InnerDocument {
  const document = new DOMParser().parseFromString("<html></html>", "text/html") as unknown as Document;
  document.documentElement.remove();
  return document as unknown as InnerDocument;
}

export const inner = (node: Node): Inner => node as unknown as Inner;
export const outer = <N extends Node = globalThis.Element>(node: Inner): N => node as unknown as N;
