import { inlineText, type LineOptions, refText } from "./line.js";
import { stateWords } from "./states-text.js";
import type { TreeNode } from "./types.js";
import { escapeInline, quote } from "./words.js";

const isCell = ({ role }: TreeNode): boolean => /^(?:cell|gridcell|columnheader|rowheader)$/.test(role);

/** More parts than these in one cell are told on lines of their own. */
const MOST_PARTS = 12;

/** A row of which every cell holds texts and controls only. */
export const isCompactRow = ({ children, omitted }: TreeNode): boolean =>
  omitted === undefined &&
  children.length > 0 &&
  children.every(
    (cell) =>
      isCell(cell) &&
      cell.omitted === undefined &&
      cell.children.length <= MOST_PARTS &&
      cell.children.every((part) => part.children.length === 0 || part.role === "combobox"),
  );

/** A row as one line: what is true of the row, then its cells. */
export function compactRow(row: TreeNode, options: LineOptions): string {
  const isHeader = row.children.every(({ role }) => role === "columnheader");
  const facts = [isHeader ? "=" : "", ...factsOf(row)].filter((fact) => fact !== "").join(" ");
  return `|${facts}${facts === "" ? "" : "|"} ${row.children.map((cell) => cellText(cell, options)).join(" | ")}`.trimEnd();
}

function cellText(cell: TreeNode, options: LineOptions): string {
  const parts = inlineText(cell.children, options);
  const facts = factsOf(cell);
  return facts.length === 0 ? parts : `${parts}${parts === "" ? "" : " "}{${facts.join(" ")}}`;
}

function factsOf(node: TreeNode): string[] {
  const facts: string[] = [];
  if (node.name !== "") facts.push(escapeInline(quote(node.name)));
  if (node.ref !== undefined) facts.push(refText(node.ref, node));
  facts.push(...stateWords(node).map(escapeInline));
  if (node.description) facts.push(escapeInline(quote(node.description)));
  return facts;
}
