import { escapeCss, type Selector } from "../page/selector.js";

/** Attributes whose value is a name that authors gave, most trusted first. */
const NAMED =
  /^(?:data-(?:test-?id|test|qa|cy|selenium-test|selenium|automation-id|component[a-z-]*|type|role|field[a-z-]*)|itemprop|role|type|name|slot|part|aria-(?:haspopup|autocomplete|multiline|selected|checked|sort|level|current))$/;
/** Attributes of which the presence says more than the value. */
const PRESENT =
  /^(?:data-.*|email|title|datetime|href|src|download_url|contenteditable|aria-[a-z]+|alt|for|dir|g_editable|headers|scope|colspan)$/;
const STABLE_VALUE = /^[A-Za-z][A-Za-z_.:/-]{1,60}(?:\d{1,2})?$/;
const CODED_VALUE = /^[a-z]+(?:[-_./][a-z]+)+$/i;
/** Elsewhere `name` is whatever the page wants, a person's among it. */
const CONTROL = /^(?:input|select|textarea|button|form|fieldset|iframe|slot)$/;
/** A class that a person wrote has words; a build's has not. */
const WRITTEN_CLASS = /^[a-z]+(?:(?:__|--|[-_])[a-z0-9]+)+$|^[a-z]{4,}$|^[a-z]+(?:[A-Z][a-z]+)+$/;

/** A piece of a selector and how little it is trusted: 0 is best. */
export interface Piece {
  readonly css: string;
  readonly cost: number;
  /** The piece stands on a class that a build will rename. */
  readonly dated?: boolean;
}

/** What can be said of one element alone, most trusted first. */
export function piecesOf(element: Element): Piece[] {
  const tag = escapeCss(element.localName);
  const pieces: Piece[] = [];
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    const attribute = `[${escapeCss(name)}`;
    if (NAMED.test(name) && STABLE_VALUE.test(value) && (name !== "name" || CONTROL.test(element.localName)))
      pieces.push({
        css: `${attribute}="${value.replace(/["\\]/g, "\\$&")}"]`,
        cost: name.startsWith("data-") ? 1 : 3,
      });
    // a name of several words that an unknown attribute holds was given by a program
    else if (name.startsWith("data-") && !name.startsWith("data-onscreen") && CODED_VALUE.test(value))
      pieces.push({ css: `${attribute}="${value}"]`, cost: 2.5 });
    else if (name === "id" && STABLE_VALUE.test(value) && !/\d/.test(value))
      pieces.push({ css: `#${escapeCss(value)}`, cost: 4 });
    else if (PRESENT.test(name) && !name.startsWith("data-onscreen")) pieces.push({ css: `${attribute}]`, cost: 3.5 });
  }
  if (element.localName.includes("-")) pieces.push({ css: tag, cost: 2 });
  for (const name of (element.getAttribute("class") ?? "").split(/\s+/).filter(Boolean)) {
    const written = WRITTEN_CLASS.test(name);
    pieces.push({ css: `.${escapeCss(name)}`, cost: written ? 5 : 7, ...(!written && { dated: true }) });
  }
  if (!element.localName.includes("-")) pieces.push({ css: tag, cost: 8 });
  return pieces.sort((a, b) => a.cost - b.cost);
}

const MOST = 72;
const STEPS = 8;

/** Selectors that find an element below a scope, most trusted first: its own pieces, pairs of them, and those of what it stands in. */
export function selectorsFor(
  element: Element,
  scope: Element,
  parentOf: (element: Element) => Element | null,
): Piece[] {
  if (element === scope) return piecesOf(element).map((piece) => ({ ...piece, css: `:scope${tagless(piece.css)}` }));
  const own = piecesOf(element);
  const found: Piece[] = [...own];
  for (const [i, a] of own.entries())
    for (const b of own.slice(i + 1)) if (!isTag(b.css)) found.push(both(isTag(a.css) ? b : a, isTag(a.css) ? a : b));
  const tag = own.find(({ css }) => isTag(css)) as Piece;
  for (const piece of own) if (piece !== tag) found.push(both(tag, piece, 0.2));
  let isSameTree = true;
  let below = element;
  for (let depth = 0; depth < STEPS; depth++) {
    const above = parentOf(below);
    if (!above || above === scope) break;
    // out of a shadow root or a frame only `>>>` leads
    if (below.parentElement !== above) isSameTree = false;
    for (const outer of piecesOf(above).slice(0, depth < 3 ? 4 : 2)) {
      for (const inner of own.slice(0, 4)) {
        const cost = outer.cost / 2 + inner.cost + 1;
        found.push({ css: `${outer.css} ${isSameTree ? "" : ">>> "}${inner.css}`, cost, ...dated(outer, inner) });
        if (depth === 0 && isSameTree)
          found.push({ css: `${outer.css} > ${inner.css}`, cost: cost + 0.5, ...dated(outer, inner) });
      }
    }
    below = above;
  }
  found.push(...stepsTo(element, scope, tag.css));
  const unique = new Map(found.map((piece) => [piece.css, piece]));
  return [...unique.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

const isTag = (css: string): boolean => /^[\w\\-]+$/.test(css);
const tagless = (css: string): string => (isTag(css) ? `:is(${css})` : css);
const dated = (...pieces: Piece[]): { dated?: true } => (pieces.some((piece) => piece.dated) ? { dated: true } : {});

function both(a: Piece, b: Piece, more = 0.5): Piece {
  const [first, second] = isTag(a.css) ? [a, b] : isTag(b.css) ? [b, a] : [a, b];
  return { css: first.css + second.css, cost: Math.min(a.cost, b.cost) + more, ...dated(a, b) };
}

/** Where it stands among its siblings, as the last resort. */
function stepsTo(element: Element, scope: Element, tag: string): Piece[] {
  const nth = (one: Element): number =>
    [...(one.parentElement?.children ?? [])].filter((other) => other.localName === one.localName).indexOf(one) + 1;
  const step = `${tag}:nth-of-type(${nth(element)})`;
  const parent = element.parentElement;
  if (!parent) return [];
  if (parent === scope) return [{ css: `:scope > ${step}`, cost: 12 }];
  return piecesOf(parent)
    .slice(0, 3)
    .map((outer) => ({ css: `${outer.css} > ${step}`, cost: 10 + outer.cost / 4, ...dated(outer) }));
}

/** As a table writes it: a class that a build gave carries the month in which it was seen. */
export const asSelector = ({ css, dated: old }: Piece, month: string | undefined): Selector =>
  old && month ? { css, seen: month } : css;
