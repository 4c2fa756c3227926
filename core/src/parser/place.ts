import { composedParent } from "../page/composed.js";
import { closestMatch, matches, queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import { cssOf, fillTemplate, isTemplate, type Selector, type SelectorSpec } from "../page/selector.js";
import type { HealthBook } from "./health.js";
import type { Problem } from "./problems.js";

/** Where the elements of other views and of foreign writing begin, for all views of one reading. */
export interface Boundaries {
  readonly roots: ReadonlySet<Element>;
  readonly authored: ReadonlySet<Element>;
}

/** One view being read. */
export interface ViewRun {
  readonly name: string;
  readonly layout: string;
  readonly root: Element;
  readonly boundaries: Boundaries;
  readonly book: HealthBook;
  /** Selectors that a patch put in the place of the table's own, by field path. */
  readonly patches: Readonly<Record<string, readonly Selector[]>>;
  /** Run all selectors of a field and report where they disagree. */
  readonly check: boolean;
  readonly problems: Problem[];
}

/** Where one field is being read: the element, and the values beside it that are already known. */
export interface Place {
  readonly reading: Reading;
  readonly run: ViewRun;
  readonly element: Element;
  /** Field path without positions: `messages[].from`. */
  readonly path: string;
  /** Values read so far on this level, those of `given` included. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly outer: Place | null;
}

/** The selectors of a field: a patch's, else the table's own. */
export const selectorsAt = (place: Place, own: readonly Selector[]): readonly Selector[] => place.run.patches[place.path] ?? own;

/** The elements that a selector finds from a place, without those inside another view or inside foreign writing. */
export function find(place: Place, selector: Selector): Element[] {
  const filled = fill(place, selector);
  if (filled === null) return [];
  const spec: SelectorSpec = typeof filled === "string" ? { css: filled } : filled;
  const { reading, run, element } = place;
  switch (spec.from) {
    case "closest":
      return below(place, spec, oneOrNone(closestMatch(reading, element, spec.css)));
    case "following":
      return below(place, spec, oneOrNone(nextSibling(reading, element, spec.css)));
    case "view":
      return bounded(place, queryAll(reading, run.root, spec.css), run.root);
    case "page":
      return queryAll(reading, reading.page.document, spec.css).filter((found) => !isAuthored(place, found));
    default:
      return bounded(place, queryAll(reading, element, spec.css), element);
  }
}

function below(place: Place, spec: SelectorSpec, bases: Element[]): Element[] {
  if (!spec.find) return bases;
  const css = spec.find;
  return bases.flatMap((base) => bounded(place, queryAll(place.reading, base, css), base));
}

const oneOrNone = (element: Element | null): Element[] => (element ? [element] : []);

function nextSibling(reading: Reading, element: Element, css: string): Element | null {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (matches(reading, next, css)) return next;
  return null;
}

/** A region that somebody wrote may be a value; what stands inside it may not. */
function bounded(place: Place, found: Element[], base: Element): Element[] {
  const { roots, authored } = place.run.boundaries;
  if (roots.size <= 1 && authored.size === 0) return found;
  return found.filter((element) => {
    if (element === base) return true;
    if (element !== place.run.root && roots.has(element)) return false;
    for (let node = composedParent(element, place.reading); node && node !== base; node = composedParent(node, place.reading)) {
      if (authored.has(node) || (node !== place.run.root && roots.has(node))) return false;
    }
    return !authored.has(base) || base === element;
  });
}

function isAuthored(place: Place, element: Element): boolean {
  const { authored } = place.run.boundaries;
  for (let node = composedParent(element, place.reading); node; node = composedParent(node, place.reading)) if (authored.has(node)) return true;
  return false;
}

function fill(place: Place, selector: Selector): Selector | null {
  const css = cssOf(selector);
  if (!isTemplate(css)) return selector;
  const filled = fillTemplate(css, (name) => valueNamed(place, name));
  if (filled === null) return null;
  return typeof selector === "string" ? filled : { ...selector, css: filled };
}

/** A value of the same row, else of the rows around it. */
export function valueNamed(place: Place, name: string): string | undefined {
  for (let at: Place | null = place; at; at = at.outer) {
    const value = at.row[name];
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
  }
  return undefined;
}
