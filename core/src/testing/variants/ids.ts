import { attribute, setAttribute } from "../html.js";
import type { Variant } from "./variant.js";

/** The next visit numbers generated ids anew, and whatever refers to them with them. */
export const renumberedIds: Variant = {
  name: "generated ids are renumbered",
  promise: "same",
  change({ elements }, { anchors, words }) {
    const renamed = new Map<string, string>();
    for (const element of elements) {
      const id = attribute(element, "id");
      if (!id || !/\d/.test(id) || anchors.isNamedId(id) || words.isRead(id)) continue;
      renamed.set(
        id,
        id.replace(/\d+/g, (digits) => String((Number(digits.slice(-6)) + 7) * 13)),
      );
    }
    if (renamed.size === 0) return false;
    for (const element of elements) {
      for (const { name, value } of [...element.attrs]) {
        const ids = value.split(/\s+/);
        if (ids.every((id) => renamed.has(id))) setAttribute(element, name, ids.map((id) => renamed.get(id)).join(" "));
        else if (value.startsWith("#") && renamed.has(value.slice(1)))
          setAttribute(element, name, `#${renamed.get(value.slice(1))}`);
      }
    }
    return true;
  },
};
