import { composedParent } from "../page/composed.js";
import { isHidden } from "../page/hidden.js";
import { queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import type { Selector } from "../page/selector.js";
import { find, type Place } from "../parser/place.js";
import { attributeNames } from "../parser/renames.js";
import type { Search } from "./candidates.js";
import { type Evidence, isSet, pick } from "./evidence.js";

/**
 * A new selector looks from where the one looked that gave the value. From the nearest element above: the nearest that holds
 * it, because what the old one went by may be lost too.
 */
export function withOrigin(selector: Selector, origin: Selector | undefined): Selector {
  if (typeof origin !== "object" || origin.from === undefined) return selector;
  const spec = typeof selector === "string" ? { css: selector } : selector;
  const { from, css, find: inside } = origin;
  if (from === "within") return { ...spec, css, find: spec.css, from };
  if (inside === undefined) return { ...spec, from };
  return {
    ...spec,
    css: from === "closest" ? `:has(${spec.css.split(">>>").at(-1)?.trim()})` : "*",
    find: spec.css,
    from,
  };
}

/** The selector that gave most of the values. */
export function originOf({ sightings, selectors }: Evidence): Selector | undefined {
  const hits = selectors.map((selector) =>
    sightings.slice(0, 12).reduce((sum, { place, elements }) => {
      const found = elements.length > 0 ? find(place, selector) : [];
      return sum + (elements.some((element) => found.includes(element)) ? 1 : 0);
    }, 0),
  );
  return selectors[hits.indexOf(Math.max(...hits))];
}

const UP = 12;

/** Where a field is looked for: around the element that was being read there, with all that could be its value. */
export function searchAt(
  place: Place,
  kind: string,
  origin: Selector | undefined,
  isOpen: (element: Element) => boolean,
): Search {
  const scope = scopeAt(place, origin);
  const all = around(place, scope, origin).filter(isOpen);
  const fit = all.filter((element) => couldBe(element, kind, place));
  // an attribute that nothing has any more was renamed: no selector brings it back, but what had it can be shown
  const isGone = kind.startsWith("attr ") && fit.length === 0;
  return {
    scope,
    pool: isGone ? all : fit,
    take: (css) => pick(place, isGone ? "attr" : kind, [withOrigin(css, origin)]),
  };
}

function scopeAt({ element, run, reading }: Place, origin: Selector | undefined): Element {
  if (typeof origin !== "object" || origin.from === undefined || origin.from === "within") return element;
  if (origin.from !== "closest" && origin.from !== "following") return run.root;
  let scope = element;
  // what stands in another view around this one is reached from that view at most
  for (let i = 0; i < UP && (scope === element || !run.boundaries.roots.has(scope)); i++)
    scope = composedParent(scope, reading) ?? scope;
  return scope;
}

function around(place: Place, scope: Element, origin: Selector | undefined): Element[] {
  const from = typeof origin === "object" ? origin.from : undefined;
  if (from === undefined) return [place.element, ...find(place, "*")];
  if (from !== "closest" && from !== "following") return find(place, withOrigin("*", origin));
  if (from === "closest" && typeof origin === "object" && origin.find === undefined) {
    const above: Element[] = [];
    for (let at = composedParent(place.element, place.reading); at; at = composedParent(at, place.reading))
      above.push(at);
    return above;
  }
  return find({ ...place, element: scope }, "*");
}

/** Where a view's root is looked for: on the whole page. */
export function searchRoot(reading: Reading, isOpen: (element: Element) => boolean): Search {
  const { document } = reading.page;
  const shown = (css: string): Element[] =>
    queryAll(reading, document, css).filter((element) => !isHidden(reading, element));
  return {
    scope: document.documentElement,
    pool: shown("*").filter((element) => !/^(?:html|head|body)$/.test(element.localName) && isOpen(element)),
    take: shown,
  };
}

/** Whether an element can give a value of a kind at all. */
export function couldBe(element: Element, kind: string, { reading, run: { renames } }: Place): boolean {
  if (kind.startsWith("attr "))
    return attributeNames(kind.slice(5), renames).some((name) => (element.getAttribute(name) ?? "").trim() !== "");
  switch (kind) {
    case "richText":
      return !isHidden(reading, element);
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
