import type { ExplainedField } from "@onscreen/core";
import { inline, isRichText } from "./shapes.js";
import { harmless, type Style } from "./style.js";
import { clamp, pad, widthOf, wrap } from "./wrap.js";

interface Columns {
  field: number;
  selector: number;
  count: number;
  value: number;
}

const COUNT = 5;
const GAP = 2;
/** How many lines one value may take. */
const LINES = 3;

/** Fields as a table that fits the terminal: field, selectors tried, found and gave, value. */
export function printExplained(rows: readonly ExplainedField[], width: number, style: Style): string[] {
  const longest = Math.max(5, ...rows.map(({ field }) => widthOf(label(field))));
  const field = Math.min(longest, Math.floor(width / 4));
  const rest = width - field - 2 * COUNT - 4 * GAP;
  const columns = { field, count: COUNT, selector: Math.floor(rest * 0.55), value: Math.ceil(rest * 0.45) };
  const views = [...new Map(rows.map((row) => [`${row.view} ${row.layout}`, row])).values()];
  return views.flatMap(({ view, layout }, i) => [
    ...(i > 0 ? [""] : []),
    style.title(layout === "default" ? view : `${view} (${layout})`),
    style.dim(line(columns, ["field", "selector", "found", "gave", "value"])),
    ...rows
      .filter((row) => row.view === view && row.layout === layout)
      .flatMap((row) => printField(row, columns, style)),
  ]);
}

/** A field's last step, indented by its depth: the whole path stands above it. */
function label(path: string): string {
  const steps = path.split(/(?=[.~])/);
  const last = steps[steps.length - 1] ?? path;
  return "  ".repeat(steps.length - 1) + last.replace(/^\./, "");
}

function printField(row: ExplainedField, columns: Columns, style: Style): string[] {
  const value = clamp(wrap(valueText(row), columns.value), LINES, columns.value);
  const names = wrap(label(row.field).trim(), columns.field - depth(row.field)).map(
    (part) => " ".repeat(depth(row.field)) + part,
  );
  const selectors =
    row.selectors.length > 0 ? row.selectors : [{ selector: `(${row.kind})`, matched: undefined, gave: undefined }];
  const tried = selectors.flatMap(({ selector, matched, gave, ...more }) => {
    const dated = "seen" in more && more.seen ? ` (${more.seen})` : "";
    return wrap(selector + attributeOf(row.kind) + dated, columns.selector).map((part, i) => ({
      part,
      matched: i === 0 ? matched : undefined,
      gave: i === 0 ? gave : undefined,
    }));
  });
  const height = Math.max(names.length, tried.length, value.length);
  return Array.from({ length: height }, (_, i) => {
    const { part = "", matched, gave } = tried[i] ?? {};
    const cells = [names[i] ?? "", part, count(matched), count(gave), value[i] ?? ""] as const;
    return line(columns, cells, (cell, column) => paint(cell, column, row, style, gave));
  });
}

/** A selector says where, the kind of field says what is taken there. */
const attributeOf = (kind: string): string => (kind.startsWith("attr ") ? ` @${kind.slice("attr ".length)}` : "");

const depth = (path: string): number => 2 * (path.split(/(?=[.~])/).length - 1);

const count = (number: number | undefined): string => (number === undefined ? "" : String(number));

function paint(cell: string, column: number, row: ExplainedField, style: Style, gave: number | undefined): string {
  if (column === 0) return style.key(cell);
  if (column === 4 && row.values.length === 0) return style.dim(cell);
  return column === 1 && gave === 0 ? style.dim(cell) : cell;
}

function line(
  { field, selector, count, value }: Columns,
  cells: readonly string[],
  as = (cell: string, _: number): string => cell,
): string {
  const widths = [field, selector, count, count, value];
  return cells
    .map((cell, i) => as(i === 2 || i === 3 ? cell.padStart(widths[i] ?? 0) : pad(cell, widths[i] ?? 0), i))
    .join(" ".repeat(GAP))
    .trimEnd();
}

function valueText({ field, values, blank, absent }: ExplainedField): string {
  if (field.startsWith("(")) return "";
  const more = values.length > 1 ? ` (first of ${values.length})` : "";
  const shown = values.length > 0 ? brief(values[0]) + more : "";
  const nothing = [blank > 0 && `${many(blank, values)}blank`, absent > 0 && `${many(absent, values)}absent`];
  return [shown, ...nothing].filter(Boolean).join("; ");
}

function brief(value: unknown): string {
  const line = inline(value);
  if (line !== undefined) return line;
  if (Array.isArray(value)) return `${value.length} item${value.length === 1 ? "" : "s"}`;
  return harmless(isRichText(value) ? value.text : typeof value === "string" ? value : JSON.stringify(value)).replace(
    /\s+/g,
    " ",
  );
}

const many = (times: number, values: readonly unknown[]): string =>
  values.length > 0 || times > 1 ? `${times} × ` : "";
