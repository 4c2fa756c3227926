import { compile as compileTokens } from "css-select";
import { parse, type Selector, SelectorType } from "css-what";
import type { Inner } from "../linkedom.js";
import { adapter } from "./adapter.js";
import { ANCHOR } from "./has.js";
import { type Keys, keysOf } from "./keys.js";
import { createTranslation, SLOW_TEST, TEST } from "./translate.js";
import { validateText, validateTokens } from "./validate.js";

/** One selector of a list. */
export interface Branch extends Keys {
  readonly test: (element: Inner) => boolean;
}

/** What of a page decides how a selector is compiled. */
export interface SelectorMode {
  /** Classes and ids match in any case, as in a page without a doctype. */
  readonly foldCase: boolean;
  /** Elements stand in each other so deep that every climb has to be remembered. */
  readonly deep: boolean;
}

type Cache = Map<string, readonly Branch[]>;
const createCaches = (): [Cache, Cache] => [new Map(), new Map()];
const compiled: readonly [[Cache, Cache], [Cache, Cache]] = [createCaches(), createCaches()];
/** Selectors made from values of a page (`#field\.a1b2`) have no end: past this many all are compiled anew. */
const CACHED = 4096;

/**
 * Compiles a selector list once for all pages and scopes.
 *
 * @throws SyntaxError for what is no selector, or for one that a snapshot can't answer
 */
export function compileSelector(css: string, mode: SelectorMode): readonly Branch[] {
  const cache = compiled[mode.foldCase ? 1 : 0][mode.deep ? 1 : 0];
  let branches = cache.get(css);
  if (branches) return branches;
  branches = readSelector(css).map((selector) => createBranch(selector, mode));
  if (cache.size >= CACHED) cache.clear();
  cache.set(css, branches);
  return branches;
}

function readSelector(css: string): Selector[][] {
  try {
    validateText(css);
    return validateTokens(parse(withoutComments(css)));
  } catch (error) {
    throw new SyntaxError(`"${css}" is not a valid selector: ${(error as Error).message}`, { cause: error });
  }
}

/** css-what takes a comment for the end of a compound. */
const withoutComments = (css: string): string =>
  css.replace(/("(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*')|\/\*[\s\S]*?\*\//g, "$1");

function createBranch(selector: Selector[], mode: SelectorMode): Branch {
  let test: ((element: Inner) => boolean) | undefined;
  return {
    ...keysOf(selector),
    test(element) {
      test ??= compileTest(selector, mode);
      return test(element);
    },
  };
}

function compileTest(selector: Selector[], mode: SelectorMode): (element: Inner) => boolean {
  const tests: ((element: Inner) => boolean)[] = [];
  const translate = createTranslation(
    (name, test) => ({ type: SelectorType.Pseudo, name, data: String(tests.push(test) - 1) }),
    (inner) => createBranch(inner, mode),
    mode,
  );
  const ask = (element: Inner, index?: string | null) => (tests[Number(index)] as (element: Inner) => boolean)(element);
  return compileTokens<Inner, Inner>([selector.flatMap(translate)], {
    adapter,
    pseudos: { [TEST]: ask, [SLOW_TEST]: ask },
    quirksMode: mode.foldCase,
    // an answer that depends on :scope is another one for the next scope
    cacheResults: !dependsOnPlace(selector),
  });
}

/** Whether an answer is for one `:scope` or one `:has()` alone. */
function dependsOnPlace(selector: readonly Selector[]): boolean {
  return selector.some(
    (token) =>
      token.type === SelectorType.Pseudo &&
      (token.name === "scope" ||
        token.name === ANCHOR ||
        (Array.isArray(token.data) && token.data.some(dependsOnPlace))),
  );
}
