import { cut } from "./cut.js";
import { inlineText, type LineOptions, nodeLine, optionsLine } from "./line.js";
import { changeLines } from "./print-changes.js";
import { compactRow, isCompactRow } from "./row.js";
import type { TreeData, TreeNode, TreeOptions } from "./types.js";
import { oneLine, quote } from "./words.js";

/** A line with how deep it stands, so that a page of it can repeat what stands above. */
export interface Line {
  readonly depth: number;
  readonly text: string;
}

/** Cut unless everything is asked for. */
const LONGEST_TEXT = 1000;
const MOST_ITEMS = 500;
const MOST_OPTIONS = 12;

/** The tree as lines; the grammar stands in TREE.md. */
export function printLines(tree: TreeData, { full, since }: TreeOptions): Line[] {
  const lines: Line[] = [{ depth: 0, text: `page ${quote(cut(tree.title, 200))} ${tree.url.replace(/\s/g, "%20")}` }];
  if (tree.status !== "ok") lines.push({ depth: 0, text: `! the reference to read within is ${tree.status}` });
  for (const note of tree.notes) lines.push({ depth: 0, text: `! ${oneLine(note)}` });
  const limits: Limits = full
    ? { longest: Number.POSITIVE_INFINITY, items: Number.POSITIVE_INFINITY, options: Number.POSITIVE_INFINITY }
    : { longest: LONGEST_TEXT, items: MOST_ITEMS, options: MOST_OPTIONS };
  if (since && tree.changes) lines.push(...changeLines(tree.changes, { longest: limits.longest }));
  else printNodes(tree.nodes, limits, lines);
  return lines;
}

interface Limits {
  readonly longest: number;
  readonly items: number;
  readonly options: number;
}

function printNodes(nodes: readonly TreeNode[], limits: Limits, lines: Line[]): void {
  const pending: (Line | { node: TreeNode; depth: number; after: TreeNode | undefined })[] = [];
  const options: LineOptions = { longest: limits.longest };
  push(nodes, 0);
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ("text" in next) lines.push(next);
    else print(next.node, next.depth, next.after);
  }

  function push(list: readonly TreeNode[], depth: number): void {
    const shown = list.length > limits.items ? list.slice(0, limits.items) : list;
    if (shown.length < list.length) pending.push({ depth, text: `! ${list.length - shown.length} more here` });
    for (let i = shown.length - 1; i >= 0; i--)
      pending.push({ node: shown[i] as TreeNode, depth, after: shown[i - 1] });
  }

  function print(node: TreeNode, depth: number, after: TreeNode | undefined): void {
    const { role, children } = node;
    const only = role === "heading" && children.length === 1 ? soleLink(node) : undefined;
    if (role === "list" && isPlain(node) && after?.role !== "list") push(children, depth);
    else if (role === "listitem" && isPlain(node)) printItem(node, depth);
    else if (role === "row" && isCompactRow(node)) lines.push({ depth, text: compactRow(node, options) });
    else if (only) lines.push({ depth, text: `${"#".repeat(node.states.level ?? 2)} ${nodeLine(only, options)}` });
    else printNode(node, depth);
  }

  function printNode(node: TreeNode, depth: number): void {
    const { children } = node;
    lines.push({ depth, text: nodeLine(node, { ...options, withoutName: tellsItself(node) }) });
    if (isSelect(node)) {
      if (children.length <= limits.options) lines.push({ depth: depth + 1, text: optionsLine(node, limits.longest) });
    } else push(children, depth + 1);
  }

  /** Leaves on the line of their item; a text before other things stands there too. */
  function printItem({ children }: TreeNode, depth: number): void {
    const inline = children.every(isLeaf) ? children : children[0]?.role === "text" ? children.slice(0, 1) : [];
    const text = inlineText(inline, options);
    lines.push({ depth, text: text === "" ? "-" : `- ${text}` });
    push(children.slice(inline.length), depth + 1);
  }
}

/** Nothing to tell but what it holds. */
const isPlain = ({ name, ref, value, description, states, omitted }: TreeNode): boolean =>
  name === "" &&
  ref === undefined &&
  value === undefined &&
  description === undefined &&
  omitted === undefined &&
  Object.keys(states).length === 0;

const isSelect = ({ role, children }: TreeNode): boolean =>
  (role === "combobox" || role === "listbox") &&
  children.length > 0 &&
  children.every((child) => child.role === "option" && child.ref === undefined);

export const isLeaf = (node: TreeNode): boolean => node.children.length === 0 || isSelect(node);

/** A heading that is one link: `## Title @link-1`. */
function soleLink({ name, ref, states, description, children }: TreeNode): TreeNode | undefined {
  const [child] = children;
  const others = Object.keys(states).some((state) => state !== "level");
  if (!child || ref !== undefined || description !== undefined || others || (states.level ?? 2) > 6) return undefined;
  return child.ref !== undefined && child.children.length === 0 && child.name === name ? child : undefined;
}

/** Whether the nodes below show the whole name already, so that it would be printed twice. */
function tellsItself({ role, name, children }: TreeNode): boolean {
  if (name === "" || children.length === 0 || role === "combobox" || role === "listbox") return false;
  const told = children.map((child) => (isLeaf(child) ? child.name : "\0")).join(" ");
  return told.replace(/\s+/g, "") === name.replace(/\s+/g, "");
}
