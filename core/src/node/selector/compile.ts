import { compile as compileTokens } from "css-select";
import { parse, type Selector, SelectorType, stringify } from "css-what";
import { type Inner, TYPE } from "../linkedom.js";
import { adapter } from "./adapter.js";
import { fits, isInside } from "./answers.js";
import { ANCHOR } from "./has.js";
import { type Key, type Keys, keysOf } from "./keys.js";
import { createTranslation, SLOW_TEST, TEST } from "./translate.js";
import { isCombinator, validateText, validateTokens } from "./validate.js";

type Test = (element: Inner) => boolean;

/** One selector of a list. */
export interface Branch extends Keys {
  readonly test: Test;
}

/** A selector list, ready to be asked of any page and scope. */
export interface CompiledSelector {
  readonly branches: readonly Branch[];
  /** Whether an answer is for one `:scope` or one `:has()` alone. */
  readonly isPlaced: boolean;
  /** Whether it is `*`. */
  readonly isAll: boolean;
  /** The index's own list of all that fits, where it has one. */
  readonly listed: Key | undefined;
}

/** What of a page decides how a selector is compiled. */
export interface SelectorMode {
  /** Classes and ids match in any case, as in a page without a doctype. */
  readonly foldCase: boolean;
  /** Elements stand in each other so deep that every climb has to be remembered. */
  readonly deep: boolean;
}

type Cache = Map<string, CompiledSelector>;
const createCaches = (): [Cache, Cache] => [new Map(), new Map()];
const compiled: readonly [[Cache, Cache], [Cache, Cache]] = [createCaches(), createCaches()];
/** Selectors made from values of a page (`#field\.a1b2`) have no end: past this many all are compiled anew. */
const CACHED = 4096;

/**
 * Compiles a selector list once for all pages and scopes.
 *
 * @throws SyntaxError for what is no selector, or for one that a snapshot can't answer
 */
export const compileSelector = (css: string, mode: SelectorMode): CompiledSelector =>
  cached(css, mode, () => readSelector(css));

/** A part of selectors that share what is known of it: `.card *` in each `:not(.card *)` of a table. */
function compilePart(list: readonly Selector[][], mode: SelectorMode): CompiledSelector {
  // beyond what anybody can ask for by a text, since parts know an anchor
  return cached(`\0${stringify(list as Selector[][])}`, mode, () => list);
}

function cached(key: string, mode: SelectorMode, read: () => readonly Selector[][]): CompiledSelector {
  const cache = compiled[mode.foldCase ? 1 : 0][mode.deep ? 1 : 0];
  let selector = cache.get(key);
  if (selector) return selector;
  selector = compileList(read(), mode);
  if (cache.size >= CACHED) cache.clear();
  cache.set(key, selector);
  return selector;
}

function compileList(list: readonly Selector[][], mode: SelectorMode): CompiledSelector {
  const branches = list.map((selector) => createBranch(selector, mode));
  const only = branches.length === 1 && branches[0]?.exact ? branches[0] : undefined;
  return { branches, isPlaced: list.some(dependsOnPlace), isAll: only?.keys.length === 0, listed: only?.keys[0] };
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
  let test: Test | undefined;
  return {
    ...keysOf(selector),
    test(element) {
      test ??= compileTest(selector, mode);
      return test(element);
    },
  };
}

/**
 * What stands before the last combinator is a selector of its own, whose matches the page remembers: "is it inside of one"
 * is then a search in a sorted list instead of a climb. css-select tests compounds, siblings and what depends on its place.
 */
function compileTest(selector: Selector[], mode: SelectorMode): Test {
  const at = selector.findLastIndex(isCombinator);
  const combinator = selector[at]?.type;
  if ((combinator !== "descendant" && combinator !== "child") || dependsOnPlace(selector))
    return compileTokensOf(selector, mode);
  const own = compileTokensOf(selector.slice(at + 1), mode);
  const above = compilePart([selector.slice(0, at)], mode);
  if (combinator === "descendant") return (element) => own(element) && isInside(element, above);
  return (element) => {
    const parent = element.parentNode;
    return parent?.nodeType === TYPE.element && own(element) && fits(parent, above);
  };
}

function compileTokensOf(selector: readonly Selector[], mode: SelectorMode): Test {
  const tests: Test[] = [];
  const translate = createTranslation(
    (name, test) => ({ type: SelectorType.Pseudo, name, data: String(tests.push(test) - 1) }),
    (list) => compilePart(list, mode),
    mode,
  );
  const ask = (element: Inner, index?: string | null) => (tests[Number(index)] as Test)(element);
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
