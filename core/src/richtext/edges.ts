import type { Delete, Emphasis, PhrasingContent, Strong } from "mdast";
import { pushText } from "./pieces.js";

type Mark = Strong | Emphasis | Delete;

/**
 * Moves punctuation from the edge of a mark when a word touches it from outside: `**Name:**Ada` is not bold by the rules of
 * Markdown (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run), `**Name**:Ada` is. The printer's own way out, a
 * character reference in the word, would hide the word from whoever looks for it.
 */
export function freeEdges(line: readonly PhrasingContent[]): PhrasingContent[] {
  if (!line.some(isMark)) return [...line];
  const out: PhrasingContent[] = [];
  for (const [i, node] of line.entries()) {
    if (node.type === "text" && !node.data) pushText(out, node.value);
    else if (!isMark(node)) out.push(node);
    else {
      const children = [...node.children];
      if (touches(out.at(-1), /[\p{L}\p{N}]$/u)) pushText(out, cutEdge(children, 0, /^[^\p{L}\p{N}\s]+\s*/u));
      const after = touches(line[i + 1], /^[\p{L}\p{N}]/u) ? cutEdge(children, -1, /\s*[^\p{L}\p{N}\s]+$/u) : "";
      if (children.length > 0) out.push({ ...node, children });
      pushText(out, after);
    }
  }
  return out;
}

const isMark = (node: PhrasingContent): node is Mark =>
  node.type === "strong" || node.type === "emphasis" || node.type === "delete";

const touches = (neighbour: PhrasingContent | undefined, word: RegExp): boolean =>
  neighbour?.type === "text" && !neighbour.data && word.test(neighbour.value);

/** Takes from the first or last text what fits, and the text with it when nothing is left. */
function cutEdge(children: PhrasingContent[], end: 0 | -1, edge: RegExp): string {
  const node = children.at(end);
  const cut = node?.type === "text" && !node.data ? (edge.exec(node.value)?.[0] ?? "") : "";
  if (node?.type !== "text" || cut === "") return "";
  const value = end === 0 ? node.value.slice(cut.length) : node.value.slice(0, -cut.length);
  children.splice(end === 0 ? 0 : children.length - 1, 1, ...(value === "" ? [] : [{ ...node, value }]));
  return cut;
}
