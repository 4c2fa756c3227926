import type { Reading } from "../page/reading.js";
import { tidy } from "../semantics/references.js";
import { clean } from "./describe-node.js";
import { addChild, type Echo, NO_CHILDREN } from "./growing.js";
import { NO_STATES, type TreeNode } from "./types.js";

/** Where a text stands. */
export interface Place {
  readonly into: TreeNode;
  readonly depth: number;
  /** The node whose name tells the text here; its own parts are not told again. */
  readonly named: TreeNode | undefined;
  /** Inside of something that is acted on. */
  readonly inWidget: boolean;
  readonly echoOf: readonly Element[] | undefined;
}

/** Texts that run on: they become one text where a line ends, if nothing tells it already. */
export interface Runs {
  /** Whether nothing runs: white space adds nothing then. */
  isEmpty(): boolean;
  add(text: string, place: Place): void;
  /** Ends the line. */
  flush(): void;
}

export function createRuns(reading: Reading, echoes: Echo[], top: Place): Runs {
  let run = "";
  let runPlace = top;

  function flush(): void {
    if (run === "") return;
    const text = clean(reading, tidy(run.includes("\u00A0") ? run.replaceAll("\u00A0", " ") : run));
    run = "";
    const { into, named, echoOf } = runPlace;
    if (text === "" || (named && (covers(named, text) || !/[\p{L}\p{N}]/u.test(text))) || isValueOf(into, text)) return;
    const node: TreeNode = { role: "text", name: text, states: NO_STATES, children: NO_CHILDREN };
    addChild(into, node);
    if (echoOf) echoes.push({ text: node, holder: into, of: echoOf });
  }

  return {
    isEmpty: () => run === "",
    add(text, place) {
      if (place.into !== runPlace.into || place.echoOf !== runPlace.echoOf) flush();
      if (run === "") runPlace = place;
      run += text;
    },
    flush,
  };
}

/** Whether a text is nothing but white space that is folded away at the ends of a line. */
export function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d && code !== 0x0c && code !== 0xa0)
      return false;
  }
  return true;
}

/** Whether a node's name tells a text already. */
export function covers(node: TreeNode, text: string): boolean {
  return text === "" || node.name.includes(text) || fold(node.name).includes(fold(text));
}

const isValueOf = (node: TreeNode, text: string): boolean =>
  node.value !== undefined && fold(node.value).includes(fold(text));

const fold = (text: string): string =>
  text
    .replace(/[\s\u00A0]+/g, " ")
    .trim()
    .toLowerCase();
