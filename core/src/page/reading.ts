import type { Dom, ElementMap } from "./dom.js";
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
  /** Where every element is looked at, as for a tree: those of one tree. Absent where only those are that somebody asks for. */
  readonly every: EveryElement | undefined;
  /** What `perReading` keeps, by the number of the question: this is asked so often that a map would be felt. */
  readonly answers: (object | undefined)[];
  /** What was found out of single elements. */
  readonly facts: ElementMap<ElementFacts>;
  /** Those that were asked for last. */
  lastFacts: ElementFacts | undefined;
  /** How many invisible characters (zero width, bidi, tag) were removed from what was read. */
  invisible: number;
}

export type EveryElement = (reading: Reading, tree: Document | ShadowRoot) => readonly ElementFacts[];

export function openReading(page: Page, every?: EveryElement): Reading {
  return {
    page,
    dom: page.dom,
    roots: indexRoots(page.document, page.dom, every !== undefined),
    every,
    answers: [],
    facts: page.dom.elementMap?.() ?? new Map<Element, ElementFacts>(),
    lastFacts: undefined,
    invisible: 0,
  };
}

/** How many questions have an answer of their own in each reading. */
let questions = 0;

/** A value that is worked out at most once a reading, and dropped with it. */
export function perReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const question = questions++;
  return (reading) => {
    const { answers } = reading;
    const known = answers[question] as { readonly value: T } | undefined;
    if (known) return known.value;
    const value = make(reading);
    answers[question] = { value };
    return value;
  };
}
