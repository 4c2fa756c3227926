import { composedParent } from "./composed.js";
import type { Reading } from "./reading.js";

/** Never drawn, whatever style says: https://html.spec.whatwg.org/#hidden-elements */
const UNDRAWN = new Set("area base basefont datalist head link meta noembed noframes noscript param rp script style template title".split(" "));

/**
 * Whether a person can't see an element: not rendered or made invisible, by itself or by what it stands in. Scrolled out of
 * sight is not hidden. In a browser this is computed style; in a snapshot what capture froze (`data-onscreen-hidden`), and
 * in a saved page what the attributes say.
 */
export function isHidden(reading: Reading, element: Element): boolean {
  const { hidden } = reading.cache;
  // an explicit climb and descent, so that a tree of any depth can be asked
  const chain: Element[] = [];
  let known: boolean | undefined;
  for (let node: Element | null = element; node; node = composedParent(node, reading)) {
    known = hidden.get(node);
    if (known !== undefined) break;
    chain.push(node);
  }
  let answer = known ?? false;
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Element;
    answer = answer || isUnrendered(reading, node);
    hidden.set(node, answer);
  }
  return answer || isInvisible(reading, element);
}

/**
 * Whether a person would not see an element even if `base`, above it, were on the screen: what a tab in the background would
 * show when it came to the front.
 */
export function isHiddenBelow(reading: Reading, element: Element, base: Element): boolean {
  for (let node: Element | null = element; node && node !== base; node = composedParent(node, reading)) {
    if (isUnrendered(reading, node) || isInvisible(reading, node, base)) return true;
  }
  return false;
}

/** Whether the element itself starts a part of the page that is not rendered. */
function isUnrendered(reading: Reading, element: Element): boolean {
  const tag = element.localName;
  if (UNDRAWN.has(tag)) return true;
  if (tag === "input" && element.getAttribute("type")?.toLowerCase() === "hidden") return true;
  if (isFolded(element)) return true;
  const computed = reading.dom.computedStyle(element);
  if (computed) return computed.display === "none" || computed.contentVisibility === "hidden";
  const frozen = element.getAttribute("data-onscreen-hidden");
  if (frozen !== null) return frozen !== "visibility";
  if (element.hasAttribute("hidden")) return true;
  if (tag === "dialog" && !element.hasAttribute("open")) return true;
  return inlineStyle(element, "display") === "none";
}

/** What a closed `details` keeps back: everything but its first summary. */
function isFolded(element: Element): boolean {
  const parent = element.parentElement;
  if (parent?.localName !== "details" || parent.hasAttribute("open")) return false;
  return !(element.localName === "summary" && firstSummary(parent) === element);
}

function firstSummary(details: Element): Element | null {
  let child = details.firstElementChild;
  while (child && child.localName !== "summary") child = child.nextElementSibling;
  return child;
}

/** `visibility` is inherited, and a descendant may take it back. */
function isInvisible(reading: Reading, element: Element, base: Element | null = null): boolean {
  const computed = reading.dom.computedStyle(element);
  const inherits = base ? reading.dom.computedStyle(base)?.visibility : "visible";
  if (computed) return computed.visibility !== inherits && (computed.visibility === "hidden" || computed.visibility === "collapse");
  for (let node: Element | null = element; node && node !== base; node = composedParent(node, reading)) {
    if (node.getAttribute("data-onscreen-hidden") === "visibility") return true;
    const own = inlineStyle(node, "visibility");
    if (own) return own !== "visible" && own !== "inherit";
  }
  return false;
}

/** A declaration of the style attribute; the last one counts. */
function inlineStyle(element: Element, property: string): string | undefined {
  const style = element.getAttribute("style");
  if (!style || !style.includes(property)) return undefined;
  let value: string | undefined;
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0 || declaration.slice(0, colon).trim().toLowerCase() !== property) continue;
    value = declaration.slice(colon + 1).replace(/!important/i, "").trim().toLowerCase();
  }
  return value;
}
