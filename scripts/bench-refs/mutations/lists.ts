import { copyOf, everything } from "../dom.js";
import { shuffled } from "../random.js";
import { type Mutation, TRUTH } from "../types.js";
import { freshen } from "./fresh.js";

const NEVER =
  /^(?:a|span|button|input|p|td|th|script|br|img|option|svg|path|hr|style|link|meta|body|head|label|dt|dd|iframe|fieldset|section|nav|main|header|footer|form|aside)$/;

/** Runs of at least three like siblings that hold controls: the lists of the page, none inside of another. */
export function listsOf(document: Document): Element[][] {
  const holds = new Set<Element>();
  for (const control of everything(document)) {
    if (!control.hasAttribute(TRUTH)) continue;
    for (let e: Element | null = control; e && !holds.has(e); e = e.parentElement) holds.add(e);
  }
  const parents = new Set([...holds].map((e) => e.parentNode).filter((parent) => parent !== null));
  const lists: Element[][] = [];
  for (const parent of parents) {
    const kinds = new Map<string, Element[]>();
    for (const child of parent.children) {
      if (!holds.has(child) || NEVER.test(child.localName)) continue;
      const kind = `${child.localName}|${child.getAttribute("role") ?? ""}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), child]);
    }
    for (const list of kinds.values()) if (list.length >= 3) lists.push(list);
  }
  const members = new Set(lists.flat());
  return lists.filter(([first]) => !isInside(first as Element, members));
}

function isInside(element: Element, members: ReadonlySet<Element>): boolean {
  for (let e = element.parentElement; e; e = e.parentElement) if (members.has(e)) return true;
  return false;
}

export const insertBefore: Mutation = {
  name: "insert-before",
  isIntact: true,
  run(document, random) {
    const lists = listsOf(document);
    const banner = document.createElement("div");
    banner.innerHTML =
      '<span>We updated our terms</span> <button>Accept</button><button>Close</button><a href="/terms-new">Learn more</a>';
    document.body.prepend(banner);
    for (const [first] of lists) first?.before(freshen(copyOf(first), random));
  },
};

export const reorder: Mutation = {
  name: "reorder",
  isIntact: true,
  run(document, random) {
    for (const list of listsOf(document)) {
      const places = list.map((item) => {
        const mark = document.createComment("");
        item.before(mark);
        return mark;
      });
      const order = shuffled(random, list);
      for (const [i, mark] of places.entries()) mark.replaceWith(order[i] as Element);
    }
  },
};

export const deleteItems: Mutation = {
  name: "delete-items",
  isIntact: true,
  run(document, random) {
    for (const list of listsOf(document)) for (const item of list) if (random() < 0.34) item.remove();
  },
};

/** A virtual list scrolls: its nodes stay and show other records, the first are gone, new ones come last. */
export const recycle: Mutation = {
  name: "recycle",
  isIntact: true,
  run(document, random) {
    for (const list of listsOf(document)) {
      const by = Math.max(1, Math.floor(list.length / 4));
      const was = list.map((item) => copyOf(item));
      for (const [i, item] of list.entries()) {
        const next = was[i + by] ?? freshen(copyOf(was[i % was.length] as Element), random);
        become(item, next);
      }
    }
  },
};

/** Makes an element show what another one holds, and keeps its nodes where the tags agree. */
export function become(node: Element, other: Element): void {
  if (node.localName !== other.localName || node.shadowRoot || other.shadowRoot) {
    node.replaceWith(other);
    return;
  }
  for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of [...other.attributes]) node.setAttribute(name, value);
  const [mine, theirs] = [[...node.children], [...other.children]];
  if (mine.length === 0 && theirs.length === 0) {
    if (node.textContent !== other.textContent) node.textContent = other.textContent;
    return;
  }
  const texts = (e: Element): Text[] =>
    [...e.childNodes].filter((n): n is Text => n.nodeType === 3 && (n as Text).data.trim() !== "");
  const words = texts(other).map((text) => text.data);
  for (const [i, text] of texts(node).entries()) text.data = words[i] ?? "";
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const [a, b] = [mine[i], theirs[i]];
    if (a && b) become(a, b);
    else if (a) a.remove();
    else if (b) node.append(b);
  }
}
