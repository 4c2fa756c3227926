import type { Dom, FormState, Holders } from "../page/dom.js";
import type { RootIndex } from "../page/roots.js";
import { keepShape } from "../page/shapes.js";
import { FROZEN } from "../snapshot/frozen.js";
import { PageCascade } from "./cascade/cascade.js";
import { type InnerDocument, inner, outer, SHADOW } from "./linkedom.js";
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
}

keepShape(new FrozenDom({} as Document, () => null));
