import { cssOf, type Selector } from "../page/selector.js";
import { selectorsOf } from "../parser/field.js";
import type { Parser } from "../parser/types.js";

/** The names in markup that a parser says it stands on. */
export interface Anchors {
  isNamedClass(name: string): boolean;
  isNamedId(id: string): boolean;
}

/** Every selector that a parser has, in its tables and beside them. */
export const allSelectors = (parser: Parser): Selector[] => [
  ...parser.proof,
  ...Object.values(parser.states).flatMap((signs) => signs?.shows ?? []),
  ...(parser.account ? selectorsOf(parser.account) : []),
  ...parser.views.flatMap((view) => [
    ...view.root,
    ...view.background,
    ...view.covered,
    ...view.ready,
    ...view.authored,
    ...[...Object.values(view.given), ...Object.values(view.fields)].flatMap(selectorsOf),
  ]),
];

const CLASS = /\.((?:[\w-]|\\.)+)/g;
const ID = /#((?:[\w-]|\\.|\{\w+\})+)/g;
const CLASS_TEXT = /\[\s*class\s*[~|^$*]?=\s*["']?([^"'\]]+)/g;
const ID_TEXT = /\[\s*(?:id|for|headers|list|form|aria-[a-z]+)\s*[~|^$*]?=\s*["']?([^"'\]]+)/g;

export function anchorsOf(parser: Parser): Anchors {
  const texts = allSelectors(parser).flatMap((selector) => [
    cssOf(selector),
    (typeof selector !== "string" && selector.find) || "",
  ]);
  const named = (pattern: RegExp): string[] =>
    texts.flatMap((css) => [...css.matchAll(pattern)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
  const classes = new Set(named(CLASS));
  const classParts = named(CLASS_TEXT);
  // of a template only its fixed parts are known: `#sys_original.{table}.{name}` stands on `sys_original.`
  const idParts = [...named(ID), ...named(ID_TEXT)]
    .flatMap((id) => id.split(/\{\w+\}/))
    .filter((part) => /\w{2}/.test(part));
  return {
    isNamedClass: (name) => classes.has(name) || classParts.some((part) => name.includes(part)),
    isNamedId: (id) => idParts.some((part) => id.includes(part)),
  };
}
