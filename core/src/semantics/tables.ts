import { perReading, type Reading } from "../page/reading.js";

type RoleOf = (reading: Reading, element: Element) => string;

/** The table that a cell, row or row group stands in. */
export function tableOf(part: Element): Element | null {
  for (let node = part.parentElement; node; node = node.parentElement) {
    if (node.localName === "table") return node;
    if (!/^(?:tr|thead|tbody|tfoot|form|template)$/.test(node.localName)) return null;
  }
  return null;
}

/** Whether the table of a cell is one that can be moved in. */
export function isGridTable(reading: Reading, cell: Element, roleOf: RoleOf): boolean {
  const table = tableOf(cell);
  return table !== null && /grid$/.test(roleOf(reading, table));
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
