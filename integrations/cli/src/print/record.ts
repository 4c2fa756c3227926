import { inline, isRecord, isRichText } from "./shapes.js";
import { harmless, type Style } from "./style.js";
import { pad, widthOf, wrap } from "./wrap.js";

/** A record as text for a person: keys in a column, values beside them, lists numbered, everything wrapped to the width. */
export function printRecord(record: unknown, width: number, style: Style): string[] {
  if (!isRecord(record)) return wrap(inline(record) ?? "", width);
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  const column = Math.min(20, Math.max(0, ...keys.map((key) => widthOf(key)))) + 2;
  return keys.flatMap((key) => entry(harmless(key), record[key], column, width, style));
}

function entry(key: string, value: unknown, column: number, width: number, style: Style): string[] {
  const label = style.key(pad(key, column));
  const text = inline(value);
  const fits = widthOf(key) < column;
  if (text !== undefined && fits) return hang(label, wrap(text, width - column), column);
  if (text !== undefined) return [style.key(key), ...indent(wrap(text, width - column), column)];
  if (Array.isArray(value))
    return [
      `${label}${style.dim(String(value.length))}`,
      ...value.flatMap((item, i) => numbered(item, i, width, style)),
    ];
  return [style.key(key), ...indent(block(value, width - INDENT, style), INDENT)];
}

const INDENT = 2;

function numbered(item: unknown, i: number, width: number, style: Style): string[] {
  const number = `${i + 1} `.padStart(4);
  return hang(style.dim(number), block(item, width - number.length, style), number.length);
}

function block(value: unknown, width: number, style: Style): string[] {
  const text = inline(value);
  if (text !== undefined) return wrap(text, width);
  if (typeof value === "string") return wrap(harmless(value), width);
  if (isRichText(value)) return wrap(harmless(value.text), width);
  if (Array.isArray(value)) return value.flatMap((item, i) => numbered(item, i, width, style));
  return printRecord(value, width, style);
}

const hang = (label: string, lines: readonly string[], column: number): string[] => [
  `${label}${lines[0] ?? ""}`,
  ...indent(lines.slice(1), column),
];

export const indent = (lines: readonly string[], columns: number): string[] =>
  lines.map((line) => (line ? " ".repeat(columns) + line : ""));
