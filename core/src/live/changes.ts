import type { Field } from "../parser/field.js";
import { keyOf } from "../parser/fields/list.js";
import type { View, ViewResult } from "../parser/types.js";

/**
 * One thing that happened on the screen.
 * - `opened`, `closed`: a view came or went.
 * - `added`: an item that was never there before; `changed`: it reads differently now; `removed`: it is gone from between
 *   others that stayed; `scrolled-away`: it left at an end of a list that shows only a part.
 * - `changed` without a key: something of the view itself.
 */
export interface Change {
  readonly kind: "opened" | "closed" | "added" | "changed" | "removed" | "scrolled-away";
  readonly view: string;
  readonly viewRef: string;
  /** The list's field path, for items. */
  readonly list?: string;
  readonly key?: string;
  readonly ref?: string;
  /** The item, or for a view's own change the names of the fields that differ. */
  readonly item?: unknown;
  readonly fields?: readonly string[];
}

/** What is remembered of one view between two readings. */
export interface Remembered {
  readonly name: string;
  readonly ref: string;
  /** Top-level values as JSON, lists with keys apart. */
  readonly values: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, ListMemory>;
}

interface ListMemory {
  /** Items on the screen by key, in order. */
  readonly shown: ReadonlyMap<string, { readonly item: unknown; readonly json: string }>;
  /** Every key ever reported and its last JSON: an item that scrolls back in is not new. */
  readonly seen: Map<string, string>;
}

export function remember(view: View, result: ViewResult, before: Remembered | undefined): Remembered {
  const record = (result.status === "ok" ? result.record : result.partial) as Record<string, unknown>;
  const values = new Map<string, string>();
  const lists = new Map<string, ListMemory>();
  for (const [name, value] of Object.entries(record)) {
    const field = view.fields[name];
    if (Array.isArray(value) && field?.key !== undefined)
      lists.set(name, listMemory(value, field, before?.lists.get(name)));
    else values.set(name, JSON.stringify(withoutRefs(value)));
  }
  return { name: result.view, ref: result.ref, values, lists };
}

function listMemory(items: readonly unknown[], field: Field<unknown>, before: ListMemory | undefined): ListMemory {
  const shown = new Map<string, { item: unknown; json: string }>();
  const seen = new Map(before?.seen);
  for (const item of items) {
    const key = keyOf(item, field.key);
    if (key === undefined) continue;
    const json = JSON.stringify(withoutRefs(item));
    shown.set(key, { item, json });
    seen.set(key, json);
  }
  return { shown, seen };
}

/** What happened to one view from one reading to the next. */
export function compare(before: Remembered, now: Remembered): Change[] {
  const about = { view: now.name, viewRef: now.ref };
  const names = new Set([...before.values.keys(), ...now.values.keys()]);
  const fields = [...names].filter((name) => before.values.get(name) !== now.values.get(name));
  const changes: Change[] = fields.length > 0 ? [{ kind: "changed", ...about, fields }] : [];
  for (const [list, memory] of now.lists) {
    const old = before.lists.get(list);
    if (!old) continue;
    for (const [key, { item, json }] of memory.shown) {
      const known = old.seen.get(key);
      if (known === json) continue;
      changes.push({ kind: known === undefined ? "added" : "changed", ...about, list, key, ref: refOf(item), item });
    }
    for (const key of old.shown.keys())
      if (!memory.shown.has(key)) changes.push({ kind: howItLeft(key, old, memory), ...about, list, key });
  }
  return changes;
}

/** What leaves at an end of the window was scrolled past; what leaves from between two that stayed was taken away. */
function howItLeft(key: string, before: ListMemory, now: ListMemory): "removed" | "scrolled-away" {
  const order = [...before.shown.keys()];
  const at = order.indexOf(key);
  const stays = (other: string): boolean => now.shown.has(other);
  return order.slice(0, at).some(stays) && order.slice(at + 1).some(stays) ? "removed" : "scrolled-away";
}

const refOf = (item: unknown): string | undefined => (item as { ref?: string } | undefined)?.ref;

/** References are the way back to an element, not something that a person sees change. */
function withoutRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRefs);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "ref" && name !== "actions")
      .map(([name, inner]) => [name, withoutRefs(inner)]),
  );
}
