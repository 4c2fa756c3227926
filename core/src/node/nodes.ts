import { keepShape } from "../page/shapes.js";
import {
  CHANGED,
  CLASS_LIST,
  DATASET,
  END,
  emptyDocument,
  htmlPrototype,
  type Inner,
  type InnerDocument,
  LAST,
  MATHML,
  NEXT,
  POSITION,
  PREV,
  PRIVATE,
  PROTOTYPES,
  SHADOW,
  START,
  STYLE,
  SVG,
  TYPE,
  VALUE,
} from "./linkedom.js";
import { elementMembers, foreignMembers } from "./members/element.js";
import { attributeMembers, characterMembers, doctypeMembers } from "./members/leaf.js";
import { documentMembers, fragmentMembers } from "./members/root.js";

/*
 * linkedom's constructors register every node for events, attributes included, which costs more than parsing the page.
 * These make the same nodes from the same fields in the same order, on prototypes that inherit from linkedom's.
 */

export type MakeElement = new (document: InnerDocument, localName: string) => Inner;
type Fields = { -readonly [K in keyof Inner]: Inner[K] } & Record<PropertyKey, unknown>;

const inherit = (prototype: object, ...members: PropertyDescriptorMap[]): object =>
  Object.create(prototype, Object.assign({}, ...members));

function constructorOf<A extends unknown[]>(fill: (this: Fields, ...args: A) => void, prototype: object) {
  // a function of its own for each prototype, so that the engine keeps one shape for each kind of node
  fill.prototype = prototype;
  return fill as unknown as new (
    ...args: A
  ) => Inner;
}

function elementConstructor(prototype: object): MakeElement {
  return constructorOf(function (this: Fields, document: InnerDocument, localName: string) {
    this.ownerDocument = document;
    this.localName = localName;
    this.nodeType = TYPE.element;
    this.parentNode = null;
    this[NEXT] = this[PREV] = null as never;
    this[PRIVATE] = null;
    this[END] = new End(document, this as Inner);
    this[CLASS_LIST] = this[DATASET] = this[STYLE] = null;
    this[POSITION] = this[LAST] = 0;
    this[SHADOW] = null;
  }, prototype);
}

const End = constructorOf(function (this: Fields, document: InnerDocument, start: Inner) {
  this[NEXT] = null as never;
  this[PREV] = start;
  this[START] = start;
  this.nodeType = TYPE.end;
  this.ownerDocument = document;
  this.parentNode = null;
}, {});

export const AttributeNode = constructorOf(
  function (this: Fields, owner: Inner, name: string, value: string) {
    this.ownerDocument = owner.ownerDocument;
    this.localName = name;
    this.nodeType = TYPE.attribute;
    this.parentNode = null;
    this[NEXT] = this[PREV] = null as never;
    this["ownerElement"] = owner;
    this.name = name;
    this[VALUE] = value;
    this[CHANGED] = false;
  },
  inherit(PROTOTYPES.attribute, attributeMembers),
);

const characterConstructor = (nodeType: number, localName: string, prototype: object) =>
  constructorOf(
    function (this: Fields, document: InnerDocument, data: string) {
      this.ownerDocument = document;
      this.localName = localName;
      this.nodeType = nodeType;
      this.parentNode = null;
      this[NEXT] = this[PREV] = null as never;
      this[VALUE] = data;
    },
    inherit(prototype, characterMembers),
  );

export const TextNode = characterConstructor(TYPE.text, "#text", PROTOTYPES.text);
export const CommentNode = characterConstructor(TYPE.comment, "#comment", PROTOTYPES.comment);

export const DoctypeNode = constructorOf(
  function (this: Fields, document: InnerDocument, name: string, publicId: string, systemId: string) {
    this.ownerDocument = document;
    this.localName = "#document-type";
    this.nodeType = TYPE.doctype;
    this.parentNode = null;
    this[NEXT] = this[PREV] = null as never;
    this.name = name;
    this["publicId"] = publicId;
    this["systemId"] = systemId;
  },
  inherit(PROTOTYPES.doctype, characterMembers, doctypeMembers),
);

function fillFragment(fields: Fields, document: InnerDocument): void {
  fields.ownerDocument = document;
  fields.localName = "#document-fragment";
  fields.nodeType = TYPE.fragment;
  fields.parentNode = null;
  fields[NEXT] = fields[PREV] = null as never;
  fields[PRIVATE] = null;
  const end = new End(document, fields as Inner);
  fields[NEXT] = fields[END] = end;
  fields[POSITION] = fields[LAST] = 0;
}

export const FragmentNode = constructorOf(
  function (this: Fields, document: InnerDocument) {
    fillFragment(this, document);
  },
  inherit(PROTOTYPES.fragment, fragmentMembers),
);

export const ShadowRootNode = constructorOf(
  function (this: Fields, host: Inner, mode: "open" | "closed") {
    fillFragment(this, host.ownerDocument);
    this["host"] = host;
    this["mode"] = mode;
  },
  inherit(PROTOTYPES.shadowRoot, fragmentMembers),
);

const model = emptyDocument();

/** A document with nothing in it, with the fields that linkedom gives its own. */
export const DocumentNode = constructorOf(
  function (this: Fields) {
    for (const name of Reflect.ownKeys(model)) this[name] = (model as unknown as Fields)[name];
    this[NEXT] = this[END] = new End(this as unknown as InnerDocument, this as Inner);
    this[POSITION] = this[LAST] = 0;
  },
  inherit(PROTOTYPES.document, documentMembers),
);

export const SvgElement = elementConstructor(inherit(PROTOTYPES.svg, elementMembers, foreignMembers(SVG)));
export const MathElement = elementConstructor(inherit(PROTOTYPES.element, elementMembers, foreignMembers(MATHML)));
const UnknownElement = elementConstructor(inherit(PROTOTYPES.html, elementMembers));
const known = new Map<string, MakeElement>();

/** The constructor of an HTML element by its tag, of linkedom's class for it where there is one. */
export function htmlClass(localName: string): MakeElement {
  let make = known.get(localName);
  if (make) return make;
  const prototype = htmlPrototype(localName);
  if (prototype === PROTOTYPES.html) return UnknownElement; // any number of names: not kept
  make = elementConstructor(inherit(prototype, elementMembers));
  known.set(localName, make);
  keepShape(new make(nowhere, localName));
  return make;
}

const nowhere = new DocumentNode() as InnerDocument;
const element = new UnknownElement(nowhere, "x-unknown");
for (const one of [
  element,
  new SvgElement(nowhere, "svg"),
  new MathElement(nowhere, "math"),
  new TextNode(nowhere, ""),
  new CommentNode(nowhere, ""),
  new DoctypeNode(nowhere, "html", "", ""),
  new FragmentNode(nowhere),
  new ShadowRootNode(element, "open"),
  new AttributeNode(element, "id", ""),
])
  keepShape(one);
