import { foldSpace, isEmoji } from "../page/characters.js";
import { isChecked } from "../page/form.js";
import type { Reading } from "../page/reading.js";
import { withoutInvisible } from "../page/text.js";
import { code, inlineCode, languageOf } from "./code.js";
import { flow, oneLine } from "./flow.js";
import { imageUrl, linkUrl } from "./links.js";
import { list, listItem } from "./lists.js";
import { deleted, emphasis, link, mark, strong, tagged } from "./marks.js";
import { text } from "./pieces.js";
import { table } from "./tables.js";
import type { Cell, Piece, ReadAs, RichTextContext, Row, Walk } from "./types.js";

type ReadTag = (element: Element, context: RichTextContext) => ReadAs;

/** How an element is read that no row of a platform knows: by its name, as HTML means it. */
export const readHtml = (tag: string, element: Element, context: RichTextContext): ReadAs =>
  TAGS.get(tag)?.(element, context) ?? UNKNOWN;

const UNKNOWN: Walk = {};

const one = (piece: Piece | undefined): readonly Piece[] => (piece ? [piece] : []);
const wrap = (make: Walk["wrap"], rest: Omit<Walk, "wrap"> = {}): ReadTag => {
  const walk: Walk = { ...rest, wrap: make };
  return () => walk;
};

const skip: ReadTag = () => "skip";
const LINE: Walk = { line: true };
const line: ReadTag = () => LINE;
const paragraph = wrap(flow);
const heading = (depth: 1 | 2 | 3 | 4 | 5 | 6): ReadTag =>
  wrap((found) => {
    const children = oneLine(found);
    return children.length > 0 ? [{ type: "heading", depth, children }] : [];
  });

const rows: [ReadTag, string][] = [
  [
    skip,
    "audio button canvas datalist embed meter noscript object optgroup option progress rp script select style svg template textarea title video",
  ],
  [
    line,
    "address article aside caption center dd dialog div fieldset figcaption figure footer form header hgroup html body legend main nav search section",
  ],
  [paragraph, "p"],
  [heading(1), "h1"],
  [heading(2), "h2"],
  [heading(3), "h3"],
  [heading(4), "h4"],
  [heading(5), "h5"],
  [heading(6), "h6"],
  [wrap((found) => mark(strong, found)), "b strong"],
  [wrap((found) => mark(strong, found), { line: true }), "dt"],
  [wrap((found) => mark(emphasis, found)), "em i cite dfn var"],
  [wrap((found) => mark(deleted, found)), "del s strike"],
  [wrap((found) => mark(tagged("sub"), found)), "sub"],
  [wrap((found) => mark(tagged("sup"), found)), "sup"],
  [wrap((found) => [text("“"), ...found, text("”")]), "q"],
  [wrap((found) => [text("("), ...found, text(")")]), "rt"],
  [wrap((found) => blockquote(found)), "blockquote"],
  [wrap((found) => one(list(false, undefined, found))), "ul menu dir"],
  [() => [{ type: "break" }], "br"],
  [() => [{ type: "thematicBreak" }], "hr"],
  [(element) => ({ folded: !element.hasAttribute("open"), line: true }), "details"],
  [wrap((found) => title(found)), "summary"],
  [inCode, "code kbd samp tt"],
  [preformatted, "pre listing xmp plaintext"],
  [anchor, "a"],
  [image, "img"],
  [checkbox, "input"],
  [orderedList, "ol"],
  [item, "li"],
  [wrap(head), "thead"],
  [row, "tr"],
  [cell, "td th"],
  [(element) => ({ line: true, wrap: (found) => table(found, isPresentational(element)) }), "table"],
];

const TAGS = new Map(rows.flatMap(([read, tags]) => tags.split(" ").map((tag): [string, ReadTag] => [tag, read])));

/** The title of something folded: a bold line of its own. */
export function title(found: readonly Piece[]): Piece[] {
  const children = oneLine(mark(strong, found));
  return children.length > 0 ? [{ type: "paragraph", children }] : [];
}

export function blockquote(found: readonly Piece[]): Piece[] {
  const children = flow(found);
  return children.length > 0 ? [{ type: "blockquote", children }] : [];
}

function inCode(_: Element, context: RichTextContext): ReadAs {
  return context.inCode ? {} : { wrap: inlineCode };
}

function preformatted(element: Element, context: RichTextContext): ReadAs {
  if (context.inCode) return { line: true };
  const inner = context.reading.dom.queryFirst(element, "code");
  const lang = languageOf(element) ?? (inner ? languageOf(inner) : undefined);
  return { space: "code", wrap: (found) => one(code(found, lang)) };
}

function anchor(element: Element, { reading }: RichTextContext): ReadAs {
  const url = linkUrl(element.getAttribute("href"), reading);
  return url ? { wrap: (found) => mark(link(url), found) } : {};
}

function image(element: Element, { reading }: RichTextContext): ReadAs {
  return picture(reading, element.getAttribute("alt"), element.getAttribute("src"));
}

/** An image by its words: an emoji is its character, an image that says nothing is left out. */
export function picture(
  reading: Reading,
  words: string | null | undefined,
  address: string | null | undefined,
): Piece[] {
  const alt = foldSpace(withoutInvisible(reading, words ?? ""));
  if (alt === "") return [];
  const url = isEmoji(alt) ? undefined : imageUrl(address, reading);
  return [url ? { type: "image", url, alt } : text(alt)];
}

function checkbox(element: Element, { reading }: RichTextContext): ReadAs {
  if (element.getAttribute("type")?.toLowerCase() !== "checkbox") return "skip";
  return [box(isChecked(reading, element) ?? false)];
}

/** A box as Markdown writes it. */
export const box = (checked: boolean): Piece => text("", { checked, markdown: checked ? "[x]" : "[ ]" });

function orderedList(element: Element): ReadAs {
  const start = integer(element.getAttribute("start"));
  return { wrap: (found) => one(list(true, start, found)) };
}

function item(element: Element): ReadAs {
  const number = integer(element.getAttribute("value"));
  return { wrap: (found) => one(listItem(found, number === undefined ? undefined : { number })) };
}

function head(found: readonly Piece[]): Piece[] {
  return found.map((piece) => (piece.type === "row" ? { ...piece, head: true } : piece));
}

function row(): ReadAs {
  return {
    wrap(found): [Row] {
      return [{ type: "row", head: false, cells: found.filter((piece): piece is Cell => piece.type === "cell") }];
    },
  };
}

function cell(element: Element): ReadAs {
  const colSpan = integer(element.getAttribute("colspan")) || 1;
  const rowSpan = integer(element.getAttribute("rowspan")) || 1;
  const header = element.localName === "th";
  return { wrap: (content): [Cell] => [{ type: "cell", header, colSpan, rowSpan, content }] };
}

const isPresentational = (element: Element): boolean =>
  /^(?:presentation|none)$/.test(element.getAttribute("role") ?? "");

function integer(value: string | null): number | undefined {
  return value && /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined;
}
