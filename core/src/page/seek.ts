import { type ElementFacts, factsOf } from "./facts.js";
import type { Reading } from "./reading.js";

/** What is looked for in a tree, said twice: as a selector, and of an element whose attributes are known. */
export interface Sought {
  readonly css: string;
  readonly fits: (facts: ElementFacts) => boolean;
}

/**
 * All elements of one tree that fit, in its order. A reading that looks at every element anyway looks at its attributes
 * once: a handful of queries, each with a dozen selectors, would cost as much as all the rest of it.
 */
export function seek(reading: Reading, tree: Document | ShadowRoot, { css, fits }: Sought): readonly ElementFacts[] {
  if (reading.every) return reading.every(reading, tree).filter(fits);
  const elements = reading.dom.queryAll(tree, css);
  const found: ElementFacts[] = [];
  for (let i = 0; i < elements.length; i++) found.push(factsOf(reading, elements[i] as Element));
  return found;
}

/** The same in every tree of a page. */
export function seekAll(reading: Reading, sought: Sought): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const { node } of reading.roots.all) for (const { element } of seek(reading, node, sought)) found.add(element);
  return found;
}
