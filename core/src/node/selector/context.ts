import type { Inner } from "../linkedom.js";

/**
 * Where a query stands at this moment. A selector is compiled once for all scopes, so that what `:scope` means is looked up
 * and not compiled in; matching is synchronous, and whoever sets a value puts the old one back.
 */
export const context: {
  /** What `:scope` is: an element, or the root that is searched. */
  scope: Inner | null;
  /** The element whose `:has()` is being tested. */
  anchor: Inner | null;
} = { scope: null, anchor: null };

/** Runs `test` with `:scope` meaning `scope`. */
export function withScope<T>(scope: Inner, test: () => T): T {
  const before = context.scope;
  context.scope = scope;
  try {
    return test();
  } finally {
    context.scope = before;
  }
}
