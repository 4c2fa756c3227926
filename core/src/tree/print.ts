import type { TreeData, TreeNode } from "./types.js";

/** The tree as text: one line a node, indented by depth. */
export function printTree(tree: TreeData): string {
  const lines: string[] = [];
  const pending: { node: TreeNode; depth: number }[] = tree.nodes.map((node) => ({ node, depth: 0 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next;
    lines.push("  ".repeat(depth) + line(node));
    for (let i = node.children.length - 1; i >= 0; i--)
      pending.push({ node: node.children[i] as TreeNode, depth: depth + 1 });
  }
  return lines.join("\n");
}

function line({ role, name, ref, states, value }: TreeNode): string {
  if (role === "text") return name;
  const parts = [role];
  if (name) parts.push(JSON.stringify(name));
  if (value) parts.push(`= ${JSON.stringify(value)}`);
  for (const [state, is] of Object.entries(states)) parts.push(is === true ? state : `${state}=${String(is)}`);
  if (ref) parts.push(`[${ref}]`);
  return parts.join(" ");
}
