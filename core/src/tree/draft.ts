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

/** Visits every draft below `top`, children before their parent; an explicit stack, so that any depth is visited. */
export function afterChildren(top: Draft, visit: (draft: Draft) => void): void {
  const pending: { draft: Draft; done: boolean }[] = [{ draft: top, done: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.done) {
      visit(next.draft);
      continue;
    }
    pending.push({ draft: next.draft, done: true });
    for (let i = next.draft.children.length - 1; i >= 0; i--)
      pending.push({ draft: next.draft.children[i] as Draft, done: false });
  }
}
