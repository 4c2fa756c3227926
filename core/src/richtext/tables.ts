import type { BlockContent, PhrasingContent, Table, TableCell } from "mdast";
import { flow, linesOf } from "./flow.js";
import { append, hasContent, LINE_END } from "./pieces.js";
import type { Cell, Piece, Row } from "./types.js";

/** Widths beyond this are a page's way to say "all columns". */
const MAX_SPAN = 100;

type Read = Map<Cell, BlockContent[]>;

/**
 * What was found in a table. One that only lays out the page, as mails are built, is no table to its reader: its rows are
 * handed on, and `flow` puts their cells under each other.
 */
export function table(found: readonly Piece[], isLayout: boolean): Piece[] {
  const rows: Row[] = [];
  const around: Piece[] = [];
  for (const piece of found) {
    if (piece.type === "row") rows.push(piece);
    else if (piece.type === "cell") rows.push({ type: "row", head: false, cells: [piece] });
    else around.push(piece);
  }
  const read: Read = new Map();
  if (!isLayout) for (const row of rows) for (const cell of row.cells) read.set(cell, flow(cell.content));
  const body = !isLayout && isData(rows, read) ? dataTable(rows, read) : rows;
  return [LINE_END, ...around, LINE_END, ...body];
}

/** Whether rows and columns mean something: the signs that browsers and readers of articles go by. */
function isData(rows: readonly Row[], read: Read): boolean {
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some((cell) => cell.content.some((piece) => piece.type === "row" || piece.type === "table"))) return false;
  const filled = rows.filter((row) => row.cells.some((cell) => read.get(cell)?.length));
  const columns = Math.max(0, ...filled.map((row) => row.cells.length));
  if (rows.some((row) => row.head) || cells.some((cell) => cell.header)) return columns > 1 || filled.length > 1;
  return filled.length > 1 && columns > 1 && !cells.some((cell) => isPartOfPage(read.get(cell) ?? []));
}

const isPartOfPage = (blocks: readonly BlockContent[]): boolean =>
  blocks.length > 3 ||
  blocks.some(({ type }) => type === "heading" || type === "blockquote" || type === "thematicBreak");

function dataTable(rows: readonly Row[], read: Read): [] | [Table] {
  const grid = gridOf(rows).map((cells) => cells.map((cell) => tableCell(cell && read.get(cell))));
  const shown = grid.filter((cells) => cells.some((cell) => hasContent(cell.children)));
  const [first] = shown;
  if (!first) return [];
  if (!isHead(rows[grid.indexOf(first)], read)) shown.unshift(first.map(() => tableCell([])));
  return [{ type: "table", align: [], children: shown.map((children) => ({ type: "tableRow", children })) }];
}

/** Whether the first row names the columns: it stands in the head, or all that it holds are header cells. */
const isHead = (row: Row | undefined, read: Read): boolean =>
  row !== undefined && (row.head || row.cells.every((cell) => cell.header || !read.get(cell)?.length));

/** Cells at their places (https://html.spec.whatwg.org/#forming-a-table); columns in which no cell begins are left out. */
function gridOf(rows: readonly Row[]): (Cell | undefined)[][] {
  const grid: (Cell | undefined)[][] = [];
  const taken: number[] = []; // for how many more rows a cell from above fills each column
  const used = new Set<number>();
  for (const row of rows) {
    const places: (Cell | undefined)[] = [];
    let column = 0;
    const skipTaken = (): void => {
      while ((taken[column] ?? 0) > 0) taken[column] = (taken[column++] ?? 0) - 1;
    };
    for (const cell of row.cells) {
      skipTaken();
      places[column] = cell;
      used.add(column);
      for (let i = 0; i < Math.min(cell.colSpan, MAX_SPAN); i++) taken[column++] = cell.rowSpan - 1;
    }
    while (column < taken.length) {
      skipTaken();
      column++;
    }
    grid.push(places);
  }
  const columns = [...used].sort((a, b) => a - b);
  return grid.map((places) => columns.map((column) => places[column]));
}

function tableCell(blocks: readonly BlockContent[] | undefined): TableCell {
  const children: PhrasingContent[] = [];
  for (const line of (blocks ?? []).flatMap(linesOf)) {
    if (children.length > 0) children.push({ type: "break" });
    append(children, line);
  }
  return { type: "tableCell", children };
}
