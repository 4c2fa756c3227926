import { controlsOf, everything } from "./dom.js";
import { TRUTH } from "./types.js";

/** Which label each element bears. Kept apart from the page while anybody else looks at it. */
export type Truth = ReadonlyMap<Element, string>;

/** Labels all controls that are seen. */
export function label(document: Document): void {
  for (const [i, element] of controlsOf(document).entries()) element.setAttribute(TRUTH, String(i));
}

/** Takes the labels off the page. */
export function takeOff(document: Document): Truth {
  const truth = new Map<Element, string>();
  for (const element of everything(document)) {
    const value = element.getAttribute(TRUTH);
    if (value === null) continue;
    truth.set(element, value);
    element.removeAttribute(TRUTH);
  }
  return truth;
}

export function putOn(truth: Truth): void {
  for (const [element, value] of truth) element.setAttribute(TRUTH, value);
}
