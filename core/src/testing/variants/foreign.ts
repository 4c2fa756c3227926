import { isStamped } from "../anatomy.js";
import { appendText, createElement, type Element, insertAfter, insertBefore } from "../html.js";
import { isWritten, parentOf } from "./translated.js";
import type { Variant } from "./variant.js";

/** Cells and choices stand where their column or their select puts them; nobody inserts one. */
const FIXED = new Set(["td", "th", "option", "optgroup", "col", "dt", "dd"]);

/** Another extension puts rows of its own into every list, before the first item and after the last. */
export const foreignRows: Variant = {
  name: "another extension's rows stand among the items",
  promise: "same",
  change({ elements }, { anatomy }) {
    const lists = new Map<Element, Element[]>();
    for (const element of elements) {
      const parent = parentOf(element);
      if (!parent || FIXED.has(element.tagName) || !isStamped(element, anatomy.items)) continue;
      // the links of a text are a list that nobody puts rows into: what stands beside them is what was written
      if (isWritten(parent, anatomy.written)) continue;
      lists.set(parent, [...(lists.get(parent) ?? []), element]);
    }
    for (const items of lists.values()) {
      const [first, last] = [items[0], items[items.length - 1]];
      if (first) insertBefore(first, foreignLike(first));
      if (last) insertAfter(last, foreignLike(last));
    }
    return lists.size > 0;
  },
};

function foreignLike({ tagName }: Element): Element {
  const row = createElement(tagName, { class: "foreign-extension-row", "data-foreign-extension": "" });
  const cell = tagName === "tr" ? createElement("td", { colspan: "9" }) : createElement("span");
  appendText(cell, "Three things to do today 3");
  row.childNodes.push(cell);
  cell.parentNode = row;
  return row;
}
