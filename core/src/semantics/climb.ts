import type { Reading } from "../page/reading.js";
import { accessibleParent } from "./owns.js";

/**
 * The answer of the nearest of an element and what holds it; `fallback` where nobody answers. It is kept for all that the
 * climb passed, so that the whole page is asked once, however deep it is.
 */
export function climb<T>(
  reading: Reading,
  element: Element | null,
  known: Map<Element, T>,
  answerOf: (element: Element) => T | undefined,
  fallback: T,
): T {
  const passed: Element[] = [];
  let answer = fallback;
  for (let node = element; node; node = accessibleParent(node, reading)) {
    const found = known.get(node) ?? answerOf(node);
    passed.push(node);
    if (found !== undefined) {
      answer = found;
      break;
    }
  }
  for (const node of passed) known.set(node, answer);
  return answer;
}
