import { everything } from "../dom.js";
import { letters } from "../random.js";
import type { Mutation } from "../types.js";

/** Attributes that hold ids. */
export const REFERENCES = ["for", "aria-labelledby", "aria-controls", "aria-describedby", "aria-owns"];
const DROPPABLE =
  "id name aria-label title data-testid data-test data-qa data-hook aria-labelledby role data-thread-id data-id".split(
    " ",
  );

/** Gives ids new names, with everything that refers to them. */
export function renameIds(document: Document, rename: (id: string) => string | undefined): void {
  const names = new Map<string, string>();
  const all = everything(document);
  for (const element of all) {
    const renamed = element.id && rename(element.id);
    if (!renamed) continue;
    names.set(element.id, renamed);
    element.id = renamed;
  }
  for (const element of all)
    for (const attribute of REFERENCES) {
      const value = element.getAttribute(attribute);
      if (value)
        element.setAttribute(
          attribute,
          value
            .split(/\s+/)
            .map((id) => names.get(id) ?? id)
            .join(" "),
        );
    }
}

export const classRehash: Mutation = {
  name: "class-rehash",
  isIntact: true,
  run(document, random) {
    const names = new Map<string, string>();
    const renamed = (name: string): string => {
      if (!names.has(name)) names.set(name, `css-${letters(random)}`);
      return names.get(name) as string;
    };
    // rules that hide must go on hiding: they name classes
    const hidden = new Set(everything(document).filter((e) => !e.checkVisibility({ visibilityProperty: true })));
    for (const element of everything(document))
      if (element.hasAttribute("class") && !hidden.has(element))
        element.setAttribute("class", [...element.classList].map(renamed).join(" "));
  },
};

export const idRehash: Mutation = {
  name: "id-rehash",
  isIntact: true,
  run: (document, random) => renameIds(document, () => `u${letters(random, 8)}`),
};

/** Numbered ids move on by one, so that a remembered one names another element. */
export const idShift: Mutation = {
  name: "id-shift",
  isIntact: true,
  run: (document) =>
    renameIds(document, (id) =>
      /\d/.test(id) ? id.replace(/(\d+)(?!.*\d)/, (n) => String(Number(n.slice(-9)) + 1)) : undefined,
    ),
};

export const attributeDrop: Mutation = {
  name: "attribute-drop",
  isIntact: false,
  run(document, random) {
    for (const element of everything(document))
      for (const name of DROPPABLE) if (element.hasAttribute(name) && random() < 0.2) element.removeAttribute(name);
  },
};
