import { type ElementFacts, factsOf, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { isInvisible, isRendered } from "../page/rendered.js";
import { SAYS } from "../page/says.js";
import { accessibleParent } from "./owns.js";

/** Whether the page takes an element, or what it stands in, away from assistive technology: `aria-hidden`, `inert`. */
export function isSilenced(reading: Reading, element: Element): boolean {
  const chain: ElementFacts[] = [];
  let answer = false;
  for (let node: Element | null = element; node; node = accessibleParent(node, reading)) {
    const facts = factsOf(reading, node);
    if (facts.silenced !== undefined) {
      answer = facts.silenced;
      break;
    }
    chain.push(facts);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const facts = chain[i] as ElementFacts;
    answer = answer || startsSilence(facts);
    facts.silenced = answer;
  }
  return answer;
}

/** A page can't hide itself: browsers don't take `aria-hidden` on the root and the body. */
export function startsSilence(facts: ElementFacts): boolean {
  if (!says(facts, SAYS.silence)) return false;
  const { element, tag } = facts;
  if (element.hasAttribute("inert")) return true;
  if (element.getAttribute("aria-hidden")?.toLowerCase() !== "true") return false;
  return tag !== "body" && tag !== "html";
}

/** Whether an element is there for nobody or for no assistive technology. */
export const isConcealed = (reading: Reading, element: Element): boolean =>
  !isRendered(reading, element) || isInvisible(reading, element) || isSilenced(reading, element);
