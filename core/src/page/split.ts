import { cutHolds, type HoldTest } from "./holds.js";

/** What stands between two `>>>`: CSS of one tree, and tests of what an element holds. */
export interface SelectorPart {
  /** As it is written. */
  readonly text: string;
  /** The same less the tests. */
  readonly css: string;
  readonly tests: readonly HoldTest[];
  /** Whether it speaks of `:scope`. */
  readonly isScoped: boolean;
}

/** One selector of a list, cut at its `>>>` combinators. */
export interface DeepSelector {
  /** As they are written, outermost first. */
  readonly parts: readonly string[];
  /** The last part: what fits it is found. */
  readonly last: SelectorPart;
  /** What stands above, innermost first. */
  readonly above: readonly SelectorPart[];
  /** A `:scope` without a combinator: a test of the element being read instead of a search below it. */
  readonly selfTest: boolean;
}

const parsed = new Map<string, readonly DeepSelector[]>();

/**
 * Cuts a selector list at its commas and each selector at its `>>>`; brackets, parentheses and strings stay whole. A list
 * of plain CSS is one question to the document, and stays one.
 */
export function splitSelector(css: string): readonly DeepSelector[] {
  let result = parsed.get(css);
  if (!result) {
    const list = cut(css, ",");
    const isPlain = !css.includes(">>>") && !css.includes(":scope");
    result = (isPlain && list.length > 1 ? [list.join(", ")] : list).map(deepSelectorOf);
    parsed.set(css, result);
  }
  return result;
}

function deepSelectorOf(css: string): DeepSelector {
  const parts = cut(css, ">>>");
  const [last = partOf(""), ...above] = parts.map(partOf).reverse();
  return { parts, last, above, selfTest: above.length === 0 && isScopeCompound(last.text) };
}

const partOf = (text: string): SelectorPart => ({ text, ...cutHolds(text), isScoped: text.includes(":scope") });

function isScopeCompound(css: string): boolean {
  return (
    css.startsWith(":scope") &&
    cut(css, " ").length === 1 &&
    // a combinator inside of brackets or of a function is part of the test
    [">", "+", "~"].every((combinator) => cut(css, combinator).length === 1)
  );
}

function cut(css: string, separator: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = "";
  let start = 0;
  for (let i = 0; i < css.length; i++) {
    const char = css[i] as string;
    if (char === "\\") i++;
    else if (quote) quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else if (depth === 0 && css.startsWith(separator, i)) {
      pieces.push(css.slice(start, i));
      i += separator.length - 1;
      start = i + 1;
    }
  }
  pieces.push(css.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}
