import { perReading, type Reading } from "../page/reading.js";

type RoleOf = (reading: Reading, element: Element) => string;

const PARTS = new Set("tr thead tbody tfoot form template".split(" "));

/** The table that a cell, row or row group stands in. */
function tableOf(part: Element): Element | null {
  for (let node = part.parentElement; node; node = node.parentElement) {
    const tag = node.localName;
    if (tag === "table") return node;
    if (!PARTS.has(tag)) return null;
  }
  return null;
}

/** What the row of a cell makes of it: a part of a table, of one that can be moved in, or nothing. */
export type CellKind = "cell" | "gridcell" | undefined;

/** By the element that holds the cells: all of a row are the same. */
const cellKinds = perReading(() => new Map<Element, { readonly kind: CellKind }>());

export function cellKindOf(reading: Reading, cell: Element, roleOf: RoleOf): CellKind {
  const row = cell.parentElement;
  if (!row) return undefined;
  const known = cellKinds(reading);
  let held = known.get(row);
  if (!held) {
    const table = tableOf(cell);
    held = { kind: table ? (/grid$/.test(roleOf(reading, table)) ? "gridcell" : "cell") : undefined };
    known.set(row, held);
  }
  return held.kind;
}

const dataRows = perReading(() => new Map<Element, boolean>());

/**
 * What a `th` heads: its scope, else its place. Among headers only it heads its column, beside data cells its row. Spec: https://html.spec.whatwg.org/#column-header
 */
export function headerRole(reading: Reading, th: Element): string {
  switch (th.getAttribute("scope")?.toLowerCase()) {
    case "row":
    case "rowgroup":
      return "rowheader";
    case "col":
    case "colgroup":
      return "columnheader";
  }
  const row = th.parentElement;
  return row && hasDataCell(reading, row) ? "rowheader" : "columnheader";
}

function hasDataCell(reading: Reading, row: Element): boolean {
  const known = dataRows(reading);
  let has = known.get(row);
  if (has === undefined) {
    let cell = row.firstElementChild;
    while (cell && cell.localName !== "td") cell = cell.nextElementSibling;
    has = cell !== null;
    known.set(row, has);
  }
  return has;
}
