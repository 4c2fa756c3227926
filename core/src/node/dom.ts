import type { Dom, InertPart } from "../page/dom.js";
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
    cascade: (roots) => new PageCascade(roots, dom),
    revision: () => 0,
    inert(content) {
      const budget = createBudget(DEFAULT_LIMITS);
      const apart = parseDocument(markupOf(content), { budget, url: "about:blank", shadowAttributes: [] });
      return { document: apart, dom: frozenDom(apart, () => null) };
    },
  };
  return dom;
}

/** Of names and values that need no escapes; the end of a void element is ignored by the parser. */
function markupOf(part: InertPart | string): string {
  if (typeof part === "string") return part;
  const [tag, attributes, ...content] = part;
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${names.join("")}>${content.map(markupOf).join("")}</${tag}>`;
}
