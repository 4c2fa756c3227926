import type { BlockContent, PhrasingContent, TableCell } from "mdast";
import { append, hasContent, isPhrasing } from "./pieces.js";
import type { Piece } from "./types.js";

/** Makes marked text of a part of one line. */
export type Mark = (line: PhrasingContent[]) => PhrasingContent[];

export const strong: Mark = (children) => attention("strong", children);
export const emphasis: Mark = (children) => attention("emphasis", children);
export const deleted: Mark = (children) => attention("delete", children);
export const link =
  (url: string): Mark =>
  (children) => [{ type: "link", url, children: without("link", children) }];
/** A mark that Markdown has no sign for and whose loss would change the meaning: `x<sup>2</sup>`. */
export const tagged =
  (tag: "sub" | "sup"): Mark =>
  (children) => [html(`<${tag}>`), ...children, html(`</${tag}>`)];

const html = (value: string): PhrasingContent => ({ type: "html", value });

/** A link that is all that is marked keeps the mark inside: Markdown can't bold `x**[link](…)**y`, but `x[**link**](…)y`. */
function attention(type: "strong" | "emphasis" | "delete", children: PhrasingContent[]): PhrasingContent[] {
  const [only, another] = children;
  if (only?.type === "link" && !another) return [{ ...only, children: attention(type, only.children) }];
  return [{ type, children: without(type, children) }];
}

/** The same mark twice is one; taken out at any depth, so that marks never nest deeper than there are kinds of them. */
const without = (type: string, children: readonly PhrasingContent[]): PhrasingContent[] =>
  children.flatMap((node) => {
    if (!("children" in node)) return [node];
    const inside = without(type, node.children);
    return node.type === type ? inside : [{ ...node, children: inside }];
  });

/**
 * Marks every part of what was found. Pages put blocks and breaks inside of marks, Markdown can't: the mark goes down to
 * each line. Blanks at its edges stay outside, where Markdown needs them.
 */
export function mark(make: Mark, found: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let run: PhrasingContent[] = [];
  for (const piece of found) {
    if (isPhrasing(piece) && piece.type !== "break") run.push(piece);
    else {
      append(out, marked(make, run));
      run = [];
      out.push(markInside(make, piece));
    }
  }
  append(out, marked(make, run));
  return out;
}

/** Marks running text, which has no blocks. */
const markLine = (make: Mark, line: readonly PhrasingContent[]): PhrasingContent[] =>
  mark(make, line) as PhrasingContent[];

function markInside<P extends Piece>(make: Mark, piece: P): P;
function markInside(make: Mark, piece: Piece): Piece {
  switch (piece.type) {
    case "paragraph":
    case "heading":
      return { ...piece, children: markLine(make, piece.children) };
    case "blockquote":
    case "listItem":
      return { ...piece, children: (piece.children as BlockContent[]).map((child) => markInside(make, child)) };
    case "list":
      return { ...piece, children: piece.children.map((child) => markInside(make, child)) };
    case "table": {
      const markCell = (cell: TableCell): TableCell => ({ ...cell, children: markLine(make, cell.children) });
      return { ...piece, children: piece.children.map((row) => ({ ...row, children: row.children.map(markCell) })) };
    }
    case "row":
      return { ...piece, cells: piece.cells.map((cell) => markInside(make, cell)) };
    case "cell":
      return { ...piece, content: mark(make, piece.content) };
    default:
      return piece;
  }
}

function marked(make: Mark, run: PhrasingContent[]): PhrasingContent[] {
  if (!hasContent(run)) return run;
  const line = [...run];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  peel(line, before, 0, /^[ \u00A0]+/);
  peel(line, after, -1, /[ \u00A0]+$/);
  return [...before, ...make(line), ...after];
}

/** Takes the blanks from one end of a line. */
function peel(line: PhrasingContent[], outside: PhrasingContent[], end: 0 | -1, blanks: RegExp): void {
  for (let edge = line.at(end); edge?.type === "text" && !edge.data; edge = line.at(end)) {
    const found = blanks.exec(edge.value)?.[0] ?? "";
    if (found !== "") outside.push({ type: "text", value: found });
    const rest = end === 0 ? edge.value.slice(found.length) : edge.value.slice(0, edge.value.length - found.length);
    if (rest !== "") {
      line[end === 0 ? 0 : line.length - 1] = { ...edge, value: rest };
      return;
    }
    if (end === 0) line.shift();
    else line.pop();
  }
}
