import { flow } from "./flow.js";
import { printMarkdown } from "./markdown.js";
import { text } from "./pieces.js";
import { printText } from "./text.js";
import type { Piece, RichText } from "./types.js";

/**
 * What somebody typed into a field that knows no formatting: a line break ends a line, and Markdown shows the characters as
 * they were typed.
 *
 * @example plainText("2 * 3 * 4").markdown // "2 \\* 3 \\* 4"
 */
export function plainText(typed: string): RichText {
  const pieces = typed
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .flatMap((line, i): Piece[] => [...(i > 0 ? [{ type: "break" } as const] : []), text(line)]);
  const blocks = flow(pieces);
  return { text: printText(blocks), markdown: printMarkdown(blocks) };
}
