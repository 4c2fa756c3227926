import { bodyOf, copyOf, within } from "../dom.js";
import { type Mutation, TRUTH } from "../types.js";

const WRAPPED = new Set("div section ul form nav".split(" "));
const STRICT = new Set("ul ol table tbody thead tr select dl".split(" "));

export const wrapperInsert: Mutation = {
  name: "wrapper-insert",
  isIntact: true,
  run(document, random) {
    for (const element of bodyOf(document)) {
      const parent = element.parentElement;
      if (!parent || !WRAPPED.has(element.localName) || STRICT.has(parent.localName) || random() >= 0.12) continue;
      moveInto(element.ownerDocument.createElement("div"), element);
    }
    const wrapper = document.createElement("div");
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  },
};

function moveInto(wrapper: Element, element: Element): void {
  element.replaceWith(wrapper);
  wrapper.append(element);
}

export const wrapperRemove: Mutation = {
  name: "wrapper-remove",
  isIntact: true,
  run(document, random) {
    for (const element of bodyOf(document)) {
      const isBare =
        element.localName === "div" &&
        !["role", TRUTH, "hidden", "style", "id"].some((name) => element.hasAttribute(name)) &&
        [...element.attributes].every(({ name }) => !name.startsWith("data-")) &&
        element.childElementCount > 0 &&
        element.checkVisibility() &&
        element.shadowRoot === null;
      if (isBare && random() < 0.15) element.replaceWith(...element.childNodes);
    }
  },
};

/** Everything is made anew and looks as before, as when a framework throws its tree away. */
export const remount: Mutation = {
  name: "remount",
  isIntact: true,
  run(document) {
    const fresh = [...document.body.childNodes].map((node) =>
      node.nodeType === 1 ? copyOf(node as Element) : node.cloneNode(true),
    );
    document.body.replaceChildren(...fresh);
  },
};

/** A second set of controls for narrow screens, not shown. */
export const tailHidden: Mutation = {
  name: "tail-hidden",
  isIntact: true,
  run(document) {
    const twin = unlabelled(copyOf(document.body.firstElementChild ?? document.body));
    const hidden = document.createElement("div");
    hidden.style.display = "none";
    hidden.append(twin);
    document.body.append(hidden);
    for (const main of document.querySelectorAll("main, nav")) {
      const copy = unlabelled(copyOf(main));
      (copy as HTMLElement).style.display = "none";
      main.before(copy);
    }
  },
};

/** A part of the page moves to the end of the body, as overlays do. */
export const portal: Mutation = {
  name: "portal",
  isIntact: true,
  run(document) {
    const part = document.querySelector("[role=toolbar], form, aside, [role=group], nav");
    if (!part || part === document.body) return;
    const host = document.createElement("div");
    host.append(part);
    document.body.append(host);
  },
};

/** Components are made anew, each with a new shadow root. */
export const shadowReattach: Mutation = {
  name: "shadow-reattach",
  isIntact: true,
  run(document) {
    for (const element of bodyOf(document))
      if (element.shadowRoot && element.isConnected) element.replaceWith(copyOf(element));
  },
};

export function unlabelled<T extends Element>(element: T): T {
  for (const one of within(element)) one.removeAttribute(TRUTH);
  return element;
}
