import type { Inner } from "../linkedom.js";
import { childElements } from "./adapter.js";

/** Where an element stands among its siblings of one kind, counted from 1, from either end. */
interface Place {
  first: number;
  last: number;
}

/** An+B: the numbers `a * n + b` for n from 0. */
interface Formula {
  a: number;
  b: number;
}

const FORMULA = /^\s*(?:(even)|(odd)|([+-]?\d*)n\s*(?:([+-])\s*(\d+))?|([+-]?\d+))\s*$/i;

/** Reads https://drafts.csswg.org/css-syntax/#anb-microsyntax; null for a text that is none. */
export function parseFormula(text: string): Formula | null {
  const [match, even, odd, factor, sign, offset, plain] = FORMULA.exec(text) ?? [];
  if (match === undefined) return null;
  if (even) return { a: 2, b: 0 };
  if (odd) return { a: 2, b: 1 };
  if (plain !== undefined) return { a: 0, b: Number(plain) };
  const a = factor === "" || factor === "+" ? 1 : factor === "-" ? -1 : Number(factor);
  return { a, b: Number(`${sign ?? ""}${offset ?? 0}`) };
}

const holds = ({ a, b }: Formula, place: number): boolean => {
  if (a === 0) return place === b;
  const n = (place - b) / a;
  return n >= 0 && Number.isInteger(n);
};

/** Splits the argument of `:nth-child()` at its `of`. */
export function splitOf(argument: string): [formula: string, among: string | undefined] {
  const [, formula, among] = /^(.*?)\sof\s(.*)$/is.exec(argument) ?? [];
  return formula === undefined ? [argument, undefined] : [formula, among?.trim()];
}

/**
 * The test of one `:nth-…()`. Each list of siblings is counted once, so that a list of many thousand rows is not counted
 * anew for each row.
 *
 * @param group what siblings are counted with each other; undefined for one that is not counted
 */
export function compileNth(
  argument: string,
  fromEnd: boolean,
  group: (element: Inner) => unknown,
): (element: Inner) => boolean {
  const formula = parseFormula(argument);
  if (!formula) throw new SyntaxError(`"${argument}" is no An+B`);
  const counted = new WeakMap<Inner, Map<Inner, Place>>();
  return (element) => {
    const parent = element.parentNode;
    if (!parent) return false;
    let places = counted.get(parent);
    if (!places) {
      places = count(childElements(parent), group);
      counted.set(parent, places);
    }
    const place = places.get(element);
    return place !== undefined && holds(formula, fromEnd ? place.last : place.first);
  };
}

function count(siblings: readonly Inner[], group: (element: Inner) => unknown): Map<Inner, Place> {
  const groups = new Map<unknown, Inner[]>();
  for (const element of siblings) {
    const key = group(element);
    if (key === undefined) continue;
    const members = groups.get(key);
    if (members) members.push(element);
    else groups.set(key, [element]);
  }
  const places = new Map<Inner, Place>();
  for (const members of groups.values()) {
    members.forEach((element, i) => {
      places.set(element, { first: i + 1, last: members.length - i });
    });
  }
  return places;
}
