import { isHidden } from "../page/hidden.js";
import { queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import type { Selector, SelectorSpec } from "../page/selector.js";
import { find, type Place } from "../parser/place.js";
import type { Search } from "./candidates.js";
import { isSet, pick } from "./evidence.js";

/** From where the selector that gave the value looked: a new one looks from there too. */
export const originOf = (selector: Selector | undefined): SelectorSpec["from"] =>
  typeof selector === "object" && selector.from !== "closest" && selector.from !== "following"
    ? selector.from
    : undefined;

/** What may stand beside a new selector of the same origin. */
export const withOrigin = (selector: Selector, from: SelectorSpec["from"], region?: string): Selector => {
  if (from === undefined) return selector;
  const spec = typeof selector === "string" ? { css: selector } : selector;
  return from === "within" && region !== undefined ? { ...spec, css: region, find: spec.css, from } : { ...spec, from };
};

/** Where a field is looked for: below the element that was being read there, with all that could be its value. */
export function searchAt(
  place: Place,
  kind: string,
  own: Selector | undefined,
  isOpen: (element: Element) => boolean,
): Search {
  const from = originOf(own);
  const region = typeof own === "object" ? own.css : undefined;
  const all = find(place, withOrigin("*", from, region));
  if (from === undefined && kind.startsWith("attr ")) all.unshift(place.element);
  return {
    scope: from === undefined || from === "within" ? place.element : place.run.root,
    pool: all.filter((element) => couldBe(element, kind, place.reading) && isOpen(element)),
    take: (css) => pick(place, kind, [withOrigin(css, from, region)]),
  };
}

/** Where a view's root is looked for: on the whole page. */
export function searchRoot(reading: Reading, isOpen: (element: Element) => boolean): Search {
  const { document } = reading.page;
  const shown = (css: string): Element[] =>
    queryAll(reading, document, css).filter((element) => !isHidden(reading, element));
  return { scope: document.documentElement, pool: shown("body *").filter(isOpen), take: shown };
}

/** Whether an element can give a value of a kind at all. */
function couldBe(element: Element, kind: string, reading: Reading): boolean {
  if (kind.startsWith("attr ")) return (element.getAttribute(kind.slice(5)) ?? "").trim() !== "";
  switch (kind) {
    case "url":
      return element.hasAttribute("href") || element.hasAttribute("src");
    case "value":
    case "initial":
    case "source":
      return /^(?:input|select|textarea)$/.test(element.localName);
    case "checked":
      return (
        element.localName === "input" || element.hasAttribute("aria-checked") || element.hasAttribute("aria-pressed")
      );
    case "number":
      return /\p{N}/u.test(element.textContent ?? "") && !isHidden(reading, element);
    case "text":
      return (element.textContent ?? "").trim() !== "" && !isHidden(reading, element);
    default:
      return !isSet(kind) || !isHidden(reading, element);
  }
}
