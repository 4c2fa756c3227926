import { cssOf, type Selector } from "../page/selector.js";
import { selectorsOf } from "./field.js";
import type { Parser } from "./types.js";

/**
 * The names that a parser goes by: classes, tags, ids, values of attributes and their words, as its selectors write them. A
 * scrubber keeps them where they are structure, or the scrubbed page would not read.
 *
 * @example scrub(html, { salt, known: anchorNames(slack) })
 */
export function anchorNames(parser: Parser): ReadonlySet<string> {
  let names = known.get(parser);
  if (!names) {
    names = collect(parser);
    known.set(parser, names);
  }
  return names;
}

const known = new WeakMap<Parser, ReadonlySet<string>>();

function collect(parser: Parser): ReadonlySet<string> {
  const names = new Set<string>();
  const selectors: Selector[] = [
    ...parser.proof,
    ...Object.values(parser.states).flatMap((signs) => signs?.shows ?? []),
    ...parser.views.flatMap((view) => [...view.root, ...view.background, ...view.ready, ...view.authored]),
    ...parser.views.flatMap((view) =>
      [...Object.values(view.given), ...Object.values(view.fields)].flatMap(selectorsOf),
    ),
    ...(parser.account ? selectorsOf(parser.account) : []),
    ...(parser.renames ?? []).map(({ to }) => to),
  ];
  for (const selector of selectors) {
    const texts = typeof selector === "string" ? [selector] : [cssOf(selector), selector.find ?? ""];
    for (const text of texts) add(names, text.replace(/\\(.)/g, "$1"));
  }
  for (const view of parser.views) add(names, view.route?.source ?? "");
  return names;
}

function add(names: Set<string>, css: string): void {
  for (const [, double, single] of css.matchAll(/"([^"]*)"|'([^']*)'/g))
    names.add((double ?? single ?? "").toLowerCase());
  for (const [name] of css.matchAll(/[\p{L}_][\p{L}\p{N}_-]*/gu)) {
    names.add(name.toLowerCase());
    // a selector may go by the beginning or the end of a longer name
    for (const word of name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? []) names.add(word.toLowerCase());
  }
}
