import { compile as compileTokens } from "css-select";
import { parse, type Selector, SelectorType } from "css-what";
import type { Inner } from "../linkedom.js";
import { adapter, keepCase } from "./adapter.js";
import { compileHas } from "./has.js";
import { isMixedCase, type Keys, keysOf } from "./keys.js";
import { pseudos } from "./pseudos.js";
import { validateText, validateTokens } from "./validate.js";

/** One selector of a list. */
export interface Branch extends Keys {
  readonly test: (element: Inner) => boolean;
}

const compiled = { folded: new Map<string, readonly Branch[]>(), exact: new Map<string, readonly Branch[]>() };
/** Selectors made from values of a page (`#field\.a1b2`) have no end: past this many all are compiled anew. */
const CACHED = 4096;

/**
 * Compiles a selector list once for all pages and scopes.
 *
 * @param foldCase classes and ids match in any case, as in a page without a doctype
 * @throws SyntaxError for what is no selector, or for one that a snapshot can't answer
 */
export function compileSelector(css: string, foldCase: boolean): readonly Branch[] {
  const cache = foldCase ? compiled.folded : compiled.exact;
  let branches = cache.get(css);
  if (branches) return branches;
  branches = readSelector(css).map((selector) => createBranch(selector, foldCase));
  if (cache.size >= CACHED) cache.clear();
  cache.set(css, branches);
  return branches;
}

function readSelector(css: string): Selector[][] {
  try {
    validateText(css);
    return validateTokens(parse(css));
  } catch (error) {
    throw new SyntaxError(`"${css}" is not a valid selector: ${(error as Error).message}`, { cause: error });
  }
}

function createBranch(selector: Selector[], foldCase: boolean): Branch {
  let test: ((element: Inner) => boolean) | undefined;
  return {
    ...keysOf(selector),
    test(element) {
      test ??= compileTest(selector, foldCase);
      return test(element);
    },
  };
}

function compileTest(selector: Selector[], foldCase: boolean): (element: Inner) => boolean {
  const has: ((element: Inner) => boolean)[] = [];
  let moves = false;

  /** The same selector in what css-select answers as a browser does. */
  const translate = (token: Selector): Selector => {
    switch (token.type) {
      case "tag":
        return isMixedCase(token.name) ? pseudo("onscreen-tag", token.name) : { ...token, namespace: null };
      case "universal":
        return { ...token, namespace: null };
      case "attribute":
        if (token.ignoreCase === "quirks" && token.name === "class") return pseudo("onscreen-class", token.value);
        return { ...token, name: keepCase(token.name), namespace: null };
      case "pseudo":
        if (token.name === "scope" || token.name === "onscreen-anchor") moves = true;
        if (!Array.isArray(token.data)) return token;
        if (token.name !== "has") return { ...token, data: token.data.map((one) => one.map(translate)) };
        return {
          ...token,
          data: String(
            has.push(any(token.data.map((one) => compileHas(one, (inner) => createBranch(inner, foldCase))))) - 1,
          ),
        };
      default:
        return token;
    }
  };

  const tokens = selector.map(translate);
  return compileTokens<Inner, Inner>([tokens], {
    adapter,
    pseudos: {
      ...pseudos(foldCase),
      has: (element, index) => (has[Number(index)] as (element: Inner) => boolean)(element),
    },
    quirksMode: foldCase,
    // an answer that depends on :scope is another one for the next scope
    cacheResults: !moves && !mentionsScope(selector),
  });
}

const pseudo = (name: string, data: string): Selector => ({ type: SelectorType.Pseudo, name, data });

const any = (tests: readonly ((element: Inner) => boolean)[]) => (element: Inner) =>
  tests.some((test) => test(element));

function mentionsScope(selector: readonly Selector[]): boolean {
  return selector.some(
    (token) =>
      token.type === "pseudo" &&
      (token.name === "scope" || (Array.isArray(token.data) && token.data.some(mentionsScope))),
  );
}
