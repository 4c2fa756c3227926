import { openSnapshot } from "../node/open.js";
import { openReading } from "../page/reading.js";
import type { Field } from "../parser/field.js";
import { find, selectorsAt, type Traced } from "../parser/place.js";
import { readView } from "../parser/read-view.js";
import { survey } from "../parser/survey.js";
import type { Parser } from "../parser/types.js";
import { attribute, type Element, type Markup, parseMarkup, removeAttribute, setAttribute } from "./html.js";

/** Which elements of a page mean something to a parser: what a change of the page may touch and what not. */
export interface Anatomy {
  /** Stamped markup. */
  readonly html: string;
  /** Stamps of the roots of views. */
  readonly roots: ReadonlySet<string>;
  /** Stamps of the items of lists, those of lists that keep hidden items left out. */
  readonly items: ReadonlySet<string>;
  /** Stamps of regions that somebody wrote: authored regions and rich text. */
  readonly written: ReadonlySet<string>;
  /** Stamps of elements whose classes are read as a value. */
  readonly classRead: ReadonlySet<string>;
}

const STAMP = "data-conformance";

/** Reads a page once with every element numbered, and notes which of them the parser uses for what. */
export function anatomyOf(source: string, url: string, parser: Parser): Anatomy {
  const html = stamped(source);
  const page = openSnapshot(html, { url, parsers: [parser], byProof: true });
  const reading = openReading(page);
  const seen = survey(reading, parser.views);
  const items = new Set<string>();
  const written = stampsOf(seen.boundaries.authored);
  const classRead = new Set<string>();
  const trace = ({ place, kind, selectors }: Traced): void => {
    if (ITEM.test(place.path) && place.outer && !isKept(place.path, kept)) add(items, place.element);
    const found = (): globalThis.Element[] =>
      selectorsAt(place, selectors).flatMap((selector) => find(place, selector));
    if (kind === "richText") for (const element of found()) add(written, element);
    if (kind === "attr class") for (const element of found()) add(classRead, element);
  };
  let kept: readonly string[] = [];
  for (const found of seen.found) {
    kept = keptLists(found.view.fields);
    readView(reading, parser, found, seen, { trace });
  }
  return { html, roots: stampsOf(seen.found.map(({ root }) => root)), items, written, classRead };
}

/** A field of an item of a list, or an item that is a plain value. */
const ITEM = /\[\](?:\.\w+)?$/;

type Fields = Readonly<Record<string, Field<unknown>>>;

const LISTS = new Set(["list", "sections", "labelled", "zipped"]);

/** The paths of lists whose hidden items count. */
const keptLists = (fields: Fields, above = ""): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = above + name;
    const below = LISTS.has(field.kind) ? `${path}[].` : `${path}${ALTERNATIVES.test(field.kind) ? "~" : "."}`;
    return [...(field.keepsHidden ? [`${path}[]`] : []), ...keptLists(field.parts, below)];
  });

const ALTERNATIVES = /^(?:oneOf|byType )/;

const isKept = (path: string, kept: readonly string[]): boolean => kept.includes(path.replace(/\.\w+$/, ""));

function stamped(source: string): string {
  const markup = parseMarkup(source);
  for (const [i, element] of markup.elements.entries()) setAttribute(element, STAMP, String(i));
  return markup.toString();
}

const add = (stamps: Set<string>, element: globalThis.Element): void => {
  const stamp = element.getAttribute(STAMP);
  if (stamp !== null) stamps.add(stamp);
};

function stampsOf(elements: Iterable<globalThis.Element>): Set<string> {
  const stamps = new Set<string>();
  for (const element of elements) add(stamps, element);
  return stamps;
}

export const isStamped = (element: Element, stamps: ReadonlySet<string>): boolean =>
  stamps.has(attribute(element, STAMP) ?? "");

/** A change of stamped markup, written out without the stamps. */
export function changed(html: string, change: (markup: Markup) => void): string {
  const markup = parseMarkup(html);
  change(markup);
  for (const element of markup.elements) removeAttribute(element, STAMP);
  return markup.toString();
}
