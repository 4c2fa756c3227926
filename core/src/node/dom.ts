import type { Dom } from "../page/dom.js";
import { FROZEN } from "../snapshot/frozen.js";
import { openCascade } from "./cascade/cascade.js";
import { type InnerDocument, inner, outer, SHADOW } from "./linkedom.js";
import { holdersOf, PositionMap } from "./positions.js";

/**
 * The Dom port over a document that nobody changes any more: selectors are compiled once and answered from an index, closed
 * shadow roots are open, and form state is what the snapshot says of it.
 */
export function frozenDom(document: Document, frameDocument: Dom["frameDocument"]): Dom {
  const isLive = document.documentElement?.getAttribute(FROZEN.state) === "live";
  const dom: Dom = {
    formState: isLive ? "attribute" : "plain",
    queryAll: (scope, css) => scope.querySelectorAll(css),
    queryFirst: (scope, css) => scope.querySelector(css),
    matches: (element, css) => element.matches(css),
    byId: (root, id) => root.getElementById(id),
    shadowRoot(element) {
      const root = inner(element)[SHADOW];
      return root && outer<ShadowRoot>(root);
    },
    frameDocument,
    elementMap: () => new PositionMap(document as unknown as InnerDocument),
    holders: holdersOf,
    // nobody lays out or styles a snapshot; what style decided stands in its attributes
    computedStyle: () => null,
    cascade: (roots) => openCascade(roots, dom),
    revision: () => 0,
  };
  return dom;
}
