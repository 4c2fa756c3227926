import { composedOrder, outermost } from "../page/composed.js";
import { isHidden } from "../page/hidden.js";
import type { Reading } from "../page/reading.js";
import type { Selector } from "../page/selector.js";
import { BLANK } from "../parser/field.js";
import { find, isAsked, type Place, selectorsAt, type Traced } from "../parser/place.js";
import { readView } from "../parser/read-view.js";
import { attributeNames } from "../parser/renames.js";
import { type Survey, survey } from "../parser/survey.js";
import type { Parser, View, ViewResult } from "../parser/types.js";
import { fieldPaths } from "./paths.js";
import { unconditional } from "./unmoved.js";

/** Where one field was looked for, and what gave its value. */
export interface Sighting {
  readonly place: Place;
  /** One for a value, all of them for a list; none where nothing gave a value. */
  readonly elements: readonly Element[];
  /** Something stands there and gives no value: it was not moved, it says something else. */
  readonly isMute: boolean;
  /** A selector could be asked at all: not so where each waits for a value beside it that is not there. */
  readonly isAsked: boolean;
}

/** One field over all places of one page. */
export interface Evidence {
  readonly path: string;
  readonly kind: string;
  readonly selectors: readonly Selector[];
  readonly sightings: Sighting[];
}

/** One view over all its roots on one page. */
export interface ViewEvidence {
  readonly view: View;
  readonly roots: Element[];
  readonly results: ViewResult[];
  readonly fields: Map<string, Evidence>;
}

export interface PageEvidence {
  readonly seen: Survey;
  /** By `view/layout`. */
  readonly views: Map<string, ViewEvidence>;
}

/** Reads a page with a parser and notes which element gave which value. */
export function gather(reading: Reading, parser: Parser): PageEvidence {
  const seen = survey(reading, parser.views);
  const views = new Map<string, ViewEvidence>();
  for (const found of seen.found) {
    const key = `${found.view.name}/${found.view.layout}`;
    const evidence: ViewEvidence = views.get(key) ?? { view: found.view, roots: [], results: [], fields: new Map() };
    views.set(key, evidence);
    evidence.roots.push(found.root);
    const paths = fieldPaths(found.view);
    const trace = (traced: Traced): void => {
      note(evidence.fields, traced);
      const items = traced.kind === "sections" ? paths.get(`${traced.place.path}[].items`) : undefined;
      // the items of all sections are read at once, as one list
      if (items)
        note(evidence.fields, {
          ...items,
          place: { ...traced.place, path: `${traced.place.path}[].items` },
          value: [],
        });
    };
    const { result } = readView(reading, parser, found, seen, { trace });
    evidence.results.push(result);
  }
  return { seen, views };
}

const SETS = /^(?:list|sections|labelled|zipped|runs)$/;
export const isSet = (kind: string): boolean => SETS.test(kind);

function note(fields: Map<string, Evidence>, { place, kind, selectors: own, value }: Traced): void {
  const selectors = selectorsAt(place, own);
  if (selectors.length === 0) return;
  const evidence = fields.get(place.path) ?? { path: place.path, kind, selectors, sightings: [] };
  fields.set(place.path, evidence);
  // the item of a list of plain values is told at the list's path too
  if (evidence.kind !== kind) return;
  const found = pick(place, kind, selectors);
  evidence.sightings.push({
    place,
    elements: isThere(value) ? found : [],
    isMute: !isThere(value) && (found.length > 0 || saysElse(place, kind, selectors)),
    isAsked: selectors.some((selector) => isAsked(place, selector)),
  });
}

/** Something stands where the selectors look, and does not hold or say what they ask for. */
const saysElse = (place: Place, kind: string, selectors: readonly Selector[]): boolean =>
  !isSet(kind) &&
  selectors.some((selector) => {
    const bare = unconditional(selector, kind);
    return bare !== undefined && find(place, bare).length > 0;
  });

const isThere = (value: unknown): boolean => value !== undefined && value !== BLANK && value !== false;

/** The elements that gave a value: what the field's own rule takes of what its selectors find. */
export function pick(place: Place, kind: string, selectors: readonly Selector[]): Element[] {
  if (isSet(kind)) {
    const all = new Set(selectors.flatMap((selector) => find(place, selector)));
    const shown = [...all].filter((element) => !isHidden(place.reading, element));
    // of items that stand in one another the outermost count, as in a list
    return outermost(shown.sort(composedOrder(place.reading)), place.reading);
  }
  for (const selector of selectors) {
    const element = best(place, kind, find(place, selector));
    if (element) return [element];
  }
  return [];
}

function best({ reading, run }: Place, kind: string, found: readonly Element[]): Element | undefined {
  if (kind === "text") return found.find((element) => !isHidden(reading, element));
  if (kind.startsWith("attr ")) {
    const names = attributeNames(kind.slice(5), run.renames);
    return found.find((element) => names.some((name) => element.hasAttribute(name)));
  }
  return found[0];
}
