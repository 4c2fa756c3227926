import { parse, type Selector } from "css-what";
import { parseFormula, splitOf } from "./nth.js";

/*
 * css-what and css-select accept more than a browser does (`[level=2]`, `:contains(x)`, `a[x!=y]`, `> a`). What reads in
 * Node must read in a browser, so everything else is refused here.
 */

/** Pseudo-classes that markup alone answers, and that a browser knows. */
const PSEUDO_CLASSES = new Set(
  "root scope empty first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type is where not has lang any-link link checked disabled enabled required optional read-only read-write".split(
    " ",
  ),
);
/** Valid in a browser, but about its own state: no markup tells. */
const STATES = new Set(
  "hover active focus focus-visible focus-within visited target defined autofill fullscreen modal popover-open placeholder-shown default indeterminate valid invalid user-valid user-invalid in-range out-of-range playing paused dir host host-context state".split(
    " ",
  ),
);
const SELECTOR_LISTS = new Set(["is", "where", "not", "has"]);
const FORGIVING = new Set(["is", "where"]);

const IDENTIFIER = "(?:--|-?[A-Za-z_\\u0080-\\uFFFF])[\\w\\u0080-\\uFFFF-]*";
const ATTRIBUTE = new RegExp(
  `\\[\\s*(?:\\*?\\|)?${IDENTIFIER}\\s*(?:[~|^$*]?=\\s*(?:${IDENTIFIER}|'')\\s*i?\\s*)?\\]`,
  "gi",
);
const NTH = /:nth-[a-z-]+\(\s*(?:even|odd|[+-]?\d+|[+-]?\d*n\s*(?:[+-]\s*\d+)?)\s*(?=\)|\sof\s)/gi;
/** Chromium takes one range, not quoted. */
const LANGUAGE = new RegExp(`^\\s*${IDENTIFIER}\\s*$`);
const NAME = new RegExp(`${IDENTIFIER}|--`, "g");

/**
 * Refuses a text that a browser would refuse.
 *
 * @throws SyntaxError
 */
export function validateText(css: string): void {
  // escapes become letters, strings become empty: what is left is punctuation and names
  const plain = css
    .replace(/\\(?:[\da-f]{1,6}\s?|[^\n])/gi, "_")
    .replace(/"[^"\n]*"|'[^'\n]*'/g, "''")
    .replace(/\/\*[\s\S]*?\*\//g, " ");
  const rest = plain.replace(ATTRIBUTE, "").replace(NTH, "(").replace(NAME, "n");
  const wrong = /[^\sn.#:*>+~,()|]|[.#](?!n)|::|\*\s*\*/.exec(rest);
  if (!wrong) return;
  if (wrong[0] === "::") throw new SyntaxError("a pseudo-element is no element");
  if (/[[\]=]/.test(wrong[0]))
    throw new SyntaxError('an attribute selector is [name] or [name="value"]; a value that is no name needs quotes');
  throw new SyntaxError(`"${wrong[0]}" is not expected here`);
}

/**
 * Refuses what parses but is no selector, or is one that a snapshot can't answer.
 *
 * @returns the selectors that count: a list in `:is()` or `:where()` may hold invalid ones, which match nothing
 * @throws SyntaxError
 */
export function validateTokens(selectors: Selector[][], inside?: string): Selector[][] {
  const valid = FORGIVING.has(inside ?? "") ? selectors.filter(isValid) : selectors;
  if (!FORGIVING.has(inside ?? "")) {
    if (selectors.length === 0) throw new SyntaxError("it is empty");
    for (const selector of selectors) validateOne(selector, inside);
  }
  return valid;
}

function isValid(selector: Selector[]): boolean {
  try {
    validateOne(selector, "is");
    return true;
  } catch {
    return false;
  }
}

function validateOne(selector: Selector[], inside?: string): void {
  for (const [i, token] of selector.entries()) {
    const previous = selector[i - 1];
    switch (token.type) {
      case "tag":
      case "universal":
        if (previous && !isCombinator(previous)) throw new SyntaxError("a tag name stands first");
        if (token.namespace !== null && token.namespace !== "*")
          throw new SyntaxError(`the namespace "${token.namespace}" is not declared`);
        break;
      case "attribute":
        if (token.action === "not") throw new SyntaxError("[name!=value] is jQuery's own: write :not([name=value])");
        if (token.namespace && token.namespace !== "*")
          throw new SyntaxError(`the namespace "${token.namespace}" is not declared`);
        break;
      case "pseudo":
        validatePseudo(token.name, token.data, inside);
        if (Array.isArray(token.data)) token.data = validateTokens(token.data, token.name);
        break;
      case "pseudo-element":
        throw new SyntaxError(`::${token.name} is no element`);
      case "parent":
      case "column-combinator":
        throw new SyntaxError("no browser knows this combinator");
      default:
        if (i === 0 && inside !== "has") throw new SyntaxError("it begins with a combinator: write `:scope` before it");
        if (i === selector.length - 1) throw new SyntaxError("it ends with a combinator");
    }
  }
}

function validatePseudo(name: string, data: unknown, inside?: string): void {
  if (STATES.has(name)) throw new SyntaxError(`:${name} asks for a state of the browser that a snapshot does not hold`);
  if (!PSEUDO_CLASSES.has(name)) throw new SyntaxError(`there is no pseudo-class :${name}`);
  if (name === "has" && inside === "has") throw new SyntaxError(":has() can't stand in :has()");
  const takesArgument = SELECTOR_LISTS.has(name) || name === "lang" || /^nth-/.test(name);
  if (takesArgument !== (data !== null))
    throw new SyntaxError(`:${name} ${takesArgument ? "needs" : "takes no"} argument`);
  if (typeof data !== "string") return;
  if (name === "lang" && !LANGUAGE.test(data)) throw new SyntaxError(":lang() takes one language, as :lang(en)");
  if (!name.startsWith("nth-")) return;
  const [formula, among] = splitOf(data);
  if (!parseFormula(formula)) throw new SyntaxError(`"${formula}" is no An+B`);
  if (among === undefined) return;
  if (name.endsWith("of-type")) throw new SyntaxError(`:${name} takes no "of"`);
  validateTokens(parse(among), name);
}

export const isCombinator = (token: Selector): boolean =>
  token.type === "descendant" || token.type === "child" || token.type === "adjacent" || token.type === "sibling";
