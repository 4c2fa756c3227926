import type { Declarations } from "./declarations.js";
import type { RootIndex } from "./roots.js";
import type { Generated } from "./style.js";

/**
 * The port between the page and the two kinds of document it can come from: a browser's live document and a frozen one
 * opened in Node. Everything that the two answer differently is asked here and nowhere else.
 */
export interface Dom {
  /**
   * Where typed values stand: `property` in a browser, `attribute` in a snapshot that reflects live state into the standard
   * attributes, `plain` in a saved page, whose attributes hold what the server sent and not what was typed.
   */
  readonly formState: FormState;
  /** Matches of one selector inside `scope`, in document order; never crosses a shadow root or a frame. */
  queryAll(scope: ParentNode, css: string): ArrayLike<Element> & Iterable<Element>;
  queryFirst(scope: ParentNode, css: string): Element | null;
  matches(element: Element, css: string): boolean;
  byId(root: Document | ShadowRoot, id: string): Element | null;
  /** The element's own shadow root, closed ones included where the caller gave an opener; never a polyfilled one. */
  shadowRoot(element: Element): ShadowRoot | null;
  /** The document inside a frame of the same origin. */
  frameDocument(frame: Element): Document | null;
  /** A place for what is found out of single elements, where the document has a faster one than a Map. */
  elementMap?<V>(): ElementMap<V>;
  /** The elements of a tree that hold a shadow root or are frames, in document order, where the document knows them. */
  holders?(root: Document | ShadowRoot): Holders;
  /** Computed style of an element in a browser; null where nobody computes style. */
  computedStyle(element: Element, pseudo?: string): CSSStyleDeclaration | null;
  /**
   * A number that is another one when the page may have changed, form state aside; with the trees of a reading, it is watched
   * from then on. Absent where nobody can tell.
   */
  revision?(roots?: RootIndex): number;
  /** A document of the same kind that holds only this; absent in a browser, whose documents anybody can make. */
  inert?(content: InertPart): { readonly document: Document; readonly dom: Dom };
  /**
   * The page's own style sheets, worked out where no browser does it; absent where nobody does. Only the properties that
   * reading asks for are known.
   */
  cascade?(roots: RootIndex): Cascade;
}

/** An element in the making: tag, attributes, and what it holds. */
export type InertPart = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (InertPart | string)[],
];

/** Values by element. */
export interface ElementMap<V> {
  get(element: Element): V | undefined;
  set(element: Element, value: V): unknown;
}

/** Of one tree: who may hold another one, and how many elements it has. */
export interface Holders {
  readonly found: readonly Element[];
  readonly elements: number;
}

/** What the style sheets of a document say about an element, its style attribute included. */
export interface Cascade {
  declarations(element: Element, pseudo?: Generated): Declarations;
  /** Whether a sheet may style an element or its pseudo-element, by its tag, id and classes: most are touched by none. */
  mayStyle(element: Element, pseudo?: Generated): boolean;
  /** Whether a sheet makes any pseudo-element. */
  readonly hasPseudoRules: boolean;
  /** Style sheets that the page links to and that are not at hand. */
  readonly unread: number;
}

export type FormState = "property" | "attribute" | "plain";

/** Opens an element's shadow root, closed ones too: in a content script `chrome.dom.openOrClosedShadowRoot`. */
export type ShadowOpener = (element: Element) => ShadowRoot | null;

/**
 * True for a real shadow root. Salesforce's synthetic shadow hands out document fragments that pretend to be one; their
 * content already stands in the host's light DOM, so following them would visit every node twice.
 */
export function isShadowRoot(root: unknown, host: Element): root is ShadowRoot {
  if (root === null || typeof root !== "object") return false;
  const candidate = root as ShadowRoot & { synthetic?: unknown };
  return candidate.nodeType === 11 && candidate.host === host && candidate.synthetic !== true;
}

/** The DOM port over a browser's own document. Its members are its own: who asks one thing otherwise can spread it. */
export function liveDom(
  openShadow: ShadowOpener = (element) => element.shadowRoot,
  revision?: NonNullable<Dom["revision"]>,
): Dom {
  // the window of the document that was asked last: style is asked of every element
  let styled: Document | undefined;
  let window: Window | null = null;
  return {
    formState: "property",
    ...(revision && { revision }),
    queryAll: (scope, css) => scope.querySelectorAll(css),
    queryFirst: (scope, css) => scope.querySelector(css),
    matches: (element, css) => element.matches(css),
    byId: (root, id) => root.getElementById(id),
    shadowRoot(element) {
      const root = element.shadowRoot ?? openShadow(element);
      return isShadowRoot(root, element) ? root : null;
    },
    frameDocument(frame) {
      try {
        return (frame as HTMLIFrameElement).contentDocument;
      } catch {
        return null; // another origin: that frame reads itself
      }
    },
    computedStyle(element, pseudo) {
      const document = element.ownerDocument;
      if (document !== styled) {
        styled = document;
        window = document.defaultView;
      }
      return window?.getComputedStyle(element, pseudo) ?? null;
    },
  };
}
