import type { Selector } from "css-what";
import type { ElementIndex, Positions } from "../element-index.js";
import { isCombinator } from "./validate.js";

/** Something that every match of a selector has and that the index lists. */
export type Key = (index: ElementIndex) => Positions;

export interface Keys {
  keys: readonly Key[];
  /** What the elements above or before a match must have: where one of these lists is empty, nothing matches. */
  needs: readonly Key[];
  /** One key says all that the selector asks: its list is the answer. */
  exact: boolean;
}

/** What the last compound of a selector names: the elements to look at instead of all. */
export function keysOf(selector: readonly Selector[]): Keys {
  const start = selector.findLastIndex(isCombinator) + 1;
  const compound = selector.slice(start).filter((token) => token.type !== "universal");
  const keys: Key[] = [];
  let said = 0;
  for (const token of compound) {
    const key = keyOf(token);
    if (key) keys.push(key.list);
    if (key?.exact) said++;
  }
  const needs = selector.slice(0, start).map(keyOf);
  return {
    keys,
    needs: needs.flatMap((need) => need?.list ?? []),
    exact: start === 0 && compound.length <= 1 && said === compound.length,
  };
}

function keyOf(token: Selector): { list: Key; exact: boolean } | null {
  if (token.type === "tag") {
    const { name } = token;
    return isMixedCase(name) ? null : { list: (index) => index.tag(name), exact: true };
  }
  if (token.type !== "attribute" || isMixedCase(token.name)) return null;
  const { name, value, action, ignoreCase } = token;
  if (action === "exists") return { list: (index) => index.attribute(name), exact: true };
  if (ignoreCase === "quirks")
    return name === "id"
      ? { list: (index) => index.id(value), exact: true }
      : { list: (index) => index.className(value), exact: true };
  if (action === "equals" && ignoreCase === false) return { list: (index) => index.value(name, value), exact: true };
  return { list: (index) => index.attribute(name), exact: false };
}

/** Names of HTML match in any case, those of SVG in their own: only lower case is the same for both. */
export const isMixedCase = (name: string): boolean => name !== name.toLowerCase();
