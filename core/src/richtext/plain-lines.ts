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
  switch (node.type) {
    case "text": {
      const words = wordsAt(node, before === "" ? "\n" : before);
      return isPlainWords(words) ? words : undefined;
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

/** Words alone: a text of its own. */
function wordsIn(children: readonly PhrasingContent[]): string | undefined {
  const [only, another] = children;
  if (only?.type !== "text" || another) return undefined;
  const words = wordsAt(only, "[");
  return isPlainWords(words) ? words : undefined;
}

const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}]$/u;

/** A mark opens and closes beyond doubt where a word is on its inner side and none, nor another mark, on its outer side. */
function marked(
  sign: string,
  children: readonly PhrasingContent[],
  before: string,
  next: PhrasingContent | undefined,
): string | undefined {
  const words = wordsIn(children);
  if (words === undefined || !BEGINS_WITH_WORD.test(words) || !ENDS_WITH_WORD.test(words)) return undefined;
  if (ENDS_WITH_WORD.test(before) || before.endsWith("*")) return undefined;
  const isFree = !next || next.type === "break" || (next.type === "text" && !BEGINS_WITH_WORD.test(wordsAt(next, "*")));
  return isFree ? sign + words + sign : undefined;
}

/** A link whose text is its own address is printed in another way. */
function link({ url, title, children }: Link): string | undefined {
  const words = wordsIn(children);
  if (words === undefined || title || words === url || `mailto:${words}` === url) return undefined;
  return `[${words}](${target(url)})`;
}
