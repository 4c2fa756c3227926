import { textNodes, within } from "../dom.js";
import { letters } from "../random.js";
import { TRUTH } from "../types.js";

/** Attributes that name a record. */
const RECORD_KEY = /^data-.*(?:id|key|asin|url)|^(?:record_|sys_)id$|^record$/;
const LIST_ROLES = /^(?:link|row|option|article|listitem)$/;

/** Makes the copy of an item another record: other address, other ids, other words; its buttons are called the same. */
export function freshen<T extends Element>(item: T, random: () => number): T {
  for (const element of within(item)) {
    element.removeAttribute(TRUTH);
    for (const { name, value } of [...element.attributes]) {
      if (name === "href") element.setAttribute("href", `${value.replace(/[?#].*$/, "")}/new-${letters(random)}`);
      else if (RECORD_KEY.test(name) || (name === "id" && /\d{3}/.test(value)))
        element.setAttribute(name, value.replace(/[0-9a-z]{4}$/i, letters(random, 4)) + letters(random, 2));
    }
    const label = element.getAttribute("aria-label");
    const isNamedByContent = LIST_ROLES.test(element.localName === "a" ? "link" : (element.getAttribute("role") ?? ""));
    if (label && (label.length > 18 || isNamedByContent))
      element.setAttribute("aria-label", `Fresh ${letters(random, 4)} ${letters(random, 5)}`);
    const alt = element.getAttribute("alt");
    if (alt && alt.length > 8) element.setAttribute("alt", `Fresh ${letters(random, 5)}`);
    if (element.shadowRoot) for (const child of element.shadowRoot.children) renew(child, random);
  }
  renew(item, random);
  return item;
}

function renew(root: Element, random: () => number): void {
  for (const text of textNodes(root)) {
    const named = text.parentElement?.closest("button,[role=button],label");
    // an item that is a button itself says what it is about like any other
    if (text.data.trim().length > 3 && (!named || named === root || !root.contains(named)))
      text.data = `Fresh ${letters(random, 3)} ${letters(random, 5)}`;
  }
}
