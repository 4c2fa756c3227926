import { foldSpace, isEmoji, removeInvisible } from "./characters.js";
import { flatChildren } from "./flat.js";
import { isHidden, isHiddenBelow } from "./hidden.js";
import type { Reading } from "./reading.js";
import { isControl, isSecret } from "./secret.js";
import { styleOf } from "./style.js";

/** Elements that begin and end a line whatever their style, so that a snapshot without style reads like the live page. */
const BLOCKS = new Set(
  "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp".split(
    " ",
  ),
);
/** Elements whose content is not text on the page. */
const REPLACED = new Set(
  "audio canvas embed iframe frame input meter object picture progress select svg textarea video".split(" "),
);

export interface TextOptions {
  /** Parts that are left out: counters, helpers and badges inside of a name. */
  without?: (element: Element) => boolean;
  /** Read as if the element were on the screen: what a tab in the background would show. Its own hidden parts stay out. */
  evenHidden?: boolean;
}

/**
 * The text of an element as a person sees it, on one line: hidden parts left out, blocks apart by a blank, emoji images as
 * their character, invisible characters removed and counted on the reading.
 */
export function visibleText(reading: Reading, element: Element, options: TextOptions = {}): string {
  return foldSpace(collect(reading, element, options, " "));
}

/** The same with its line breaks: a block or a `br` ends a line, `pre` keeps its own. */
export function visibleLines(reading: Reading, element: Element, options: TextOptions = {}): string {
  const raw = collect(reading, element, options, "\n");
  return raw
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A text from elsewhere on the page (an attribute, a typed value) without what nobody can see; counted on the reading. */
export function withoutInvisible(reading: Reading, raw: string): string {
  const { text, removed } = removeInvisible(raw);
  reading.invisible += removed;
  return text;
}

function collect(reading: Reading, start: Element, options: TextOptions, boundary: string): string {
  if (isControl(start) && isSecret(start)) return "";
  const out: string[] = [];
  const unseen =
    options.evenHidden && isHidden(reading, start)
      ? (element: Element) => isHiddenBelow(reading, element, start)
      : (element: Element) => isHidden(reading, element);
  // an explicit stack of nodes and of the boundaries that follow them: depth is the page's choice
  const pending: (Node | string)[] = [start];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") out.push(next);
    else if (next.nodeType === 3) out.push(textData(next as Text, boundary));
    else if (next.nodeType === 1) enter(next as Element);
  }
  return withoutInvisible(reading, out.join(""));

  function enter(element: Element): void {
    const tag = element.localName;
    if (unseen(element) && !mayHoldVisible(element)) return;
    if (element !== start && (REPLACED.has(tag) || options.without?.(element))) return;
    if (tag === "br") out.push(boundary);
    else if (tag === "img") out.push(imageText(element));
    else {
      const block = BLOCKS.has(tag) && element !== start;
      if (block) out.push(boundary);
      if (block) pending.push(boundary);
      const children = flatChildren(element, reading);
      for (let i = children.length - 1; i >= 0; i--) pending.push(children[i] as Node);
    }
  }

  function textData(node: Text, lineBreak: string): string {
    const parent = node.parentElement;
    if (parent && (unseen(parent) || styleOf(reading, parent).locked)) return "";
    if (lineBreak === "\n" && !parent?.closest("pre")) return node.data.replace(/[\s]+/g, " ");
    return node.data;
  }
}

/** Invisible by `visibility` is not gone: a descendant may be visible again. */
const mayHoldVisible = (element: Element): boolean => element.firstElementChild !== null;

function imageText(image: Element): string {
  const alt = image.getAttribute("alt") ?? "";
  return isEmoji(alt) ? alt : "";
}
