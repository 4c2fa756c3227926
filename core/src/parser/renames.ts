import type { Selector } from "../page/selector.js";
import type { Parser, View } from "./types.js";

/**
 * A name of the markup that has another one now, as two simple selectors of one kind: `[data-test-id]` and `[data-testid]`,
 * `force-highlights` and `records-highlights`, `.if` and `.a98`.
 */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

const widenedBy = new WeakMap<readonly Rename[], Map<string, string>>();

/**
 * A selector that finds by the new names as well as by the old: each place of a name in it is either of them.
 *
 * @example widened('b > [data-a="x"]', [{ from: "[data-a]", to: "[data-b]" }]) // 'b > :is([data-a="x"],[data-b="x"])'
 */
export function widened(css: string, renames: readonly Rename[]): string {
  const known = widenedBy.get(renames) ?? new Map<string, string>();
  widenedBy.set(renames, known);
  const result = known.get(css) ?? renameIn(css, renames, true);
  known.set(css, result);
  return result;
}

/** An attribute with its test, a string, an escape, a class, an id, a pseudo-class; what is left are tags. */
const TOKEN =
  /\[\s*([\w-]+)((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\]"'])*)\]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|\.((?:\\.|[\w-])+)|#(?:\\.|[\w-])+|::?[\w-]+|\{\w+\}|[A-Za-z][\w-]*/g;

function renameIn(css: string, renames: readonly Rename[], keep: boolean): string {
  return css.replace(TOKEN, (token, attribute?: string, test?: string) => {
    const name = attribute === undefined ? token : `[${attribute}]`;
    const others = renames.filter(({ from }) => from === name).map(({ to }) => to);
    if (others.length === 0) return token;
    const news = others.map((to) => (attribute === undefined ? to : `${to.slice(0, -1)}${test}]`));
    const all = keep ? [token, ...news] : news;
    return all.length === 1 ? (all[0] as string) : `:is(${all.join(",")})`;
  });
}

const inSelector = (selector: Selector, change: (css: string) => string): Selector =>
  typeof selector === "string"
    ? change(selector)
    : {
        ...selector,
        css: change(selector.css),
        ...(selector.find !== undefined && { find: change(selector.find) }),
      };

export const widenedSelector = (selector: Selector, renames: readonly Rename[]): Selector =>
  inSelector(selector, (css) => widened(css, renames));

/** The same selector by the new names alone. */
export const renamedSelector = (selector: Selector, renames: readonly Rename[]): Selector =>
  inSelector(selector, (css) => renameIn(css, renames, false));

/** The names under which an attribute may stand, its own first. */
export function attributeNames(name: string, renames: readonly Rename[] = []): string[] {
  const others = renames.filter(({ from }) => from === `[${name}]`).map(({ to }) => to.slice(1, -1));
  return [name, ...others];
}

/** A view whose own parts know the new names; its fields learn them while they are read. */
export function renamedView<V extends View>(view: V, renames: readonly Rename[]): V {
  const known = (selectors: readonly Selector[]): Selector[] =>
    selectors.map((selector) => widenedSelector(selector, renames));
  const { root, background, covered, ready, authored } = view;
  return {
    ...view,
    root: known(root),
    background: known(background),
    covered: known(covered),
    ready: known(ready),
    authored: known(authored),
  };
}

/** What tells of the page as a whole, by the new names too. */
export function renamedSigns({ proof, states }: Parser, renames: readonly Rename[]): Pick<Parser, "proof" | "states"> {
  const known = (selectors: readonly Selector[]): Selector[] =>
    selectors.map((selector) => widenedSelector(selector, renames));
  return {
    proof: known(proof),
    states: Object.fromEntries(
      Object.entries(states).map(([state, signs]) => [
        state,
        signs?.shows ? { ...signs, shows: known(signs.shows) } : signs,
      ]),
    ),
  };
}
