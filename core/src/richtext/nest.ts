import type { BlockContent, List } from "mdast";

/** The list that is `depth` levels below the last item of `outer`, made where there is none. */
export function deepest(outer: List, depth: number): List {
  let current = outer;
  for (let level = 0; level < depth; level++) {
    const parent = current.children.at(-1);
    if (!parent) return current;
    let inner = parent.children.at(-1);
    if (inner?.type !== "list") {
      inner = { type: "list", ordered: current.ordered, spread: false, children: [] };
      parent.children.push(inner);
    }
    current = inner;
  }
  return current;
}

/**
 * Puts a list that says how deep it belongs into the list before it, or goes on with that one; false where it stays beside
 * it. Slack and Quill draw nested lists as neighbours.
 */
export function graft(before: BlockContent | undefined, added: List): boolean {
  const indent = added.data?.indent;
  if (indent === undefined || before?.type !== "list" || before.data?.indent === undefined) return false;
  const depth = indent - before.data.indent;
  if (depth < 0) return false;
  if (depth === 0) return before.ordered === added.ordered && goOn(before, added);
  const parent = deepest(before, depth - 1).children.at(-1);
  if (!parent) return false;
  const last = parent.children.at(-1);
  if (last?.type === "list" && last.ordered === added.ordered) return goOn(last, added);
  parent.children.push(added);
  return true;
}

function goOn(list: List, added: List): true {
  list.children.push(...added.children);
  return true;
}
