import { LANDMARKS, WINDOWS } from "./kinds.js";
import type { TreeNode, TreeOptions } from "./types.js";

type Keep = (node: TreeNode) => "keep" | "if-it-holds" | "children";

/** The nodes that the options ask for; what is left out in between gives its place to its children. */
export function filterNodes(nodes: readonly TreeNode[], { interactive, outline, depth }: TreeOptions): TreeNode[] {
  let kept = interactive ? pick(nodes, keepInteractive) : outline ? pick(nodes, keepOutline) : [...nodes];
  if (depth !== undefined) kept = cutBelow(kept, Math.max(1, Math.floor(depth)));
  return kept;
}

const PLACES = new Set([
  ...LANDMARKS,
  ...WINDOWS,
  "iframe",
  "menu",
  "tablist",
  "toolbar",
  "radiogroup",
  "listbox",
  "tree",
]);

const keepInteractive: Keep = (node) => {
  if (node.ref !== undefined || node.role === "option") return "keep";
  return PLACES.has(node.role) || node.role === "heading" || (node.role === "group" && node.name !== "")
    ? "if-it-holds"
    : "children";
};

const keepOutline: Keep = ({ role, name }) =>
  LANDMARKS.has(role) ||
  WINDOWS.has(role) ||
  role === "heading" ||
  role === "iframe" ||
  ((role === "table" || role === "grid" || role === "tree" || role === "list") && name !== "")
    ? "keep"
    : "children";

/** Picks nodes children first, so that a place is known to hold something; an explicit stack for any depth. */
function pick(nodes: readonly TreeNode[], keep: Keep): TreeNode[] {
  const top: TreeNode[] = [];
  const pending: { node: TreeNode; into: TreeNode[]; inner?: TreeNode[] }[] = [];
  const push = (list: readonly TreeNode[], into: TreeNode[]) => {
    for (let i = list.length - 1; i >= 0; i--) pending.push({ node: list[i] as TreeNode, into });
  };
  push(nodes, top);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, into, inner } = next;
    const verdict = keep(node);
    if (inner) {
      if (verdict === "keep" || inner.length > 0) into.push({ ...node, children: inner });
    } else if (verdict === "children") push(node.children, into);
    else {
      const held: TreeNode[] = [];
      pending.push({ node, into, inner: held });
      push(node.children, held);
    }
  }
  return top;
}

function cutBelow(nodes: readonly TreeNode[], depth: number): TreeNode[] {
  const top: TreeNode[] = [];
  const pending = nodes.map((node) => ({ node, into: top, level: 1 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, into, level } = next;
    const ends = level >= depth && node.children.length > 0;
    const children: TreeNode[] = [];
    into.push({ ...node, ...(ends && { omitted: countBelow(node) }), children });
    if (!ends)
      for (let i = node.children.length - 1; i >= 0; i--)
        pending.push({ node: node.children[i] as TreeNode, into: children, level: level + 1 });
  }
  return top;
}

function countBelow(node: TreeNode): number {
  let count = 0;
  const pending = [...node.children];
  for (let next = pending.pop(); next; next = pending.pop()) {
    count++;
    for (const child of next.children) pending.push(child);
  }
  return count;
}
