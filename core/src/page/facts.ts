import { flatParent } from "./flat.js";
import type { Reading } from "./reading.js";
import { saidBy } from "./says.js";
import type { Style } from "./style.js";

/** What is known of an element in one reading: each question is worked out once, all answers stand in one place. */
export interface ElementFacts {
  readonly element: Element;
  readonly tag: string;
  /** Which of the attributes that reading asks for it has; -1 while nobody has asked. See `says`. */
  said: number;
  /** Its place in its tree, where every element was looked at. */
  index: number;
  /** What it is drawn in; `undefined` while nobody has asked. See `aboveOf`. */
  above: ElementFacts | null | undefined;
  style: Style | undefined;
  rendered: boolean | undefined;
  silenced: boolean | undefined;
  role: string | undefined;
  name: { readonly text: string; readonly from: string } | undefined;
  authorName: string | undefined;
  description: string | undefined;
  /** What references found out: only their room knows what it is, and sets it. */
  context: object | undefined;
  identity: object | undefined;
  minted: object | undefined;
  /** Where it stands among all that can be referred to; -1 for what is not among them. */
  place: number;
}

export function factsOf(reading: Reading, element: Element): ElementFacts {
  // a walk asks several questions of one element in a row
  if (reading.lastFacts?.element === element) return reading.lastFacts;
  let facts = reading.facts.get(element);
  if (!facts) {
    // every key at once, so that the engine sees one shape
    facts = {
      element,
      tag: element.localName,
      said: -1,
      index: -1,
      above: undefined,
      style: undefined,
      rendered: undefined,
      silenced: undefined,
      role: undefined,
      name: undefined,
      authorName: undefined,
      description: undefined,
      context: undefined,
      identity: undefined,
      minted: undefined,
      place: -1,
    };
    reading.facts.set(element, facts);
  }
  reading.lastFacts = facts;
  return facts;
}

/** Whether an element has one of the attributes that a bit of `SAYS` stands for: all its attributes are looked at once. */
export function says(facts: ElementFacts, bits: number): boolean {
  if (facts.said < 0) facts.said = saidBy(facts.element);
  return (facts.said & bits) !== 0;
}

/** The element that an element is drawn in, as `flatParent` finds it. */
export function aboveOf(reading: Reading, facts: ElementFacts): ElementFacts | null {
  if (facts.above === undefined) {
    const parent = flatParent(facts.element, reading);
    facts.above = parent && factsOf(reading, parent);
  }
  return facts.above;
}
