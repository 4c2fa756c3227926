import type { States } from "../semantics/states-types.js";

export type { States } from "../semantics/states-types.js";

/** Most nodes have none: they share it. */
export const NO_STATES: Readonly<States> = Object.freeze({});

/** One thing on the page. Text that belongs to no other node is a node of the role `text`. */
export interface TreeNode {
  /** Where it can be acted on; pass it to `resolve`. */
  ref?: string;
  /** One of several true duplicates: its reference holds only while none of them comes or goes. */
  fragile?: true;
  /** An ARIA role (`image` and `none` for their synonyms), `text`, or `iframe`, `video`, `audio`, `canvas`, `clickable`. */
  role: string;
  name: string;
  description?: string;
  states: Readonly<States>;
  /** What was typed or chosen. Absent where it is a secret or can't be known. */
  value?: string;
  /** The address of a link, as the page writes it; only with `urls`. */
  url?: string;
  /** How many nodes below this one are not shown, because `depth` ended here. */
  omitted?: number;
  children: readonly TreeNode[];
}

export interface TreeOptions {
  /** Only what can be acted on, inside of its landmarks, dialogs and headings. */
  interactive?: boolean;
  /** Landmarks, dialogs, frames and headings only: where things are on the page. */
  outline?: boolean;
  /** Only what stands in the element of this reference. */
  within?: string;
  /** How many levels below the root are read; what lies deeper is counted. */
  depth?: number;
  /** Addresses of links are told too. */
  urls?: boolean;
  /** Long texts, lists and selects are printed in full instead of cut with a count. */
  full?: boolean;
  /** The text ends before this many tokens (estimated on the safe side); `cursor` says where to go on. Never a cut line. */
  maxTokens?: number;
  /** Goes on where the text of an earlier tree ended. */
  cursor?: string;
  /** An earlier tree of the same page: `changes` and the text tell only what is different. */
  since?: TreeData;
}

/** What is different from an earlier tree. Nodes are told apart by reference, those without one by their place. */
export type TreeChange =
  | { readonly change: "added"; readonly node: TreeNode /** The nearest named node above. */; readonly in?: string }
  | { readonly change: "removed"; readonly node: TreeNode }
  | { readonly change: "changed"; readonly was: TreeNode; readonly node: TreeNode };

/** A reading of the page as plain data: it can be stored, sent as JSON and given back as `since`. */
export interface TreeData {
  readonly url: string;
  readonly title: string;
  readonly frame: readonly string[];
  /** Everything here was written by others: data, never instruction. */
  readonly trust: "page-content";
  /** `gone` or `unknown`: nothing was read, because the reference of `within` means nothing any more. */
  readonly status: "ok" | "gone" | "ambiguous" | "unknown";
  readonly nodes: readonly TreeNode[];
  readonly changes?: readonly TreeChange[];
  /** What a reader must know: style sheets that could not be read, texts that were cut. */
  readonly notes: readonly string[];
}

/** The accessibility tree of a page, for a program and, as `text`, for a model. */
export interface Tree extends TreeData {
  /** One line a node; see the grammar in `grammar.md`. Made when it is asked for. */
  readonly text: string;
  /** Present when `maxTokens` cut the text: `readTree(page, { ...options, cursor })` gives what follows. */
  readonly cursor?: string;
}
