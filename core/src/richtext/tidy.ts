import type { PhrasingContent, Text } from "mdast";
import { freeEdges } from "./edges.js";
import { pushText } from "./pieces.js";

/**
 * One line as a browser draws it (https://drafts.csswg.org/css-text/#white-space-phase-1): blanks fold across elements, none
 * stands at either end. Neighbours of one kind become one, so that `**a****b**` never comes up. No-break spaces did their
 * work and become blanks.
 */
export function tidy(line: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = fold(line, { blank: true });
  trimEnd(nodes);
  return freeEdges(nodes);
}

/** `blank`: whether a blank here would follow another one, or begin the line. */
function fold(nodes: readonly PhrasingContent[], state: { blank: boolean }): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === "text" && !node.data) pushText(out, foldText(node, state));
    else if ("children" in node) {
      const children = fold(node.children, state);
      if (children.length > 0) add(out, { ...node, children });
    } else {
      if (node.type !== "html") state.blank = node.type === "break";
      add(out, node);
    }
  }
  return out;
}

function foldText(node: Text, state: { blank: boolean }): string {
  let value = node.value.replace(/ +/g, " ");
  if (state.blank && value.startsWith(" ")) value = value.slice(1);
  if (value !== "") state.blank = value.endsWith(" ");
  return value.replaceAll("\u00A0", " ");
}

/** Adds a node, or its content to one of its kind before it. */
function add(out: PhrasingContent[], node: PhrasingContent): void {
  const last = out.at(-1);
  if (node.type === "text" && !node.data) pushText(out, node.value);
  else if (node.type === "inlineCode" && last?.type === node.type) last.value += node.value;
  else if (!last || !("children" in last) || !("children" in node) || !isSameMark(last, node)) out.push({ ...node });
  else for (const child of node.children) add(last.children, child);
}

const isSameMark = (one: PhrasingContent, other: PhrasingContent): boolean =>
  one.type === other.type && (one.type !== "link" || other.type !== "link" || one.url === other.url);

function trimEnd(nodes: PhrasingContent[]): void {
  for (let last = nodes.at(-1); last; last = nodes.at(-1)) {
    if (last.type === "text" && !last.data) {
      last.value = last.value.trimEnd();
      if (last.value !== "") return;
    } else if ("children" in last) {
      trimEnd(last.children);
      if (last.children.length > 0) return;
    } else return;
    nodes.pop();
  }
}
