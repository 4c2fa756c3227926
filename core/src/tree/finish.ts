import { type Draft, type Drafts, upwards } from "./draft.js";
import { dropEchoes } from "./echoes.js";
import { isWidget, LANDMARKS, WINDOWS } from "./kinds.js";
import type { TreeNode } from "./types.js";

/** Makes the drafts a tree that says each thing once: echoes, layout tables and empty containers go. */
export function finishDrafts(drafts: Drafts): TreeNode[] {
  dropEchoes(drafts);
  upwards(drafts, (draft) => {
    nameByText(draft);
    settleChildren(draft);
    if (draft.children.length > 0) draft.node.children = draft.children.map(({ node }) => node);
  });
  return drafts.top.node.children;
}

/** What can be clicked and holds nothing but text is called by its text. */
function nameByText(draft: Draft): void {
  const { node, children } = draft;
  if (node.name !== "" || children.length === 0 || !(node.role === "clickable" || isWidget(node.role))) return;
  if (children.some((child) => child.node.role !== "text") || node.value !== undefined) return;
  node.name = children.map((child) => child.node.name).join(" ");
  draft.children = [];
}

function settleChildren(draft: Draft): void {
  if (!draft.children.some((child) => isEmpty(child) || child.node.role === "table")) return;
  const settled: Draft[] = [];
  for (const child of draft.children) {
    if (isEmpty(child)) continue;
    if (isLayoutTable(child))
      for (const row of child.children)
        for (const cell of row.children) settled.push(...(isCell(cell) ? cell.children : [cell]));
    else settled.push(child);
  }
  draft.children = settled;
}

/** Containers that say nothing when they hold nothing. */
const HOLLOW = new Set([
  ...LANDMARKS,
  ...WINDOWS,
  ..."list listitem group figure table grid treegrid row menu menubar toolbar tablist tabpanel tree radiogroup feed article alert status log marquee timer paragraph directory heading".split(
    " ",
  ),
]);

function isEmpty({ node, children }: Draft): boolean {
  if (node.ref !== undefined || node.value !== undefined || !HOLLOW.has(node.role)) return false;
  if (node.role === "row")
    return children.every(
      (cell) => isCell(cell) && cell.children.length === 0 && cell.node.name === "" && cell.node.ref === undefined,
    );
  return children.length === 0 && (node.name === "" || LANDMARKS.has(node.role));
}

const isCell = ({ node }: Draft): boolean => /^(?:cell|gridcell|columnheader|rowheader)$/.test(node.role);

/** A table without a name and headers that has one row, one column, or other structure in its cells places things and tells no data. */
function isLayoutTable({ node, children }: Draft): boolean {
  if (
    node.role !== "table" ||
    node.name !== "" ||
    node.ref !== undefined ||
    children.some((row) => row.node.role !== "row" || row.node.ref !== undefined)
  )
    return false;
  const cells = children.flatMap((row) => row.children);
  if (
    cells.some(
      (cell) => !isCell(cell) || /header$/.test(cell.node.role) || cell.node.ref !== undefined || cell.node.name !== "",
    )
  )
    return false;
  const columns = Math.max(0, ...children.map((row) => row.children.length));
  return (
    children.length <= 1 ||
    columns <= 1 ||
    cells.some((cell) => cell.children.some(({ node: part }) => STRUCTURE.has(part.role)))
  );
}

const STRUCTURE = new Set([
  ...LANDMARKS,
  ..."table list heading group article grid tree tablist toolbar radiogroup textbox iframe".split(" "),
]);
