import type { Declarations } from "./declarations.js";
import { FROZEN } from "./frozen.js";
import type { Generated } from "./style.js";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** https://html.spec.whatwg.org/#hidden-elements, and what an SVG image never draws in place */
const UNDRAWN = words(
  "area base basefont datalist head link meta noembed noframes param rp script style template title noscript",
);
const UNDRAWN_IN_SVG = words(
  "script style title desc metadata defs symbol linearGradient radialGradient pattern clipPath mask marker filter",
);

/** https://html.spec.whatwg.org/#flow-content-3 and the sections after it */
const BLOCK = words(
  "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol optgroup option p plaintext pre search section ul xmp",
);
const OTHER: Readonly<Record<string, string>> = {
  li: "list-item",
  summary: "block",
  table: "table",
  caption: "table-caption",
  colgroup: "table-column-group",
  col: "table-column",
  thead: "table-header-group",
  tbody: "table-row-group",
  tfoot: "table-footer-group",
  tr: "table-row",
  td: "table-cell",
  th: "table-cell",
  input: "inline-block",
  button: "inline-block",
  select: "inline-block",
  textarea: "inline-block",
  meter: "inline-block",
  progress: "inline-block",
  marquee: "inline-block",
  img: "inline",
  video: "inline",
  ruby: "ruby",
  rt: "ruby-text",
  slot: "contents",
  frame: "block",
};

const SVG = "http://www.w3.org/2000/svg";

/** The `display` of an element that no author's style touches. */
export function defaultDisplay(element: Element): string {
  const tag = element.localName;
  if (element.namespaceURI === SVG)
    return UNDRAWN_IN_SVG.has(tag) ? "none" : tag === "foreignObject" ? "block" : "inline";
  if (
    UNDRAWN.has(tag) ||
    (tag === "dialog" || tag === "audio" || element.hasAttributes() ? isHiddenByAttribute(element, tag) : false)
  )
    return "none";
  return BLOCK.has(tag) ? "block" : (OTHER[tag] ?? "inline");
}

function isHiddenByAttribute(element: Element, tag: string): boolean {
  const hidden = element.getAttribute("hidden");
  if (hidden !== null && hidden.toLowerCase() !== "until-found") return true;
  if (tag === "input") return element.getAttribute("type")?.toLowerCase() === "hidden";
  if (tag === "audio") return !element.hasAttribute("controls");
  if (tag === "dialog") return !element.hasAttribute("open") && !element.hasAttribute(FROZEN.popover);
  return element.hasAttribute("popover") && !element.hasAttribute(FROZEN.popover);
}

/** Whether style can never show an element. */
export function isNeverDrawn(element: Element, tag: string = element.localName): boolean {
  // the name first: it rules nearly all elements out
  const where = UNDRAWN_TAGS.get(tag);
  if (where === undefined || where === "anywhere") return where !== undefined;
  return (element.namespaceURI === SVG) === (where === "svg");
}

const NEVER = words("area base head link meta param script style template title noscript noframes noembed datalist");
/** Where what has this name is never drawn. */
const UNDRAWN_TAGS: ReadonlyMap<string, "anywhere" | "html" | "svg"> = new Map([
  ...[...NEVER].map((tag) => [tag, UNDRAWN_IN_SVG.has(tag) ? "anywhere" : "html"] as const),
  ...[...UNDRAWN_IN_SVG].filter((tag) => !NEVER.has(tag)).map((tag) => [tag, "svg"] as const),
]);

const NOTHING: Declarations = new Map();
const POINTER: Declarations = new Map([["cursor", "pointer"]]);
const OPEN_QUOTE: Declarations = new Map([["content", "open-quote"]]);
const CLOSE_QUOTE: Declarations = new Map([["content", "close-quote"]]);
const DEFAULT_CURSOR: Declarations = new Map([["cursor", "default"]]);

/** Other defaults of a browser that reading asks for. */
export function defaultDeclarations(element: Element, pseudo?: Generated): Declarations {
  const tag = element.localName;
  if (pseudo) return tag !== "q" || pseudo === "marker" ? NOTHING : pseudo === "before" ? OPEN_QUOTE : CLOSE_QUOTE;
  if ((tag === "a" || tag === "area") && (element.hasAttribute("href") || element.hasAttribute("xlink:href")))
    return POINTER;
  return tag === "button" || tag === "label" || tag === "select" || tag === "input" ? DEFAULT_CURSOR : NOTHING;
}
