/** One selector of a list, cut at its `>>>` combinators, outermost first. */
export interface DeepSelector {
  readonly parts: readonly string[];
  /** A `:scope` without a combinator: a test of the element being read instead of a search below it. */
  readonly selfTest: boolean;
}

const parsed = new Map<string, readonly DeepSelector[]>();

/** Cuts a selector list at its commas and each selector at its `>>>`; brackets, parentheses and strings stay whole. */
export function splitSelector(css: string): readonly DeepSelector[] {
  let result = parsed.get(css);
  if (!result) {
    result = cut(css, ",").map((one) => {
      const parts = cut(one, ">>>");
      const selfTest = parts.length === 1 && isScopeCompound(parts[0] as string);
      return { parts, selfTest };
    });
    parsed.set(css, result);
  }
  return result;
}

function isScopeCompound(css: string): boolean {
  return (
    css.startsWith(":scope") &&
    cut(css, " ").length === 1 &&
    cut(css, ">").length === 1 &&
    !/[+~]/.test(withoutBrackets(css))
  );
}

const withoutBrackets = (css: string): string => css.replace(/\[[^\]]*\]/g, "");

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
