import { dropEchoes } from "./echoes.js";
import { type Growing, NO_CHILDREN } from "./growing.js";
import { isWidget, LANDMARKS, WINDOWS } from "./kinds.js";
import type { TreeNode } from "./types.js";

/** Makes what was built a tree that says each thing once: echoes, layout tables and empty containers go. */
export function finishTree(growing: Growing): readonly TreeNode[] {
  dropEchoes(growing);
  // those below before the one that holds them
  for (let i = growing.all.length - 1; i >= 0; i--) {
    const node = growing.all[i] as TreeNode;
    if (node.children.length === 0) continue;
    nameByText(node);
    settleChildren(node);
  }
  return growing.top.children;
}

/** What can be clicked and holds nothing but text is called by its text. */
function nameByText(node: TreeNode): void {
  if (node.name !== "" || !(node.role === "clickable" || isWidget(node.role))) return;
  if (node.children.some((child) => child.role !== "text") || node.value !== undefined) return;
  node.name = node.children.map((child) => child.name).join(" ");
  node.children = NO_CHILDREN;
}

function settleChildren(node: TreeNode): void {
  if (!node.children.some((child) => isEmpty(child) || child.role === "table")) return;
  const settled: TreeNode[] = [];
  for (const child of node.children) {
    if (isEmpty(child)) continue;
    if (isLayoutTable(child))
      for (const row of child.children)
        for (const cell of row.children) {
          if (isCell(cell)) settled.push(...cell.children);
          else settled.push(cell);
        }
    else settled.push(child);
  }
  node.children = settled;
}

/** Containers that say nothing when they hold nothing. */
const HOLLOW = new Set([
  ...LANDMARKS,
  ...WINDOWS,
  ..."list listitem group figure table grid treegrid row menu menubar toolbar tablist tabpanel tree radiogroup feed article alert status log marquee timer paragraph directory heading".split(
    " ",
  ),
]);

function isEmpty({ role, name, ref, value, children }: TreeNode): boolean {
  if (ref !== undefined || value !== undefined || !HOLLOW.has(role)) return false;
  if (role === "row")
    return children.every(
      (cell) => isCell(cell) && cell.children.length === 0 && cell.name === "" && cell.ref === undefined,
    );
  return children.length === 0 && (name === "" || LANDMARKS.has(role));
}

const CELLS = new Set(["cell", "gridcell", "columnheader", "rowheader"]);
const isCell = ({ role }: TreeNode): boolean => CELLS.has(role);

/** A table without a name and headers that has one row, one column, or other structure in its cells places things and tells no data. */
function isLayoutTable({ role, name, ref, children }: TreeNode): boolean {
  if (role !== "table" || name !== "" || ref !== undefined) return false;
  if (children.some((row) => row.role !== "row" || row.ref !== undefined)) return false;
  const cells = children.flatMap((row) => row.children);
  if (cells.some((cell) => !isCell(cell) || /header$/.test(cell.role) || cell.ref !== undefined || cell.name !== ""))
    return false;
  const columns = Math.max(0, ...children.map((row) => row.children.length));
  return (
    children.length <= 1 || columns <= 1 || cells.some((cell) => cell.children.some((part) => STRUCTURE.has(part.role)))
  );
}

const STRUCTURE = new Set([
  ...LANDMARKS,
  ..."table list heading group article grid tree tablist toolbar radiogroup textbox iframe".split(" "),
]);
