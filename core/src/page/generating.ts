import { rootOf } from "./composed.js";
import type { Reading } from "./reading.js";
import type { Root } from "./roots.js";
import type { Generated } from "./style.js";

/** Above this many rules asking each element is cheaper than matching them. */
const MOST_SELECTORS = 100;

const PSEUDO = /::?(before|after)(?![\w-])/i;

/**
 * Which elements may have generated content, by the style sheets of their tree: asking a browser for the pseudo-elements of
 * every element would cost as much as all the rest of a reading. A sheet that can't be read may do anything.
 */
export function generatingElements(reading: Reading): (element: Element, place: Generated) => boolean {
  const byRoot = new Map<Root, Set<Element> | "any">();
  return (element) => {
    if (element.localName === "q") return true;
    const root = rootOf(element, reading);
    let generating = byRoot.get(root);
    if (!generating) {
      generating = find(root, reading);
      byRoot.set(root, generating);
    }
    return generating === "any" || generating.has(element);
  };
}

function find(root: Root, reading: Reading): Set<Element> | "any" {
  const found = new Set<Element>();
  // a host and what is slotted are styled from inside the shadow tree as well as from outside
  if (root.kind === "shadow" || root.children.some(({ kind }) => kind === "shadow")) return "any";
  const selectors = selectorsOf(root.node as Document);
  if (selectors === "unreadable" || selectors.length > MOST_SELECTORS) return "any";
  for (const selector of selectors) {
    try {
      for (const element of reading.dom.queryAll(root.node, selector)) found.add(element);
    } catch {
      return "any"; // a selector of another engine
    }
  }
  return found;
}

function selectorsOf(document: Document): string[] | "unreadable" {
  const subjects = new Set<string>();
  const lists: CSSRuleList[] = [];
  try {
    for (const sheet of [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])]) lists.push(sheet.cssRules);
    for (let list = lists.pop(); list; list = lists.pop()) {
      for (const rule of list) {
        const { selectorText, cssRules, styleSheet } = rule as CSSStyleRule & CSSImportRule;
        if (cssRules?.length > 0) {
          if (selectorText !== undefined) return "unreadable"; // nested rules: `&` stands for anything
          lists.push(cssRules);
        }
        if (styleSheet) lists.push(styleSheet.cssRules);
        if (selectorText === undefined || !PSEUDO.test(selectorText)) continue;
        const { content } = (rule as CSSStyleRule).style;
        if (!content || content === "none" || content === "normal") continue;
        if (subjects.add(strip(selectorText)).size > MOST_SELECTORS) return "unreadable";
      }
    }
  } catch {
    return "unreadable"; // a sheet of another origin
  }
  return [...subjects];
}

/** The elements that pseudo-elements hang on; a selector that names none in the list matches more, which does no harm. */
const strip = (selectorText: string): string =>
  selectorText.replace(new RegExp(PSEUDO, "gi"), "").replace(/(^|,|[\s>+~])(?=\s*(?:,|$|[>+~]))/g, "$1*");
