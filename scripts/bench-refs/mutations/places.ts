import { copyOf, within } from "../dom.js";
import { letters } from "../random.js";
import type { Mutation } from "../types.js";
import { REFERENCES } from "./attributes.js";
import { freshen } from "./fresh.js";
import { become, listsOf } from "./lists.js";
import { unlabelled } from "./structure.js";
import { translate } from "./words.js";

const RECORDS = "li, article, tbody > tr:has(td), [role=row], [role=listitem], [role=option]";

/** The first of the page's parts that says something. */
const partOf = (document: Document): Element | null =>
  document.querySelector("main, [role=main], form, [role=toolbar], nav") ?? document.body.firstElementChild;

/** The pane beside the list shows another record; its buttons are the same and act on that one. */
export const paneSwitch: Mutation = {
  name: "pane-switch",
  isIntact: false,
  run(document, random) {
    const pane = document.querySelector(".detail, main, [role=main]");
    if (!pane) return;
    for (const heading of pane.querySelectorAll("h1, h2")) heading.textContent = `Record ${letters(random, 6)}`;
    // toolbars and columns stay what they are for another record
    const lists = listsOf(document).filter(([first]) => pane.contains(first as Element) && first?.matches(RECORDS));
    for (const list of lists) for (const item of list) become(item, freshen(copyOf(item), random));
  },
};

/** The same part once more in a frame, as when a preview opens. */
export const frameDuplicate: Mutation = {
  name: "frame-duplicate",
  isIntact: true,
  run(document) {
    const part = partOf(document);
    if (!part) return;
    const frame = document.createElement("iframe");
    document.body.prepend(frame);
    const inner = frame.contentDocument;
    inner?.body.append(inner.importNode(unlabelled(copyOf(part)), true));
  },
};

/** A dialog opens above the page and holds the same controls for something else. */
export const modal: Mutation = {
  name: "modal",
  isIntact: true,
  run(document) {
    const part = partOf(document);
    if (!part) return;
    const dialog = document.createElement("div");
    dialog.setAttribute("role", "dialog");
    dialog.setAttribute("aria-modal", "true");
    dialog.setAttribute("aria-label", "Second one");
    dialog.append(...[...part.children].map((child) => unlabelled(copyOf(child))));
    for (const element of within(dialog))
      for (const name of ["id", ...REFERENCES]) {
        const value = element.getAttribute(name);
        if (value) element.setAttribute(name, value.replace(/\S+/g, "$&-second"));
      }
    document.body.append(dialog);
  },
};

/** The page stands there twice: as it was, and in another language. */
export const localeTwins: Mutation = {
  name: "locale-twins",
  isIntact: true,
  run(document) {
    const part = partOf(document);
    if (!part) return;
    const other = document.implementation.createHTMLDocument("");
    other.body.append(other.importNode(unlabelled(copyOf(part)), true));
    translate(other);
    part.before(...[...other.body.childNodes].map((node) => document.importNode(node, true)));
  },
};
