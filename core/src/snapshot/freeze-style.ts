import type { Reading } from "../page/reading.js";
import { FROZEN } from "./frozen.js";
import { isCaptured } from "./kept.js";

/** What only a browser knows about an element, as attributes of the snapshot; absent where its tag already says it. */
export type FrozenStyle = ReadonlyMap<Element, readonly (readonly [name: string, value: string])[]>;

const HIDDEN_BY_TAG = new Set("area base br head link meta param source title track wbr".split(" "));
const CLICKABLE_BY_TAG = new Set("a area button details input label option select summary textarea".split(" "));

/**
 * Asks all questions of style in one batch, before anything is written: the first one settles the page's style and the rest
 * read it, so that no element is laid out for itself.
 */
export function freezeStyle(reading: Reading): FrozenStyle {
  const frozen = new Map<Element, [string, string][]>();
  for (const root of reading.roots.all) {
    const start = root.node.nodeType === 9 ? (root.node as Document).documentElement : root.node.firstElementChild;
    for (let element: Element | null = start; element; ) {
      const facts = isCaptured(element) ? factsOf(element, reading) : SKIP;
      if (facts.length > 0 && facts !== SKIP) frozen.set(element, facts);
      const descend = facts !== SKIP && !isGone(facts);
      element = next(element, root.node, descend);
    }
  }
  return frozen;
}

const SKIP: [string, string][] = [];
const isGone = (facts: readonly (readonly [string, string])[]): boolean => facts.some(([name, value]) => name === FROZEN.hidden && (value === "display" || value === "content-visibility"));

function factsOf(element: Element, reading: Reading): [string, string][] {
  const facts: [string, string][] = [];
  const tag = element.localName;
  if (HIDDEN_BY_TAG.has(tag)) return facts;
  const style = reading.dom.computedStyle(element);
  if (!style) return facts;
  if (style.display === "none") {
    if (element.getAttribute("type") !== "hidden") facts.push([FROZEN.hidden, "display"]);
    return facts;
  }
  const parent = element.parentElement;
  const above = parent && reading.dom.computedStyle(parent);
  if (style.visibility !== (above?.visibility ?? "visible")) facts.push([FROZEN.hidden, style.visibility === "visible" ? "no" : "visibility"]);
  if (style.contentVisibility === "hidden") facts.push([FROZEN.hidden, "content-visibility"]);
  if (element.hasAttribute("onclick")) facts.push([FROZEN.click, "handler"]);
  else if (style.cursor === "pointer" && above?.cursor !== "pointer" && !CLICKABLE_BY_TAG.has(tag)) facts.push([FROZEN.click, "cursor"]);
  return facts;
}

function next(element: Element, root: Node, descend: boolean): Element | null {
  if (descend && element.firstElementChild) return element.firstElementChild;
  for (let node: Element | null = element; node && node !== root; node = node.parentElement) if (node.nextElementSibling) return node.nextElementSibling;
  return null;
}
