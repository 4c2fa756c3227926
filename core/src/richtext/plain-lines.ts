import type { BlockContent, Link, PhrasingContent } from "mdast";
import { target } from "./targets.js";
import { isPlainWords, wordsAt } from "./words.js";

/**
 * Paragraphs of words, bold and italic words, links and line breaks, when no sign of Markdown stands in the words: most of
 * what people write, printed without the printer's search for what it has to escape. Undefined for all else.
 */
export function printPlainLines(blocks: readonly BlockContent[]): string | undefined {
  const paragraphs: string[] = [];
  for (const block of blocks) {
    const printed = block.type === "paragraph" ? printPlainLine(block.children) : undefined;
    if (printed === undefined) return undefined;
    paragraphs.push(printed);
  }
  return paragraphs.join("\n\n").trimEnd();
}

function printPlainLine(children: readonly PhrasingContent[]): string | undefined {
  let out = "";
  for (const [i, node] of children.entries()) {
    const piece = plainPiece(node, out, children[i + 1]);
    if (piece === undefined) return undefined;
    out += piece;
  }
  return out;
}

function plainPiece(node: PhrasingContent, before: string, next: PhrasingContent | undefined): string | undefined {
  const atStart = before === "" || before.endsWith("\n");
  switch (node.type) {
    case "text": {
      const words = wordsAt(node, atStart ? "\n" : before);
      return isPlainWords(words, atStart, next?.type === "link") ? words : undefined;
    }
    case "break":
      return "  \n";
    case "strong":
      return marked("**", node.children, before, next);
    case "emphasis":
      return marked("*", node.children, before, next);
    case "link":
      return link(node);
    default:
      return undefined;
  }
}

/** Words alone: a text of its own, as it stands behind a sign. */
function wordsIn(children: readonly PhrasingContent[]): string | undefined {
  const [only, another] = children;
  if (only?.type !== "text" || another) return undefined;
  const words = wordsAt(only, "");
  return isPlainWords(words, true, false) ? words : undefined;
}

const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}]$/u;

/**
 * A mark opens and closes beyond doubt where a blank or an edge of the line is on its outer side, or a word on its inner side
 * and no word on its outer (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
 */
function marked(
  sign: string,
  children: readonly PhrasingContent[],
  before: string,
  next: PhrasingContent | undefined,
): string | undefined {
  const words = wordsIn(children);
  if (!words || /^\s|\s$/u.test(words) || before.endsWith("*")) return undefined;
  if (next && next.type !== "text" && next.type !== "break") return undefined;
  const after = next?.type === "text" ? wordsAt(next, sign) : "";
  const opens = isEdge(before.slice(-1)) || (BEGINS_WITH_WORD.test(words) && !ENDS_WITH_WORD.test(before));
  const closes = isEdge(after.slice(0, 1)) || (ENDS_WITH_WORD.test(words) && !BEGINS_WITH_WORD.test(after));
  return opens && closes ? sign + words + sign : undefined;
}

const isEdge = (outside: string): boolean => outside.trim() === "";

const WITH_SCHEME = /^[a-z][+\-.a-z]+:/i;
const UNSAFE_ALONE = /[\s<>\p{Cc}]/u;

function link({ url, title, children }: Link): string | undefined {
  const [only, another] = children;
  if (title || only?.type !== "text" || another) return undefined;
  // a link that is its own text
  if (only.value === url || `mailto:${only.value}` === url)
    return !only.data && WITH_SCHEME.test(url) && !UNSAFE_ALONE.test(url) ? `<${only.value}>` : undefined;
  const words = wordsIn(children);
  return words === undefined ? undefined : `[${words}](${target(url)})`;
}
