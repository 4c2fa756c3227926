import { isStamped } from "../anatomy.js";
import { attribute, setAttribute } from "../html.js";
import type { Variant } from "./variant.js";

/** A build gives every class a new name; those that no selector names are not the parser's business. */
export const renamedClasses: Variant = {
  name: "classes that no selector names are renamed",
  promise: "same",
  change({ elements }, { anchors, anatomy }) {
    const names = new Map<string, string>();
    for (const element of elements) {
      const classes = attribute(element, "class")?.split(/\s+/).filter(Boolean) ?? [];
      if (classes.length === 0 || isStamped(element, anatomy.classRead)) continue;
      const renamed = classes.map((name) => {
        if (anchors.isNamedClass(name)) return name;
        if (!names.has(name)) names.set(name, `q${(names.size + 1).toString(36)}x`);
        return names.get(name);
      });
      setAttribute(element, "class", renamed.join(" "));
    }
    return names.size > 0;
  },
};
