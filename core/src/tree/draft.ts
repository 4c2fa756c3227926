import type { TreeNode } from "./types.js";

/** A node while the tree is built: what it came from, and what may make it superfluous. */
export interface Draft {
  readonly node: TreeNode;
  readonly element: Element | null;
  readonly children: Draft[];
  /** Elements that this text labels or describes: where one of them tells it, the text is not told twice. */
  readonly echoOf?: readonly Element[];
}

export const draftOf = (
  node: Omit<TreeNode, "children">,
  element: Element | null,
  echoOf?: readonly Element[],
): Draft => ({
  node: { ...node, children: [] },
  element,
  children: [],
  ...(echoOf && { echoOf }),
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
