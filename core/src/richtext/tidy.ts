import type { PhrasingContent, Text } from "mdast";
import { freeEdges } from "./edges.js";
import { append, pushText } from "./pieces.js";

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
      if (children.length > 0) join(out, { ...node, children } as typeof node);
    } else {
      if (node.type !== "html") state.blank = node.type === "break";
      out.push(node);
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

/** Adds a mark, or its content to the same mark before it. */
function join(out: PhrasingContent[], node: Extract<PhrasingContent, { children: PhrasingContent[] }>): void {
  const last = out.at(-1);
  const same = last?.type === node.type && (last.type !== "link" || node.type !== "link" || last.url === node.url);
  if (!same || !last || !("children" in last)) out.push(node);
  else {
    const [first, ...rest] = node.children;
    if (first?.type === "text" && !first.data) pushText(last.children, first.value);
    else if (first) last.children.push(first);
    append(last.children, rest);
  }
}

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
