import { parse, type Selector as Token } from "css-what";
import { isTemplate, type Selector } from "../page/selector.js";
import { splitSelector } from "../page/split.js";

/** Pseudo-classes that markup answers in a browser and in a snapshot alike. */
const PSEUDO_CLASSES = new Set(
  "root scope empty first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type is where not has lang any-link link checked disabled enabled required optional read-only read-write".split(
    " ",
  ),
);
const TAKES_SELECTORS = new Set(["is", "where", "not", "has"]);
const FORMULA = /^\s*(?:even|odd|[+-]?\d+|[+-]?\d*n\s*(?:[+-]\s*\d+)?)\s*$/i;
const BARE_VALUE = /\[[^\]"'=]+=\s*(?!["'])(?![A-Za-z_-][\w-]*\s*[is]?\s*\])/;
const MOST = 1000;

/**
 * Why a text is no selector that a browser and a snapshot both know; undefined where it is one. It needs no document, so
 * that a patch is refused before anything is read with it.
 *
 * @example wrongWith("a:contains(x)") // ':contains is no pseudo-class that a page can be asked for'
 */
export function wrongWith(selector: Selector): string | undefined {
  const texts =
    typeof selector === "string" ? [selector] : [selector.css, selector.find].filter((css) => css !== undefined);
  for (const text of texts) {
    const wrong = wrongText(text);
    if (wrong) return wrong;
  }
  return undefined;
}

function wrongText(css: string): string | undefined {
  if (css.length > MOST) return `it has more than ${MOST} characters`;
  const filled = isTemplate(css) ? css.replace(/\{[A-Za-z]\w*\}/g, "x") : css;
  if (/[{}<;@]/.test(withoutStrings(filled))) return "it holds more than a selector";
  if (/(?:^|[^\\])[.#](?:\d|-\d|$)/.test(withoutStrings(filled).replace(/\[[^\]]*\]/g, "")))
    return "a name can't begin with a digit";
  if (BARE_VALUE.test(filled)) return 'the value of an attribute needs quotes: [name="value"]';
  const parts = splitSelector(filled).flatMap(({ parts: all }) => all);
  if (parts.length === 0) return "it is empty";
  for (const part of parts) {
    try {
      for (const tokens of parse(part)) {
        const wrong = wrongTokens(tokens, false);
        if (wrong) return wrong;
      }
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

const withoutStrings = (css: string): string => css.replace(/\\./g, "_").replace(/"[^"]*"|'[^']*'/g, "");

function wrongTokens(tokens: readonly Token[], relative: boolean): string | undefined {
  if (tokens.length === 0) return "it is empty";
  const joins = (token: Token | undefined): boolean =>
    token !== undefined && ["descendant", "child", "adjacent", "sibling"].includes(token.type);
  if (joins(tokens[0]) && !relative) return "it begins with a combinator: write :scope before it";
  if (joins(tokens.at(-1))) return "it ends with a combinator";
  for (const token of tokens) {
    if (token.type === "pseudo-element") return `::${token.name} is no element`;
    if (token.type === "parent" || token.type === "column-combinator") return "no browser knows this combinator";
    if (token.type === "attribute" && token.action === "not") return "write :not([name=value])";
    if (token.type === "pseudo") {
      const wrong = wrongPseudo(token.name, token.data);
      if (wrong) return wrong;
    }
  }
  return undefined;
}

function wrongPseudo(name: string, data: unknown): string | undefined {
  if (!PSEUDO_CLASSES.has(name)) return `:${name} is no pseudo-class that a page can be asked for`;
  const takes = TAKES_SELECTORS.has(name) || name === "lang" || name.startsWith("nth-");
  if (takes !== (data !== null && data !== "")) return `:${name} ${takes ? "needs" : "takes no"} argument`;
  if (Array.isArray(data)) {
    for (const tokens of data as Token[][]) {
      const wrong = wrongTokens(tokens, name === "has");
      if (wrong) return wrong;
    }
  }
  if (name.startsWith("nth-") && !FORMULA.test(String(data).split(/\sof\s/)[0] ?? "")) return `"${data}" is no An+B`;
  return undefined;
}
