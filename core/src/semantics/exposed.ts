import { factsOf } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { isInvisible, isRendered } from "../page/rendered.js";
import { accessibleParent } from "./owns.js";

/** Whether the page takes an element, or what it stands in, away from assistive technology: `aria-hidden`, `inert`. */
export function isSilenced(reading: Reading, element: Element): boolean {
  const chain: Element[] = [];
  let answer = false;
  for (let node: Element | null = element; node; node = accessibleParent(node, reading)) {
    const above = factsOf(reading, node).silenced;
    if (above !== undefined) {
      answer = above;
      break;
    }
    chain.push(node);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Element;
    answer = answer || startsSilence(node);
    factsOf(reading, node).silenced = answer;
  }
  return answer;
}

/** A page can't hide itself: browsers don't take `aria-hidden` on the root and the body. */
export function startsSilence(element: Element): boolean {
  if (!element.hasAttributes()) return false;
  if (element.hasAttribute("inert")) return true;
  if (element.getAttribute("aria-hidden")?.toLowerCase() !== "true") return false;
  return element.localName !== "body" && element.localName !== "html";
}

/** Whether an element is there for nobody or for no assistive technology. */
export const isConcealed = (reading: Reading, element: Element): boolean =>
  !isRendered(reading, element) || isInvisible(reading, element) || isSilenced(reading, element);
