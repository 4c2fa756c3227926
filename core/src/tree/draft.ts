import type { TreeNode } from "./types.js";

/** A node while the tree is built: what it came from, and what may make it superfluous. */
export interface Draft {
  readonly node: TreeNode;
  readonly element: Element | null;
  children: readonly Draft[];
  /** Elements that this text labels or describes: where one of them tells it, the text is not told twice. */
  readonly echoOf: readonly Element[] | undefined;
}

export function draftOf(told: Omit<TreeNode, "children">, element: Element | null): Draft {
  const node = told as TreeNode;
  node.children = [];
  return { node, element, children: NO_CHILDREN, echoOf: undefined };
}

const NO_CHILDREN: readonly Draft[] = [];

/** Most nodes hold one other or none: a list that begins empty makes room for many. */
export function addChild(parent: Draft, child: Draft): void {
  if (parent.children.length === 0) parent.children = [child];
  else (parent.children as Draft[]).push(child);
}

/** A text, which holds nothing. */
export const textDraft = (text: string, echoOf: readonly Element[] | undefined): Draft => ({
  node: { role: "text", name: text, states: {}, children: [] },
  element: null,
  children: NO_CHILDREN,
  echoOf,
});

/** All drafts of a page: the topmost, and each after the one that holds it. */
export interface Drafts {
  readonly top: Draft;
  readonly all: readonly Draft[];
}

/** Visits every draft, the ones below before the one that holds them. */
export function upwards({ all }: Drafts, visit: (draft: Draft) => void): void {
  for (let i = all.length - 1; i >= 0; i--) visit(all[i] as Draft);
}
