import { factsOf } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { isInvisible, startsUnrendered } from "../page/rendered.js";
import { generatedText, isBlock, styleOf } from "../page/style.js";
import { isNeverDrawn } from "../page/user-agent.js";
import { plainRole } from "./controls.js";
import { startsSilence } from "./exposed.js";
import { eachChildBackwards } from "./owns.js";
import { said, tidy, transformed } from "./references.js";

/** What the text of an element is read for. Spec of the whole room: https://w3c.github.io/accname/ */
export interface Walk {
  /** Each element counts once, so that labels that refer to each other end. Shared by all that one name reads. */
  readonly visited: Set<Element>;
  /** A reference to something hidden reads all of it; otherwise hidden parts are left out. */
  readonly withHidden: boolean;
  /** Inside of what `aria-labelledby` names no further `aria-labelledby` is followed. */
  readonly byReference: boolean;
  /** How many labels, references and embedded parts this one is inside of. */
  readonly depth: number;
}

/** What an element says instead of its content; `undefined` where its content is its text. */
export type OwnText = (reading: Reading, element: Element, walk: Walk) => string | undefined;

/**
 * All names of a reading together may visit this many elements, and so many times those of the page; after that each is read
 * from its first few. On a page of an ordinary make each element is visited once or twice.
 */
const MOST_STEPS = 100_000;
const MOST_ROUNDS = 8;
const FEW = 50;

const steps = perReading((reading) => ({ taken: 0, most: MOST_STEPS + MOST_ROUNDS * reading.roots.elements }));

/** Widgets of their own: what they hold is not part of the text around them. */
const APART = new Set(
  "menu menubar tree grid treegrid tablist radiogroup toolbar dialog alertdialog application".split(" "),
);

/** The text of everything inside of an element, generated content included, with blanks where boxes part it. */
export function contentText(reading: Reading, top: Element, walk: Walk, ownText: OwnText): string {
  const plain = plainText(reading, top, walk.withHidden);
  if (plain !== undefined) return plain;
  const out: string[] = [];
  const budget = steps(reading);
  let left = budget.taken > budget.most ? FEW : Number.POSITIVE_INFINITY;
  const topRole = plainRole(top);
  // an explicit stack of nodes and of what follows them: depth is the page's choice
  const pending: (Node | (() => void))[] = [];
  open(top);
  for (let next = pending.pop(); next !== undefined && left > 0; next = pending.pop()) {
    if (typeof next === "function") next();
    else if (next.nodeType === 3) out.push(textData(next as Text));
    else if (next.nodeType === 1) visit(next as Element);
  }
  return out.join("");

  function visit(element: Element): void {
    budget.taken++;
    left--;
    if (isLeftOut(reading, element, walk)) return;
    const block = element.localName === "br" || isBlock(styleOf(reading, element));
    if (block) out.push(" ");
    if (walk.visited.has(element)) return;
    walk.visited.add(element);
    const own = isSeen(element) ? ownText(reading, element, walk) : undefined;
    if (own !== undefined) out.push(own);
    else if (!isApart(element)) {
      const start = out.length;
      pending.push(() => close(element, start, block));
      open(element);
      return;
    }
    if (block) out.push(" ");
  }

  function close(element: Element, start: number, block: boolean): void {
    const title = said(element, "title");
    if (title && isSeen(element) && isBlank(out, start)) out.push(tidy(title));
    if (block) out.push(" ");
  }

  function open(element: Element): void {
    const seen = isSeen(element);
    if (seen) {
      out.push(generatedText(reading, element, "before"));
      pending.push(() => out.push(generatedText(reading, element, "after")));
    }
    const withText = seen && (walk.withHidden || !styleOf(reading, element).locked);
    eachChildBackwards(element, reading, (child) => {
      if (child.nodeType === 1 || (withText && child.nodeType === 3)) pending.push(child);
    });
  }

  function textData(text: Text): string {
    const parent = text.parentElement;
    return parent ? transformed(text.data, styleOf(reading, parent).transform) : text.data;
  }

  function isApart(element: Element): boolean {
    const role = plainRole(element);
    return role !== undefined && (APART.has(role) || (role === "group" && topRole === "treeitem"));
  }

  function isSeen(element: Element): boolean {
    return walk.withHidden || !isInvisible(reading, element);
  }
}

/** The text of an element that holds one and nothing else, as most that are named by their content; undefined for others. */
export function plainText(reading: Reading, top: Element, withHidden: boolean): string | undefined {
  const only = top.firstChild;
  if (only?.nodeType !== 3 || only.nextSibling || reading.roots.byHost.has(top) || top.hasAttribute("aria-owns"))
    return undefined;
  if (!withHidden && (isInvisible(reading, top) || styleOf(reading, top).locked)) return undefined;
  if (generatedText(reading, top, "before") !== "" || generatedText(reading, top, "after") !== "") return undefined;
  return transformed((only as Text).data, styleOf(reading, top).transform);
}

function isBlank(parts: readonly string[], from: number): boolean {
  for (let i = from; i < parts.length; i++) if (/[^\t\n\f\r ]/.test(parts[i] as string)) return false;
  return true;
}

/** Whether a part adds nothing: hidden from everybody or from assistive technology, unless what is hidden was asked for. */
function isLeftOut(reading: Reading, element: Element, walk: Walk): boolean {
  if (isNeverDrawn(element)) return true;
  return !walk.withHidden && (startsUnrendered(reading, element) || startsSilence(factsOf(reading, element)));
}
