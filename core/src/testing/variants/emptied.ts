import { isStamped } from "../anatomy.js";
import { emptyOut, insideOf, isText } from "../html.js";
import type { Variant } from "./variant.js";

/** The view's frame stands and nothing is in it: a page that is being built, or broke while it was. */
export const emptiedRoots: Variant = {
  name: "the views stand and hold nothing",
  promise: "emptied",
  change({ elements }, { anatomy }) {
    const roots = elements.filter((element) => isStamped(element, anatomy.roots));
    for (const root of roots) emptyOut(root);
    return roots.length > 0;
  },
};

/** All elements are there and no word is. */
export const noText: Variant = {
  name: "no element holds a word",
  promise: "emptied",
  change({ elements }, { anatomy }) {
    for (const element of elements) {
      for (const child of insideOf(element).childNodes) if (isText(child)) child.value = "";
    }
    return anatomy.roots.size > 0;
  },
};
