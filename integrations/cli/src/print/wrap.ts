import stringWidth from "string-width";

/** How many columns a text takes: two for an ideograph or an emoji, none for a combining mark. */
export const widthOf = (text: string): number => stringWidth(text);

export const pad = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text into lines that fit, at blanks where it has some; its own line breaks stay. */
export function wrap(text: string, width: number): string[] {
  const room = Math.max(8, width);
  return text.split("\n").flatMap((line) => wrapLine(line, room));
}

function wrapLine(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(/(?<= )/)) {
    const width = widthOf(word.trimEnd());
    if (used > 0 && used + width > room) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    for (const piece of width > room ? chop(word, room) : [word]) {
      if (used > 0 && used + widthOf(piece) > room) {
        lines.push(line.trimEnd());
        line = "";
        used = 0;
      }
      line += piece;
      used += widthOf(piece);
    }
  }
  return [...lines, line.trimEnd()];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Cuts a word that is longer than a line between what a person sees as characters. */
function chop(word: string, room: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const width = widthOf(segment);
    if (used + width > room) {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += segment;
    used += width;
  }
  return [...pieces, piece];
}

/** The first lines of a text, with a sign where some are left out. */
export function clamp(lines: readonly string[], most: number, width: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  const last = kept[most - 1] ?? "";
  kept[most - 1] = `${wrap(last, width - 1)[0] ?? ""}…`;
  return kept;
}
