import type { Reading } from "../page/reading.js";

/** One name for attributes that a page once had and now has under another: `data-test-id` and `data-testid`. */
export interface Canonical {
  (name: string): string;
  /** Names that the page had and has no more, because they are others now. */
  readonly gone: ReadonlySet<string>;
}

/** Nothing changed its name. */
export const unchanged: Canonical = Object.assign((name: string) => name, { gone: new Set<string>() });

const CODE = /^[A-Za-z][A-Za-z0-9]*(?:[-_.:/][A-Za-z0-9]+)*$/;
const MOST = 2000;
/** So much of what the old name said has to be said by the new one. */
const SHARED = 0.5;
const LEAST = 2;

/**
 * Finds attributes that changed their name between two pages: one whose values are program-made and gone, and another that
 * says the same things now. One such step moves every test id of a product at once.
 */
export function renamedAttributes(was: Reading, now: Reading): Canonical {
  const [before, after] = [valuesByName(was), valuesByName(now)];
  const names = new Map<string, string>();
  for (const [old, values] of before) {
    if (after.has(old)) continue;
    let best: { name: string; share: number } | undefined;
    for (const [name, others] of after) {
      const fresh = [...values].filter((value) => others.has(value) && !before.get(name)?.has(value)).length;
      const share = fresh / values.size;
      if (fresh >= LEAST && share >= SHARED && share > (best?.share ?? 0)) best = { name, share };
    }
    if (best) names.set(best.name, old);
  }
  return Object.assign((name: string) => names.get(name) ?? name, { gone: new Set(names.values()) });
}

function valuesByName({ roots, dom }: Reading): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let seen = 0;
  for (const { node } of roots.all) {
    for (const element of dom.queryAll(node, "*")) {
      if (seen++ > MOST) return found;
      for (const name of element.getAttributeNames()) {
        if (!name.startsWith("data-") || name.startsWith("data-onscreen-")) continue;
        const value = element.getAttribute(name) ?? "";
        if (!CODE.test(value)) continue;
        const values = found.get(name) ?? new Set();
        found.set(name, values.add(value));
      }
    }
  }
  return found;
}
