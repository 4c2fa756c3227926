import type { ElementMap, Holders } from "../page/dom.js";
import {
  type Inner,
  type InnerDocument,
  inner,
  LAST,
  ORDER,
  type Order,
  outer,
  POSITION,
  SHADOW,
  TYPE,
} from "./linkedom.js";
import { lowerBound } from "./selector/search.js";

/** What is kept of each element, by its number in its document: no hash is made and no table grows. */
export class PositionMap<V> implements ElementMap<V> {
  private readonly values: (V | undefined)[];
  // those of frames, which are few
  private readonly others = new Map<Element, V>();

  constructor(private readonly document: InnerDocument) {
    this.values = new Array<V | undefined>(document[ORDER].elements.length);
  }

  get(element: Element): V | undefined {
    const { ownerDocument, [POSITION]: position } = inner(element);
    return ownerDocument === this.document ? this.values[position] : this.others.get(element);
  }

  set(element: Element, value: V): void {
    const { ownerDocument, [POSITION]: position } = inner(element);
    if (ownerDocument === this.document) this.values[position] = value;
    else this.others.set(element, value);
  }
}

const holders = new WeakMap<Order, readonly number[]>();

/** The hosts and frames of one tree. */
export function holdersOf(root: Document | ShadowRoot): Holders {
  const tree = inner(root);
  const order = (tree.nodeType === TYPE.document ? (tree as InnerDocument) : tree.ownerDocument)[ORDER];
  let positions = holders.get(order);
  if (!positions) {
    positions = allHolders(order);
    holders.set(order, positions);
  }
  const found: Element[] = [];
  for (let i = lowerBound(positions, tree[POSITION] + 1); i < positions.length; i++) {
    const position = positions[i] as number;
    if (position > tree[LAST]) break;
    found.push(outer(order.elements[position] as Inner));
  }
  return { found, elements: tree[LAST] - tree[POSITION] };
}

function allHolders({ elements }: Order): number[] {
  const found: number[] = [];
  for (let position = 0; position < elements.length; position++) {
    const { localName, [SHADOW]: root } = elements[position] as Inner;
    if (root !== null || localName === "iframe" || localName === "frame") found.push(position);
  }
  return found;
}
