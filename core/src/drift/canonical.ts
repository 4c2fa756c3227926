import type { Rename } from "../parser/renames.js";

/** One name for attributes that a page once had and now has under another: `data-test-id` and `data-testid`. */
export interface Canonical {
  (name: string): string;
  /** Attributes that the page had and has no more, because they are others now. */
  readonly gone: ReadonlySet<string>;
  /** Attributes and custom elements that have another name now. */
  readonly renames: readonly Rename[];
}

export function canonicalOf(renames: readonly Rename[]): Canonical {
  const attributes = renames.filter(({ from }) => from.startsWith("["));
  const old = new Map(attributes.map(({ from, to }) => [to.slice(1, -1), from.slice(1, -1)]));
  return Object.assign((name: string) => old.get(name) ?? name, {
    gone: new Set(attributes.map(({ from }) => from.slice(1, -1))),
    renames,
  });
}

/** Nothing changed its name. */
export const unchanged: Canonical = canonicalOf([]);
