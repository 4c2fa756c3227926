import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { type EveryElement, perReading, type Reading } from "../page/reading.js";

const known = perReading(() => new Map<Node, readonly ElementFacts[]>());

/** All elements of a tree, their attributes looked at. */
export const everyElement: EveryElement = (reading, tree) => {
  let all = known(reading).get(tree);
  if (!all) {
    all = lookAtAll(reading, tree);
    known(reading).set(tree, all);
  }
  return all;
};

function lookAtAll(reading: Reading, tree: Document | ShadowRoot): ElementFacts[] {
  const elements = reading.roots.byNode.get(tree)?.every ?? reading.dom.queryAll(tree, "*");
  const all: ElementFacts[] = [];
  for (let i = 0; i < elements.length; i++) {
    const facts = factsOf(reading, elements[i] as Element);
    says(facts, 0);
    all.push(facts);
  }
  return all;
}
