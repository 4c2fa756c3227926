import type { TreeChange, TreeNode } from "./types.js";

interface Entry {
  readonly node: TreeNode;
  /** The nearest named node above. */
  readonly in: string | undefined;
}

/**
 * What is different between two readings: nodes with a reference are told apart by it, the others by what they are and
 * where they stand. A part that came or went as a whole is told once, by its topmost node.
 */
export function diffTrees(before: readonly TreeNode[], after: readonly TreeNode[]): TreeChange[] {
  const old = index(before);
  const now = index(after);
  const changes: TreeChange[] = [];
  const added = new Set<TreeNode>();
  for (const [key, entries] of now) {
    const earlier = old.get(key) ?? [];
    for (const [i, { node, in: place }] of entries.entries()) {
      const was = earlier[i]?.node;
      if (!was) {
        added.add(node);
        changes.push({ change: "added", node, ...(place && { in: place }) });
      } else if (isDifferent(was, node)) changes.push({ change: "changed", was: bare(was), node: bare(node) });
    }
  }
  const removed = new Set<TreeNode>();
  for (const [key, entries] of old) {
    for (const { node } of entries.slice(now.get(key)?.length ?? 0)) {
      removed.add(node);
      changes.push({ change: "removed", node });
    }
  }
  const inside = new Set([...descendants(added), ...descendants(removed)]);
  return changes
    .filter(({ node, change }) => change === "changed" || !inside.has(node))
    .map((change) => (change.change === "changed" ? change : { ...change, node: bare(change.node) }));
}

function index(nodes: readonly TreeNode[]): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const pending = nodes.map((node) => ({ node, in: undefined as string | undefined, path: "" })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, path } = next;
    const key = node.ref ?? `${path}\n${node.role}\n${node.name}`;
    const known = entries.get(key);
    if (known) known.push({ node, in: next.in });
    else entries.set(key, [{ node, in: next.in }]);
    const place = node.name !== "" && node.role !== "text" ? node.name : next.in;
    const below = node.ref ?? (node.name === "" ? path : `${node.role} ${node.name}`);
    for (let i = node.children.length - 1; i >= 0; i--)
      pending.push({ node: node.children[i] as TreeNode, in: place, path: below });
  }
  return entries;
}

function isDifferent(a: TreeNode, b: TreeNode): boolean {
  return (
    a.role !== b.role ||
    a.name !== b.name ||
    a.value !== b.value ||
    a.description !== b.description ||
    stateText(a) !== stateText(b)
  );
}

const stateText = ({ states }: TreeNode): string =>
  JSON.stringify(Object.entries(states).sort(([a], [b]) => (a < b ? -1 : 1)));

const bare = (node: TreeNode): TreeNode => ({ ...node, children: [] });

function* descendants(nodes: Iterable<TreeNode>): Iterable<TreeNode> {
  const pending = [...nodes].flatMap((node) => node.children);
  const seen = new Set<TreeNode>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    yield next;
    for (const child of next.children) pending.push(child);
  }
}
