import type { FieldHealth, Health } from "../parser/health.js";
import type { Fill } from "./types.js";

/** Health of several readings of one view, added up. */
export function sumHealth(all: readonly Health[]): Health {
  const root: number[] = [];
  const fields: Record<string, FieldHealth> = {};
  for (const health of all) {
    // each root of a view counts all of them
    for (const [i, count] of health.root.entries()) root[i] = Math.max(root[i] ?? 0, count);
    for (const [path, { reads, hits, empty, missed }] of Object.entries(health.fields)) {
      const sum = fields[path] ?? { reads: 0, hits: [], empty: 0, missed: 0 };
      fields[path] = sum;
      sum.reads += reads;
      sum.empty += empty;
      sum.missed += missed;
      for (const [i, hit] of hits.entries()) sum.hits[i] = (sum.hits[i] ?? 0) + hit;
    }
  }
  return { root, fields };
}

export const fillOf = (health: Health, path: string): Fill | undefined => {
  const field = Object.hasOwn(health.fields, path) ? health.fields[path] : undefined;
  return field && { reads: field.reads, hits: field.hits };
};

export const total = ({ hits }: Fill): number => hits.reduce((sum, hit) => sum + hit, 0);

/**
 * Share of the readings of a field that had a value: 0 to 1.
 *
 * @example fillRates(view.health)["messages[].from.email"] // 0.92
 */
export const fillRates = (health: Health): Record<string, number> =>
  Object.fromEntries(
    Object.entries(health.fields).map(([path, { reads, missed, empty }]) => [
      path,
      reads === 0 ? 0 : (reads - missed - empty) / reads,
    ]),
  );

/** Whether the first choice gave a value before, gives none now, and a later one does. */
export const fellBack = (before: Fill, after: Fill): boolean =>
  (before.hits[0] ?? 0) > 0 && (after.hits[0] ?? 0) === 0 && total(after) > 0;

/** Whether a later choice gives values and the first gives none: told without knowing how it was before. */
export const onFallback = (fill: Fill): boolean => fill.hits.length > 1 && (fill.hits[0] ?? 0) === 0 && total(fill) > 0;
