import type { BlockContent, ListItem, PhrasingContent, Text } from "mdast";
import type { LineEnd, Piece } from "./types.js";

/** A block, or a list item that has not met its list. */
export type Block = BlockContent | ListItem;

const BLOCKS = new Set("blockquote code heading list listItem paragraph table thematicBreak".split(" "));

export const isBlock = (piece: Piece): piece is Block => BLOCKS.has(piece.type);

/** Whether a piece belongs into a line. */
export const isPhrasing = (piece: Piece): piece is PhrasingContent =>
  !isBlock(piece) && piece.type !== "lineEnd" && piece.type !== "row" && piece.type !== "cell";

export const LINE_END: LineEnd = { type: "lineEnd" };

export const text = (value: string, data?: Text["data"]): Text =>
  data ? { type: "text", value, data } : { type: "text", value };

/** Whether a line shows anything: a character that is not a blank, code, an image, a box. */
export const hasContent = (line: readonly PhrasingContent[]): boolean => holds(line, /[^\s\u00A0]/);

/** Whether a line is one at all: a lone no-break space keeps a line open that shows nothing. */
export const hasHeight = (line: readonly PhrasingContent[]): boolean => holds(line, /[^ ]/);

function holds(line: readonly PhrasingContent[], character: RegExp): boolean {
  return line.some((node) => {
    if (node.type === "text") return node.data !== undefined || character.test(node.value);
    if ("children" in node) return holds(node.children, character);
    return node.type !== "html" && node.type !== "break";
  });
}

/** Appends without spreading: a page may hold more pieces than a call takes arguments. */
export function append<T>(target: T[], items: readonly T[]): void {
  for (const item of items) target.push(item);
}

/** Appends words to the text at the end, or as a text of their own. */
export function pushText(target: PhrasingContent[], value: string): void {
  if (value === "") return;
  const last = target.at(-1);
  if (last?.type === "text" && !last.data) target[target.length - 1] = text(last.value + value);
  else target.push(text(value));
}
