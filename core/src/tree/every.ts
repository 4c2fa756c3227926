import { rootOf } from "../page/composed.js";
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
  const elements = reading.roots.byNode.get(tree)?.elements ?? reading.dom.queryAll(tree, "*");
  const all: ElementFacts[] = [];
  for (let i = 0; i < elements.length; i++) {
    const facts = factsOf(reading, elements[i] as Element);
    facts.index = i;
    says(facts, 0);
    all.push(facts);
  }
  return all;
}

/**
 * Facts of elements that are mostly asked for in the order of their tree, as a walk does: the next one stands right behind
 * the last. In a large page looking each of them up is felt.
 */
export class InOrder {
  private list: readonly ElementFacts[] = [];
  private at = 0;

  constructor(private readonly reading: Reading) {}

  factsOf(element: Element): ElementFacts {
    const next = this.list[this.at];
    if (next?.element === element) {
      this.at++;
      return next;
    }
    const facts = factsOf(this.reading, element);
    if (this.reading.every && facts.index >= 0) {
      if (this.list[facts.index] !== facts) this.list = everyElement(this.reading, rootOf(element, this.reading).node);
      this.at = facts.index + 1;
    }
    return facts;
  }
}
