import type { List, ListItem } from "mdast";
import { flow } from "./flow.js";
import { deepest } from "./nest.js";
import { tidy } from "./tidy.js";
import type { Piece } from "./types.js";

/** A list of what was found in one; undefined when it shows no item. */
export function list(ordered: boolean, start: number | undefined, found: readonly Piece[]): List | undefined {
  const result: List = { type: "list", ordered, spread: false, children: [] };
  let between: Piece[] = [];
  for (const piece of found) {
    if (piece.type !== "listItem") between.push(piece);
    else {
      keepBetween();
      deepest(result, piece.data?.indent ?? 0).children.push(piece);
    }
  }
  keepBetween();
  if (result.children.length === 0) return undefined;
  if (ordered) result.start = start ?? result.children[0]?.data?.number ?? 1;
  return result;

  /** A list or text that stands in a list without an item belongs to the item before it. */
  function keepBetween(): void {
    const blocks = flow(between);
    between = [];
    if (blocks.length === 0) return;
    const last = result.children.at(-1);
    if (last) last.children.push(...blocks);
    else result.children.push({ type: "listItem", spread: false, children: blocks });
  }
}

/** An item of what was found in one; undefined when it shows nothing. A box at its beginning makes a task of it. */
export function listItem(found: readonly Piece[], data?: ListItem["data"]): ListItem | undefined {
  const children = flow(found);
  const item: ListItem = { type: "listItem", spread: false, children, ...(data && { data }) };
  const first = children[0];
  const box = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type === "paragraph" && box?.type === "text" && box.data?.checked !== undefined) {
    item.checked = box.data.checked;
    first.children = tidy(first.children.slice(1));
    if (first.children.length === 0) children.shift();
  }
  return children.length > 0 || item.checked !== undefined ? item : undefined;
}
