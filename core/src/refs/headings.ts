import { perReading, type Reading } from "../page/reading.js";
import { gist, normalName } from "./words.js";

const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const LONGEST = 40;

/** The headings of each tree, in document order, asked for once a reading. */
const headings = perReading(() => new Map<Node, readonly Element[]>());

/** The text of the nearest heading before an element, in the same tree and inside of `section`; empty without one. */
export function headingBefore(reading: Reading, element: Element, section: Element | null): string {
  const root = treeOf(element);
  const all = headingsOf(reading, root);
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const heading = all[middle] as Element;
    // 2 = the heading comes before the element
    if (element.compareDocumentPosition(heading) & 2) low = middle + 1;
    else high = middle;
  }
  const nearest = all[low - 1];
  if (!nearest || (section && treeOf(section) === root && !section.contains(nearest))) return "";
  return normalName(gist(nearest, 80)).slice(0, LONGEST);
}

function headingsOf(reading: Reading, root: Node): readonly Element[] {
  const known = headings(reading);
  let found = known.get(root);
  if (!found) {
    found = [...reading.dom.queryAll(root as ParentNode & Node, HEADINGS)];
    known.set(root, found);
  }
  return found;
}

function treeOf(node: Node): Node {
  let top = node;
  while (top.parentNode) top = top.parentNode;
  return top;
}
