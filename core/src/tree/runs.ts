import type { Reading } from "../page/reading.js";
import { tidy } from "../semantics/references.js";
import { clean } from "./clean.js";
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
export class Runs {
  private run = "";

  constructor(
    private readonly reading: Reading,
    private readonly echoes: Echo[],
    private place: Place,
  ) {}

  /** Whether nothing runs: white space adds nothing then. */
  get isEmpty(): boolean {
    return this.run === "";
  }

  add(text: string, place: Place): void {
    if (place.into !== this.place.into || place.echoOf !== this.place.echoOf) this.flush();
    if (this.run === "") this.place = place;
    this.run += text;
  }

  /** Ends the line. */
  flush(): void {
    const { run } = this;
    if (run === "") return;
    this.run = "";
    const text = clean(this.reading, tidy(run.includes("\u00A0") ? run.replaceAll("\u00A0", " ") : run));
    const { into, named, echoOf } = this.place;
    if (text === "" || (named && (covers(named, text) || !/[\p{L}\p{N}]/u.test(text))) || isValueOf(into, text)) return;
    const node: TreeNode = { role: "text", name: text, states: NO_STATES, children: NO_CHILDREN };
    addChild(into, node);
    if (echoOf) this.echoes.push({ text: node, holder: into, of: echoOf });
  }
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
