import * as z from "zod";
import type { Parser } from "../parser/types.js";
import { isObject, plain, show } from "./compare.js";
import type { Json } from "./mismatches.js";
import type { ReadPage } from "./read.js";

/**
 * Where a reading of a changed page is silently wrong: a value that is another one than before, one that was not there
 * before, an item or a view that is gone while everything is said to be well. What is absent or told as lost is honest.
 *
 * With `emptied` the page has lost its content: items may go, texts may be blank, signs may be off; nothing may be new.
 */
export function dishonest(before: ReadPage, after: ReadPage, parser: Parser, { emptied = false } = {}): string[] {
  const left = [...before.views];
  const wrong = after.views.flatMap((view) => {
    const told = view.status === "degraded";
    const rules: Rules = { emptied, told, words: wordsOfSchema(parser, view.view) };
    const now = plain(view.record, after);
    const scored = left
      .filter((one) => one.view === view.view)
      .map((one) => ({ one, faults: faults(plain(one.record, before), now, view.view, rules) }))
      .sort((a, b) => a.faults.length - b.faults.length);
    const best = scored[0];
    if (!best) return [`${view.view}: read where there was none`];
    left.splice(left.indexOf(best.one), 1);
    return best.faults;
  });
  const silent =
    after.outcome === "ok" && !emptied ? left.map(({ view }) => `${view}: gone, and the outcome is ok`) : [];
  return [...wrong, ...silent];
}

interface Rules {
  readonly emptied: boolean;
  /** The view says that something is lost. */
  readonly told: boolean;
  /** What the schema itself says, not the page: the members of enumerations. */
  readonly words: ReadonlySet<string>;
}

function faults(before: Json | undefined, after: Json | undefined, path: string, rules: Rules): string[] {
  if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(after))
    return Array.isArray(before)
      ? listFaults(before, after, path, rules)
      : after.length === 0
        ? []
        : [told(before, after, path)];
  if (isObject(after) && isObject(before)) {
    return Object.entries(after).flatMap(([key, value]) => faults(before[key], value, `${path}.${key}`, rules));
  }
  return isExcused(before, after, rules) ? [] : [told(before, after, path)];
}

function isExcused(before: Json | undefined, after: Json, { emptied, told: isTold, words }: Rules): boolean {
  if (typeof after === "string" && after === "unknown" && words.has(after)) return true;
  // a count of what is drawn follows what was lost
  if (typeof after === "number" && typeof before === "number" && after < before) return emptied || isTold;
  if (!emptied) return false;
  if (typeof after === "string") return words.has(after) || isRest(before, after);
  return after === null || typeof after === "boolean" || after === 0;
}

/** What is left of a text, in its order: an emoji that is an image has its words in an attribute. */
function isRest(before: Json | undefined, after: string): boolean {
  const left = typeof before === "string" ? before.split(/\s+/) : [];
  return after
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => {
      const at = left.indexOf(word);
      left.splice(0, at + 1);
      return at >= 0;
    });
}

/** What is left of a list stands in the order of before. */
function listFaults(before: readonly Json[], after: readonly Json[], path: string, rules: Rules): string[] {
  let next = 0;
  const wrong = after.flatMap((item, i) => {
    for (let at = next; at < before.length; at++) {
      if (faults(before[at], item, "", rules).length > 0) continue;
      next = at + 1;
      return [];
    }
    const nearest = before
      .map((one) => faults(one, item, `${path}[${i}]`, rules))
      .sort((a, b) => a.length - b.length)[0];
    return nearest ?? [told(undefined, item, `${path}[${i}]`)];
  });
  const dropped = after.length < before.length && !rules.emptied && !rules.told;
  return dropped && wrong.length === 0
    ? [`${path}: ${after.length} items, before: ${before.length}, and nothing is told`]
    : wrong;
}

const told = (before: Json | undefined, after: Json, path: string): string =>
  `${path}: ${show(after)}, before: ${show(before)}`;

function wordsOfSchema(parser: Parser, name: string): ReadonlySet<string> {
  const words = new Set<string>();
  const pending: unknown[] = parser.views
    .filter((view) => view.name === name)
    .map((view) => z.toJSONSchema(view.record, { unrepresentable: "any" }));
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    if (schema === null || typeof schema !== "object") continue;
    const { enum: members = [], const: one } = schema as { enum?: unknown[]; const?: unknown };
    for (const word of [...(Array.isArray(members) ? members : []), one]) if (typeof word === "string") words.add(word);
    pending.push(...Object.values(schema));
  }
  return words;
}
