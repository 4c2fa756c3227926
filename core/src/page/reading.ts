import type { Dom } from "./dom.js";
import type { ElementFacts } from "./facts.js";
import type { Page } from "./page.js";
import { indexRoots, type RootIndex } from "./roots.js";

/**
 * One atomic pass over a page. Whatever is expensive to find out (the trees, who is hidden, which selector means what) is
 * found out once a reading and dropped with it, so that nothing stale outlives the moment.
 */
export interface Reading {
  readonly page: Page;
  readonly dom: Dom;
  readonly roots: RootIndex;
  /** Answers kept for the length of this reading, one map a question. */
  readonly cache: ReadingCache;
  /** What was found out of single elements. */
  readonly facts: Map<Element, ElementFacts>;
  /** How many invisible characters (zero width, bidi, tag) were removed from what was read. */
  invisible: number;
}

export interface ReadingCache {
  readonly rootsWithin: Map<Node, readonly import("./roots.js").Root[]>;
}

export function openReading(page: Page): Reading {
  return {
    page,
    dom: page.dom,
    roots: indexRoots(page.document, page.dom),
    cache: { rootsWithin: new Map() },
    facts: new Map(),
    invisible: 0,
  };
}

/** A value that is worked out at most once a reading, and dropped with it. */
export function perReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const made = new WeakMap<Reading, { value: T }>();
  return (reading) => {
    let entry = made.get(reading);
    if (!entry) {
      entry = { value: make(reading) };
      made.set(reading, entry);
    }
    return entry.value;
  };
}
