import type { BlockContent, List, ListItem, Paragraph, PhrasingContent } from "mdast";
import { graft } from "./nest.js";
import { append, hasContent, hasHeight, isPhrasing } from "./pieces.js";
import { tidy } from "./tidy.js";
import type { Piece } from "./types.js";

/**
 * Pieces to blocks, as they stand under each other on the page. A `br` ends a line, the edge of a block ends one that holds
 * something; lines that follow each other are one paragraph, an empty line ends it. So `<div>`s, in which editors put
 * lines, stay lines, and two `br` make a paragraph.
 */
export function flow(pieces: readonly Piece[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let lines: PhrasingContent[][] = [];
  let line: PhrasingContent[] = [];
  let strays: List | undefined;
  for (const piece of pieces) {
    if (piece.type === "break") endLine();
    else if (isPhrasing(piece)) line.push(piece);
    else if (piece.type === "lineEnd") {
      if (hasHeight(line)) endLine();
      else line = [];
    } else {
      endParagraphs();
      if (piece.type === "row") for (const cell of piece.cells) append(blocks, flow(cell.content));
      else if (piece.type === "cell") append(blocks, flow(piece.content));
      else if (piece.type === "listItem") stray(piece);
      else if (piece.type !== "list" || !graft(blocks.at(-1), piece)) blocks.push(piece);
    }
  }
  endParagraphs();
  return blocks;

  function endLine(): void {
    lines.push(line);
    line = [];
  }

  function endParagraphs(): void {
    if (line.length > 0) endLine();
    if (lines.length > 0) append(blocks, paragraphs(lines));
    lines = [];
  }

  /** Items without a list: those that follow each other share one. */
  function stray(item: ListItem): void {
    if (!strays || strays !== blocks.at(-1)) {
      strays = { type: "list", ordered: false, spread: false, children: [] };
      blocks.push(strays);
    }
    strays.children.push(item);
  }
}

function paragraphs(lines: readonly PhrasingContent[][]): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const line of lines) {
    const children = tidy(line);
    if (!hasContent(children)) open = undefined;
    else if (!open) {
      open = { type: "paragraph", children };
      found.push(open);
    } else {
      open.children.push({ type: "break" });
      append(open.children, children);
    }
  }
  return found;
}

/** Everything in one line, for a place that holds no more: a heading, the title of an expand. */
export function oneLine(pieces: readonly Piece[]): PhrasingContent[] {
  const lines = flow(pieces).flatMap(linesOf);
  return tidy(
    lines.flatMap((line, i): PhrasingContent[] => (i === 0 ? line : [{ type: "text", value: " " }, ...line])),
  );
}

/** The lines of a block without its shape; a list keeps a sign in Markdown. */
export function linesOf(block: BlockContent): PhrasingContent[][] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return splitAtBreaks(block.children);
    case "blockquote":
      return (block.children as BlockContent[]).flatMap(linesOf);
    case "list":
      return block.children.flatMap((item, i) => {
        const sign = block.ordered ? `${(block.start ?? 1) + i}. ` : "- ";
        const [first = [], ...rest] = (item.children as BlockContent[]).flatMap(linesOf);
        return [[{ type: "text", value: "", data: { markdown: sign } }, ...first], ...rest];
      });
    case "code":
      return block.value.split("\n").map((value) => (value.trim() === "" ? [] : [{ type: "inlineCode", value }]));
    case "table":
      return block.children.map((row) =>
        row.children.flatMap((cell): PhrasingContent[] => [...cell.children, { type: "text", value: " " }]),
      );
    default:
      return [];
  }
}

function splitAtBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === "break") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}
