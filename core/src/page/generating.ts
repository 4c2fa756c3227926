import { rootOf } from "./composed.js";
import type { Reading } from "./reading.js";
import type { Root } from "./roots.js";
import { type Sought, seek } from "./seek.js";

/** Above this many rules asking each element is cheaper than matching them. */
const MOST_SELECTORS = 100;

const PSEUDO = /::?(before|after)(?![\w-])/i;
/** Rules of a shadow tree that reach out of it, to the host and to what is slotted. */
const OUTWARD = /:host|::slotted/i;

/**
 * Which elements may have generated content, by the style sheets of their tree: asking a browser for the pseudo-elements of
 * every element would cost as much as all the rest of a reading. A sheet that can't be read may do anything.
 */
export function generatingElements(reading: Reading): (element: Element) => boolean {
  const found = new Set<Element>();
  const open = new Set<Root>();
  for (const root of reading.roots.all) {
    if (!find(root, reading, found)) open.add(root);
    for (const { element } of seek(reading, root.node, QUOTES)) found.add(element);
  }
  if (open.size > 0) return (element) => found.has(element) || open.has(rootOf(element, reading));
  return found.size > 0 ? (element) => found.has(element) : () => false;
}

/** What a browser puts marks around by itself. */
export const QUOTES: Sought = { css: "q", fits: ({ tag }) => tag === "q" };

/** Adds the elements that a tree's sheets may generate content for; false where that can be any. */
function find(root: Root, reading: Reading, found: Set<Element>): boolean {
  const selectors = selectorsOf(root.node);
  if (!selectors) {
    if (root.kind === "shadow" && root.host) addHost(root.host, found);
    return false;
  }
  for (const selector of selectors) {
    if (OUTWARD.test(selector)) {
      if (root.host) addHost(root.host, found);
      continue;
    }
    try {
      for (const element of reading.dom.queryAll(root.node, selector)) found.add(element);
    } catch {
      return false; // a selector of another engine
    }
  }
  return true;
}

/** A host, and what may be slotted into its shadow tree. */
function addHost(host: Element, found: Set<Element>): void {
  found.add(host);
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) found.add(child);
}

function selectorsOf(tree: DocumentOrShadowRoot): Iterable<string> | undefined {
  const sheets = tree.styleSheets;
  const adopted = tree.adoptedStyleSheets ?? [];
  const subjects = new Set<string>();
  if (sheets.length === 0 && adopted.length === 0) return subjects;
  try {
    const lists = [...sheets, ...adopted].map((sheet) => sheet.cssRules);
    for (let list = lists.pop(); list; list = lists.pop()) {
      for (const rule of list) {
        const { selectorText, cssRules, styleSheet } = rule as CSSStyleRule & CSSImportRule;
        if (styleSheet) lists.push(styleSheet.cssRules);
        if (cssRules?.length > 0) {
          if (selectorText !== undefined) return undefined; // nested rules: `&` stands for anything
          lists.push(cssRules);
        }
        if (selectorText === undefined || !PSEUDO.test(selectorText)) continue;
        const { content } = (rule as CSSStyleRule).style;
        if (!content || content === "none" || content === "normal") continue;
        if (subjects.add(strip(selectorText)).size > MOST_SELECTORS) return undefined;
      }
    }
  } catch {
    return undefined; // a sheet of another origin
  }
  return subjects;
}

/** The elements that pseudo-elements hang on; a selector that names none in the list matches more, which does no harm. */
const strip = (selectorText: string): string =>
  selectorText.replace(new RegExp(PSEUDO, "gi"), "").replace(/(^|,|[\s>+~])(?=\s*(?:,|$|[>+~]))/g, "$1*");
