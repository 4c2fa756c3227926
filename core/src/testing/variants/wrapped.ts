import { isStamped } from "../anatomy.js";
import { createElement, type Element, insideOf, isElement, wrapChildren } from "../html.js";
import { parentOf } from "./translated.js";
import type { Variant } from "./variant.js";

/** Where a block may stand around all that is inside, by the content model of HTML. */
const HOLDERS = new Set("article aside body div footer form header li main nav section td".split(" "));

/** A release puts a layer of boxes around everything: what a child combinator stood on is gone. */
export const wrappedBlocks: Variant = {
  name: "everything has one more box around it",
  promise: "honest",
  change({ elements }, { anatomy }) {
    const holders = elements.filter(
      (element) =>
        HOLDERS.has(element.tagName) &&
        insideOf(element).childNodes.some(isElement) &&
        !isWithin(element, anatomy.written),
    );
    for (const element of holders) wrapChildren(element, createElement("div"));
    return holders.length > 0;
  },
};

function isWithin(element: Element, stamps: ReadonlySet<string>): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (isStamped(at, stamps)) return true;
  return false;
}
