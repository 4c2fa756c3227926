import type { Reading } from "./reading.js";
import type { Style } from "./style.js";

/** What is known of an element in one reading: each question is worked out once, all answers stand in one place. */
export interface ElementFacts {
  style: Style | undefined;
  rendered: boolean | undefined;
  silenced: boolean | undefined;
  role: string | undefined;
  name: { readonly text: string; readonly from: string } | undefined;
  authorName: string | undefined;
  description: string | undefined;
}

export function factsOf(reading: Reading, element: Element): ElementFacts {
  let facts = reading.facts.get(element);
  if (!facts) {
    // every key at once, so that the engine sees one shape
    facts = {
      style: undefined,
      rendered: undefined,
      silenced: undefined,
      role: undefined,
      name: undefined,
      authorName: undefined,
      description: undefined,
    };
    reading.facts.set(element, facts);
  }
  return facts;
}
