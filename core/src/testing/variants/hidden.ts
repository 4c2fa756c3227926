import { isStamped } from "../anatomy.js";
import {
  attribute,
  copyOf,
  type Element,
  insertBefore,
  insideOf,
  isElement,
  isText,
  removeAttribute,
  setAttribute,
} from "../html.js";
import type { Words } from "../words.js";
import type { Variant } from "./variant.js";

/** What only one element of a page can be: the page itself. */
const SINGLE = new Set(["html", "head", "body"]);

/** The page keeps what it showed before, hidden, in front of what it shows: an earlier route, the record behind a dialog. */
export const hiddenRoots: Variant = {
  name: "a hidden, older copy of each view stands before it",
  promise: "same",
  change: (markup, { anatomy, words }) => hideCopies(markup.elements, anatomy.roots, words),
};

export const hiddenItems: Variant = {
  name: "a hidden, older copy of each item stands before it",
  promise: "same",
  change: (markup, { anatomy, words }) => hideCopies(markup.elements, anatomy.items, words),
};

function hideCopies(elements: readonly Element[], stamps: ReadonlySet<string>, words: Words): boolean {
  const copied = elements.filter((element) => !SINGLE.has(element.tagName) && isStamped(element, stamps));
  for (const element of copied) {
    const copy = copyOf(element);
    age(copy, words);
    setAttribute(copy, "hidden", "");
    setAttribute(copy, "style", "display: none");
    insertBefore(element, copy);
  }
  return copied.length > 0;
}

/** Makes an element say something else: whoever reads it reads something wrong. Ids are those of another element. */
function age(element: Element, words: Words): void {
  removeAttribute(element, "id");
  removeAttribute(element, "data-conformance");
  for (const { name, value } of [...element.attrs])
    if (words.isRead(value) || words.isWhole(value)) setAttribute(element, name, `${value}0old`);
  for (const child of insideOf(element).childNodes) {
    if (isElement(child)) age(child, words);
    else if (isText(child) && child.value.trim() !== "") child.value = `${child.value} old`;
  }
  if (attribute(element, "value")) setAttribute(element, "value", "old");
}
