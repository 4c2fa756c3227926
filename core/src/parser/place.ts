import { composedContains, composedInside, composedParent } from "../page/composed.js";
import { closestMatch, matches, queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import { fillTemplate, isTemplate, type Selector, type SelectorSpec, self } from "../page/selector.js";
import type { HealthBook } from "./health.js";
import { NO_PATCHES } from "./patches.js";
import type { Problem } from "./problems.js";
import { type Rename, widened } from "./renames.js";

/** Where the elements of other views and of foreign writing begin, for all views of one reading. */
export interface Boundaries {
  readonly roots: ReadonlySet<Element>;
  readonly authored: ReadonlySet<Element>;
}

/** One view being read. Every key is always there, so that the engine sees one shape in all readings. */
export interface ViewRun {
  readonly name: string;
  readonly layout: string;
  readonly root: Element;
  readonly boundaries: Boundaries;
  readonly book: HealthBook;
  /** Selectors that a patch put in the place of the table's own, by field path. */
  readonly patches: Readonly<Record<string, readonly Selector[]>>;
  /** Names that a patch says to be others now. */
  readonly renames: readonly Rename[] | undefined;
  /** Run all selectors of a field and report where they disagree. */
  readonly check: boolean;
  readonly problems: Problem[];
  /** Told of each field when it has been read, for whoever explains a reading. */
  readonly trace: ((traced: Traced) => void) | undefined;
}

/** One field read at one place. */
export interface Traced {
  readonly place: Place;
  readonly kind: string;
  readonly selectors: readonly Selector[];
  /** Undefined, or BLANK, where there is none. */
  readonly value: unknown;
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
export const selectorsAt = (place: Place, own: readonly Selector[]): readonly Selector[] =>
  place.run.patches === NO_PATCHES ? own : (place.run.patches[place.path] ?? own);

/** The elements that a selector finds from a place, without those inside another view or inside foreign writing. */
export function find(place: Place, selector: Selector): Element[] {
  const spec = fill(place, selector);
  if (spec === null) return [];
  const { reading, run, element } = place;
  switch (spec.from) {
    case "closest":
      return below(place, spec, oneOrNone(closestMatch(reading, element, spec.css)));
    case "following":
      return below(place, spec, oneOrNone(nextSibling(place, element, spec.css)));
    case "within":
      return inRegions(place, spec);
    case "view":
      return bounded(place, queryAll(reading, run.root, spec.css), run.root);
    case "page":
      return queryAll(reading, reading.page.document, spec.css).filter((found) => isOpen(place, found));
    case "through":
      return queryAll(reading, element, spec.css).filter((found) => !isAuthored(place, found));
    case "anywhere":
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

/** What stands in the written regions that a selector finds, as far as no other view begins there. */
function inRegions(place: Place, spec: SelectorSpec): Element[] {
  const { reading, run } = place;
  return regionsOf(place, spec.css).flatMap((region) =>
    queryAll(reading, region, spec.find ?? self).filter((found) => {
      for (let node: Element | null = found; node && node !== region; node = composedParent(node, reading))
        if (isForeign(run, node)) return false;
      return true;
    }),
  );
}

/** The regions asked for last: several fields in a row look into the same ones. */
const lastRegions = new WeakMap<ViewRun, { css: string; element: Element; regions: Element[] }>();

function regionsOf(place: Place, css: string): Element[] {
  const { reading, run, element } = place;
  const last = lastRegions.get(run);
  if (last?.css === css && last.element === element) return last.regions;
  const regions = bounded(place, queryAll(reading, element, css), element);
  lastRegions.set(run, { css, element, regions });
  return regions;
}

const isAuthored = ({ reading, run }: Place, element: Element): boolean =>
  composedInside(element, run.boundaries.authored, reading);

const oneOrNone = (element: Element | null): Element[] => (element ? [element] : []);

/** Another view that stands between is passed over: what it holds is its own. */
function nextSibling({ reading, run }: Place, element: Element, css: string): Element | null {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (!isForeign(run, next) && matches(reading, next, css)) return next;
  }
  return null;
}

/** Whether another view starts here. */
export const isForeign = (run: ViewRun, element: Element): boolean =>
  element !== run.root && run.boundaries.roots.has(element);

/** A region that somebody wrote may be a value; what stands inside it may not. */
function bounded(place: Place, found: Element[], base: Element): Element[] {
  if (found.length === 0) return found;
  const { roots, authored } = place.run.boundaries;
  if (roots.size <= 1 && authored.size === 0) return found;
  const { reading, run } = place;
  const isAlone = roots.size === 1 && roots.has(run.root);
  return found.filter((element) => {
    if (element === base) return true;
    if (authored.has(base) || (!isAlone && isForeign(run, element))) return false;
    for (let node = composedParent(element, reading); node && node !== base; node = composedParent(node, reading)) {
      if (authored.has(node) || (!isAlone && isForeign(run, node))) return false;
    }
    return true;
  });
}

/** Whether an element of the page may be read by this view: not inside foreign writing, nor in a view that does not hold this one. */
function isOpen({ reading, run }: Place, element: Element): boolean {
  const { authored } = run.boundaries;
  if (isForeign(run, element) && !composedContains(element, run.root, reading)) return false;
  for (let node = composedParent(element, reading); node; node = composedParent(node, reading)) {
    if (node === run.root) return true;
    if (authored.has(node) || (isForeign(run, node) && !composedContains(node, run.root, reading))) return false;
  }
  return true;
}

/** Whether a selector has all the values that it waits for. */
export const isAsked = (place: Place, selector: Selector): boolean => fill(place, selector) !== null;

function fill(place: Place, selector: Selector): SelectorSpec | null {
  const { renames } = place.run;
  const spec = specOf(selector);
  if (!renames && !spec.waits) return spec;
  const known = (css: string): string | null => filled(place, renames ? widened(css, renames) : css);
  const css = known(spec.css);
  const inner = spec.find === undefined ? undefined : known(spec.find);
  if (css === null || inner === null) return null;
  return { css, from: spec.from, find: inner };
}

/** A selector of a table, taken apart once. */
interface TakenApart extends SelectorSpec {
  /** Whether it waits for the values of a row. */
  readonly waits: boolean;
}

const takenApart = new Map<Selector, TakenApart>();

function specOf(selector: Selector): TakenApart {
  let spec = takenApart.get(selector);
  if (!spec) {
    const { css, from, find }: SelectorSpec = typeof selector === "string" ? { css: selector } : selector;
    spec = { css, from, find, waits: isTemplate(css) || (find !== undefined && isTemplate(find)) };
    takenApart.set(selector, spec);
  }
  return spec;
}

const filled = (place: Place, css: string): string | null =>
  isTemplate(css) ? fillTemplate(css, (name) => valueNamed(place, name)) : css;

/** A value of the same row, else of the rows around it. */
export function valueNamed(place: Place, name: string): string | undefined {
  for (let at: Place | null = place; at; at = at.outer) {
    const value = at.row[name];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
  }
  return undefined;
}
