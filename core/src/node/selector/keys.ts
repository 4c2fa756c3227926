import type { Selector } from "css-what";
import type { ElementIndex, Positions } from "../element-index.js";
import { isCombinator } from "./validate.js";

/** Something that every match of a selector has and that the index lists. */
export type Key = (index: ElementIndex) => Positions;

export interface Keys {
  keys: readonly Key[];
  /** What must stand above, before or in a match: where one of these lists is empty, nothing matches. */
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
  const needs = selector.slice(0, start).flatMap((token) => keyOf(token)?.list ?? []);
  return {
    keys,
    needs: [...needs, ...selector.flatMap(neededBy)],
    exact: start === 0 && compound.length <= 1 && said === compound.length,
  };
}

/** `:has(.a)` needs an `.a` somewhere. */
function neededBy(token: Selector): readonly Key[] {
  if (token.type !== "pseudo" || token.name !== "has" || !Array.isArray(token.data)) return [];
  const [only, another] = token.data;
  if (!only || another) return [];
  const { keys, needs } = keysOf(only);
  return [...keys, ...needs];
}

function keyOf(token: Selector): { list: Key; exact: boolean } | null {
  if (token.type === "tag") {
    const tag = token.name.toLowerCase();
    return { list: (index) => index.tag(tag), exact: true };
  }
  if (token.type !== "attribute") return null;
  const { value, action, ignoreCase } = token;
  const name = token.name.toLowerCase();
  // `.a` and `#a`, not their long forms
  if (ignoreCase === "quirks") {
    return { list: (index) => (name === "id" ? index.id(value) : index.className(value)), exact: true };
  }
  if (action !== "equals" || ignoreCase || ANY_CASE.has(name)) {
    return { list: (index) => index.attribute(name), exact: action === "exists" };
  }
  return { list: (index) => index.value(name, value), exact: true };
}

/** Attributes whose value has no case: https://html.spec.whatwg.org/#case-sensitivity-of-selectors */
const ANY_CASE = new Set(
  "accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref noresize noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign valuetype vlink".split(
    " ",
  ),
);
