import { says } from "./facts.js";
import type { Reading } from "./reading.js";
import { SAYS } from "./says.js";
import { type Sought, seek } from "./seek.js";

/** Above this many rules asking each element is cheaper than looking at them. */
const MOST_RULES = 500;

export const RARE: Sought = {
  css: '[style*="content-visibility" i],[style*="text-transform" i],[hidden="until-found" i]',
  fits: (facts) =>
    says(facts, SAYS.style) &&
    (/content-visibility|text-transform/i.test(facts.element.getAttribute("style") ?? "") ||
      facts.element.getAttribute("hidden")?.toLowerCase() === "until-found"),
};

/**
 * Whether anything on a live page may have `content-visibility` or `text-transform`, by its style sheets and attributes:
 * hardly any page has them, and each property that is asked of every element is felt. A sheet that can't be read may say
 * anything.
 */
export function maySetRareStyle(reading: Reading): boolean {
  const sheets = new Set<CSSStyleSheet>();
  for (const { node } of reading.roots.all) {
    if (seek(reading, node, RARE).length > 0) return true;
    for (const sheet of node.styleSheets) sheets.add(sheet);
    for (const sheet of node.adoptedStyleSheets ?? []) sheets.add(sheet);
  }
  try {
    return rulesSetIt([...sheets].map((sheet) => sheet.cssRules));
  } catch {
    return true; // a sheet of another origin
  }
}

function rulesSetIt(lists: CSSRuleList[]): boolean {
  let left = MOST_RULES;
  for (let list = lists.pop(); list; list = lists.pop()) {
    left -= list.length;
    if (left < 0) return true;
    for (const rule of list) {
      const { style, cssRules, styleSheet } = rule as CSSStyleRule & CSSImportRule;
      if (style && (style.contentVisibility || style.textTransform)) return true;
      if (styleSheet) lists.push(styleSheet.cssRules);
      if (cssRules?.length > 0) lists.push(cssRules);
    }
  }
  return false;
}
