import { parse, type Selector, SelectorType } from "css-what";
import { attributeOf } from "../chain.js";
import { hasToken } from "../element-index.js";
import type { Inner } from "../linkedom.js";
import { fits } from "./answers.js";
import type { CompiledSelector, SelectorMode } from "./compile.js";
import { compileHas } from "./has.js";
import { compileNth, splitOf } from "./nth.js";
import { PSEUDOS } from "./pseudos.js";

/** Pseudo-classes of our own: a test made by us, and one that css-select is to ask as late as possible. */
export const TEST = "onscreen-test";
/** css-select remembers the answers of climbs to a compound that holds `:has()`. */
export const SLOW_TEST = "has";

type Test = (element: Inner) => boolean;

/**
 * Puts a selector into words that css-select answers as a browser does, token by token.
 *
 * @param ask makes the token that stands for a test of our own
 */
export function createTranslation(
  ask: (name: string, test: Test) => Selector,
  compile: (list: readonly Selector[][]) => CompiledSelector,
  mode: SelectorMode,
): (token: Selector) => Selector[] {
  const translate = (token: Selector): Selector[] => {
    switch (token.type) {
      case SelectorType.Tag:
      case SelectorType.Universal:
        return [{ ...token, namespace: null }];
      case SelectorType.Attribute:
        if (token.ignoreCase === "quirks" && token.name === "class")
          return [ask(TEST, classTest(token.value, mode.foldCase))];
        return [{ ...token, namespace: null }];
      case SelectorType.Descendant:
        // a test that always holds, in the compound before it, makes css-select remember each climb
        return mode.deep ? [ask(SLOW_TEST, () => true), token] : [token];
      case SelectorType.Pseudo:
        return [translatePseudo(token.name, token.data) ?? token];
      default:
        return [token];
    }
  };

  const translatePseudo = (name: string, data: string | Selector[][] | null): Selector | undefined => {
    const own = PSEUDOS[name];
    if (own) return ask(TEST, own);
    if (name.startsWith("nth-")) return ask(TEST, nth(name, data as string));
    if (!Array.isArray(data)) return undefined;
    if (name === "has") return ask(SLOW_TEST, any(data.map((selector) => compileHas(selector, compile))));
    const inside = compile(data);
    return ask(TEST, name === "not" ? (element) => !fits(element, inside) : (element) => fits(element, inside));
  };

  const nth = (name: string, argument: string): Test => {
    const [formula, among] = splitOf(argument);
    const fromEnd = name.includes("last");
    if (name.endsWith("of-type")) return compileNth(formula, fromEnd, (element) => element.localName);
    if (among === undefined) return compileNth(formula, fromEnd, () => true);
    const counted = compile(parse(among));
    return compileNth(formula, fromEnd, (element) => (fits(element, counted) ? true : undefined));
  };

  return translate;
}

/** css-select splits at white space that HTML does not know. */
function classTest(name: string, foldCase: boolean): Test {
  const token = foldCase ? name.toLowerCase() : name;
  return (element) => {
    const list = attributeOf(element, "class");
    return list !== null && hasToken(foldCase ? list.toLowerCase() : list, token);
  };
}

const any =
  (tests: readonly Test[]): Test =>
  (element) =>
    tests.some((test) => test(element));
