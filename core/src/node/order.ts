import { indexElements } from "./element-index.js";
import { CONTENT, END, type Inner, LAST, NEXT, type Order, POSITION, SHADOW, START, TYPE } from "./linkedom.js";

/** Browsers build no deeper tree from markup; scripts do, and so does who wants to keep a reader busy. */
const DEEP = 512;

/**
 * Numbers the elements of a finished document: first its own tree, then each shadow root and template content as one tree
 * more. Every subtree is then a range of positions, whatever its depth, and "inside of" and "before" are comparisons.
 */
export function orderTrees(document: Inner, quirks: boolean): Order {
  const elements: Inner[] = [];
  const roots: Inner[] = [document];
  let deepest = 0;
  // grows while it is walked: the trees inside of a tree follow later
  for (const root of roots) {
    root[POSITION] = elements.length - 1;
    const end = root[END];
    let depth = 0;
    for (let at = root[NEXT]; at !== end; at = at[NEXT]) {
      if (at.nodeType === TYPE.element) {
        at[POSITION] = elements.length;
        elements.push(at);
        deepest = Math.max(deepest, ++depth);
        if (at[SHADOW]) roots.push(at[SHADOW]);
        if (at.localName === "template" && at[CONTENT]) roots.push(at[CONTENT]);
      } else if (at.nodeType === TYPE.end) {
        at[START][LAST] = elements.length - 1;
        depth--;
      }
    }
    root[LAST] = elements.length - 1;
  }
  const mode = { foldCase: quirks, deep: deepest > DEEP };
  return { elements, roots, mode, index: indexElements(elements, quirks), answers: new Map() };
}

/** Whether the element `inside` stands below `outside`, an element or a root, in the same tree. */
export const isBelow = (outside: Inner, inside: Inner): boolean =>
  inside[POSITION] > outside[POSITION] && inside[POSITION] <= outside[LAST];

/** The root of the tree that an element stands in. */
export function rootOf(element: Inner, { roots }: Order): Inner {
  let low = 0;
  let high = roots.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((roots[middle] as Inner)[POSITION] < element[POSITION]) low = middle;
    else high = middle - 1;
  }
  return roots[low] as Inner;
}
