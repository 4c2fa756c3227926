import type { Reading } from "../page/reading.js";

/** The references of one document over time. Made with the page, it lives as long. */
export interface Registry {
  /** The reference of an element, the same at each reading of the same element. */
  refOf(element: Element, reading: Reading): string;
  /** The element that was given this reference; undefined when no element of this page ever was. */
  elementOf(ref: string): Known | undefined;
}

export interface Known {
  /** Undefined once the element is gone from memory. */
  readonly element: Element | undefined;
}

const ROLES: Readonly<Record<string, string>> = { a: "lnk", button: "btn", input: "fld", textarea: "fld", select: "sel", tr: "row", li: "item", form: "form" };

export function createRegistry(): Registry {
  const refs = new WeakMap<Element, string>();
  const elements = new Map<string, WeakRef<Element>>();
  const counts = new Map<string, number>();
  return {
    refOf(element) {
      const known = refs.get(element);
      if (known) return known;
      const kind = element.getAttribute("role") ?? ROLES[element.localName] ?? "el";
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const ref = `${kind}-${count}`;
      refs.set(element, ref);
      elements.set(ref, new WeakRef(element));
      return ref;
    },
    elementOf(ref) {
      const element = elements.get(ref);
      return element && { element: element.deref() };
    },
  };
}
