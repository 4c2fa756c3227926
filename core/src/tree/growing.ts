import type { TreeNode } from "./types.js";

/** A tree while it is built. */
export interface Growing {
  readonly top: TreeNode;
  /** All that came of elements and may hold others, each after the one that holds it. */
  readonly all: readonly TreeNode[];
  readonly echoes: readonly Echo[];
  /** What came of elements that others label or describe. */
  readonly tellers: ReadonlyMap<Element, TreeNode>;
}

/** A text that labels or describes elements: where one of them tells it, the text is not told twice. */
export interface Echo {
  readonly text: TreeNode;
  readonly holder: TreeNode;
  readonly of: readonly Element[];
}

/** Most nodes hold nothing: they share it. */
export const NO_CHILDREN: readonly TreeNode[] = Object.freeze([]);

/** Most nodes hold one other or none: a list that begins empty makes room for many. */
export function addChild(parent: TreeNode, child: TreeNode): void {
  if (parent.children.length === 0) parent.children = [child];
  else (parent.children as TreeNode[]).push(child);
}
