import type { Line } from "./print.js";
import type { TreeOptions } from "./types.js";

export interface Cut {
  readonly text: string;
  /** Where to go on; absent when nothing is left. */
  readonly cursor?: string;
}

/** Tokens of a text for the usual models, estimated on the safe side: words, digits in threes, signs. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += costOf(piece);
  return tokens;
}

const PIECES = /\s?[A-Za-z]+|\s?\p{N}{1,3}|\s?[\p{L}\p{M}]+|\n\s*|[^\S\n]+|\s?[^\s\p{L}\p{N}]+/gu;

function costOf(piece: string): number {
  const length = piece.trim().length;
  if (length === 0 || /^\s?\p{N}/u.test(piece)) return 1;
  if (/^\s?[A-Za-z]/.test(piece)) return Math.ceil(length / 7);
  return /^\s?[\p{L}\p{M}]/u.test(piece) ? Math.ceil(length / 1.5) : Math.ceil(length / 2);
}

const indented = ({ depth, text }: Line): string => "  ".repeat(depth) + text;

/** The lines as text; with a budget only as many as fit, whole ones, at least one. */
export function cutText(lines: readonly Line[], { maxTokens, cursor }: TreeOptions): Cut {
  const from = cursor === undefined ? 0 : placeOf(lines, cursor);
  const head = from === 0 ? [] : contextOf(lines, from);
  if (maxTokens === undefined && from === 0) return { text: lines.map(indented).join("\n") };
  const out = [...head];
  let left =
    (maxTokens ?? Number.POSITIVE_INFINITY) -
    RESERVED -
    head.reduce((sum, line) => sum + estimateTokens(`\n${line}`), 0);
  let end = from;
  for (; end < lines.length; end++) {
    const line = indented(lines[end] as Line);
    left -= estimateTokens(`\n${line}`);
    if (left < 0 && end > from) break;
    out.push(line);
  }
  if (end >= lines.length) return { text: out.join("\n") };
  const next = `${end}-${checksum(lines[end - 1]?.text ?? "")}`;
  out.push(`! ${lines.length - end} more lines: go on with cursor ${next}`);
  return { text: out.join("\n"), cursor: next };
}

/** What the last line about the rest takes. */
const RESERVED = 24;

/** The line after the one that the cursor remembers, near to where it was: the page may have changed since. */
function placeOf(lines: readonly Line[], cursor: string): number {
  const [, at, sum] = /^(\d+)-([0-9a-z]+)$/.exec(cursor) ?? [];
  if (at === undefined) return 0;
  const place = Math.min(Number(at), lines.length);
  for (let away = 0; away <= lines.length; away++) {
    for (const i of away === 0 ? [place] : [place - away, place + away]) {
      if (i > 0 && i <= lines.length && checksum(lines[i - 1]?.text ?? "") === sum) return i;
    }
  }
  return place;
}

/** The lines above, outermost first, that the next one stands in, and the head of its table. */
function contextOf(lines: readonly Line[], from: number): string[] {
  const above: string[] = [];
  let depth = lines[from]?.depth ?? 0;
  let header = lines[from]?.text.startsWith("|") && !lines[from]?.text.startsWith("|=");
  for (let i = from - 1; i >= 0; i--) {
    const line = lines[i] as Line;
    if (header && line.depth === depth && line.text.startsWith("|=")) {
      above.unshift(indented(line));
      header = false;
    }
    if (line.depth >= depth) continue;
    depth = line.depth;
    header = false;
    above.unshift(indented(line));
  }
  return above;
}

function checksum(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = ((hash * 33) ^ text.charCodeAt(i)) >>> 0;
  return hash.toString(36);
}
