import type { Dom, FormState, Holders, InertPart } from "../page/dom.js";
import type { RootIndex } from "../page/roots.js";
import { keepShape } from "../page/shapes.js";
import { FROZEN } from "../snapshot/frozen.js";
import { PageCascade } from "./cascade/cascade.js";
import { createBudget, DEFAULT_LIMITS } from "./limits.js";
import { type InnerDocument, inner, outer, SHADOW } from "./linkedom.js";
import { parseDocument } from "./parse.js";
import { holdersOf, PositionMap } from "./positions.js";

/**
 * The Dom port over a document that nobody changes any more: selectors are compiled once and answered from an index, closed
 * shadow roots are open, and form state is what the snapshot says of it.
 */
export class FrozenDom implements Dom {
  readonly formState: FormState;

  constructor(
    private readonly document: Document,
    readonly frameDocument: Dom["frameDocument"],
  ) {
    const isLive = document.documentElement?.getAttribute(FROZEN.state) === "live";
    this.formState = isLive ? "attribute" : "plain";
  }

  queryAll(scope: ParentNode, css: string): ArrayLike<Element> & Iterable<Element> {
    return scope.querySelectorAll(css);
  }

  queryFirst(scope: ParentNode, css: string): Element | null {
    return scope.querySelector(css);
  }

  matches(element: Element, css: string): boolean {
    return element.matches(css);
  }

  byId(root: Document | ShadowRoot, id: string): Element | null {
    return root.getElementById(id);
  }

  shadowRoot(element: Element): ShadowRoot | null {
    const root = inner(element)[SHADOW];
    return root && outer<ShadowRoot>(root);
  }

  elementMap<V>(): PositionMap<V> {
    return new PositionMap(this.document as unknown as InnerDocument);
  }

  holders(root: Document | ShadowRoot): Holders {
    return holdersOf(root);
  }

  /** Nobody lays out or styles a snapshot; what style decided stands in its attributes. */
  computedStyle(): null {
    return null;
  }

  cascade(roots: RootIndex): PageCascade {
    return new PageCascade(roots, this);
  }

  revision(): number {
    return 0;
  }

  inert(content: InertPart): { document: Document; dom: Dom } {
    const budget = createBudget(DEFAULT_LIMITS);
    const document = parseDocument(markupOf(content), { budget, url: "about:blank", shadowAttributes: [] });
    return { document, dom: new FrozenDom(document, () => null) };
  }
}

keepShape(new FrozenDom({} as Document, () => null));

/** Of names and values that need no escapes; the end of a void element is ignored by the parser. */
function markupOf(part: InertPart | string): string {
  if (typeof part === "string") return part;
  const [tag, attributes, ...content] = part;
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${names.join("")}>${content.map(markupOf).join("")}</${tag}>`;
}
