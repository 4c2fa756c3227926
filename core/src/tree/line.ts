import { cut } from "./cut.js";
import { stateWords } from "./states-text.js";
import type { TreeNode } from "./types.js";
import { escapeInline, escapeRefs, oneLine, quote, roleOfRef, textLine } from "./words.js";

export interface LineOptions {
  /** Characters of one text before it is cut with a count. */
  readonly longest: number;
  /** Between the separators of a row or list item. */
  readonly inline?: boolean;
  /** The name is told by what stands below. */
  readonly withoutName?: boolean;
}

/** One node as one line, without indentation and without what stands below it. */
export function nodeLine(node: TreeNode, options: LineOptions): string {
  const write = options.inline ? escapeInline : (text: string) => text;
  if (node.role === "text") return write(textLine(cut(node.name, options.longest)));
  const name = options.withoutName ? "" : cut(node.name, options.longest);
  const parts = node.ref === undefined ? unreferenced(node, name, write) : referencedParts(node, node.ref, name, write);
  parts.push(...stateWords(node, isMarked(node)).map(write));
  if (node.description) parts.push(write(quote(cut(node.description, options.longest))));
  if (node.url) parts.push(write(`<${node.url.replace(/[\s<>]/g, encodeURIComponent)}>`));
  if (node.role === "combobox" || node.role === "listbox") parts.push(...optionCount(node));
  if (node.value !== undefined) parts.push(`= ${write(oneLine(cut(node.value, options.longest)))}`);
  return parts.join(" ");
}

/** Whether a heading is one by its `#` marks: nothing else is to be told of it. */
function isMarked({ role, ref, states, description, value, omitted }: TreeNode): boolean {
  if (
    role !== "heading" ||
    ref !== undefined ||
    description !== undefined ||
    value !== undefined ||
    omitted !== undefined
  )
    return false;
  return Object.keys(states).every((state) => state === "level") && (states.level ?? 2) <= 6;
}

function unreferenced(node: TreeNode, name: string, write: (text: string) => string): string[] {
  if (isMarked(node)) {
    const marks = "#".repeat(node.states.level ?? 2);
    return [name === "" ? marks : `${marks} ${write(escapeRefs(name))}`];
  }
  return name === "" && node.description === undefined ? [node.role] : [node.role, write(quote(name))];
}

function referencedParts(node: TreeNode, ref: string, name: string, write: (text: string) => string): string[] {
  const says = roleOfRef(ref) === node.role && !/^[a-z][a-z-]*:/.test(name) && !/^[#|!*\\"-]/.test(name);
  const parts = says ? [] : [`${node.role}:`];
  if (name !== "") parts.push(write(escapeRefs(name)));
  parts.push(refText(ref, node));
  return parts;
}

/** A question mark follows what is one of several true duplicates; it is no part of the reference. */
export const refText = (ref: string, { fragile }: TreeNode): string => `@${ref}${fragile ? "?" : ""}`;

function optionCount({ children }: TreeNode): string[] {
  const count = children.filter(({ role, ref }) => role === "option" && ref === undefined).length;
  return count > 0 ? [`options=${count}`] : [];
}

/** Several nodes on one line: texts run on, everything else is parted by a semicolon. */
export function inlineText(nodes: readonly TreeNode[], options: LineOptions): string {
  let line = "";
  for (const [i, node] of nodes.entries()) {
    if (i > 0) line += node.role === "text" && nodes[i - 1]?.role === "text" ? " " : "; ";
    line += nodeLine(node, { ...options, inline: true });
  }
  return line;
}

/** The choices of a native select on one line of their own. */
export const optionsLine = (node: TreeNode, longest: number): string =>
  `* ${cut(node.children.map(({ name }) => escapeInline(name)).join(" | "), longest)}`;
