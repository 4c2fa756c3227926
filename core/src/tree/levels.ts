import type { ElementFacts } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { styleIn } from "../page/style.js";
import { accessibleChildren, isPlainly } from "../semantics/owns.js";

/** An element that the walk stands in: what is left of its children, and what happens when it is left. */
export interface Level<P> {
  /** Of the element that the children are drawn in; null for a document and for what is only owned. */
  facts: ElementFacts | null;
  place: P;
  /** The next child, where children follow each other as in the markup. */
  next: Node | null;
  /** All children, where slots, frames or `aria-owns` order them. */
  list: readonly Node[] | undefined;
  at: number;
  /** Its own text is on the screen as far as `visibility` says; whether it is `locked` is asked when a text comes. */
  seen: boolean;
  /** It ends the line. */
  ends: boolean;
}

/** The levels from the start of a walk down to where it stands: an explicit stack, because depth is the page's choice. */
export class Levels<P> {
  // one object a depth, used again for all that stand as deep: a page has more elements than it is deep
  private readonly levels: Level<P>[] = [];
  private depth = -1;

  constructor(private readonly reading: Reading) {}

  /** The innermost; undefined when the walk is over. */
  get top(): Level<P> | undefined {
    return this.depth < 0 ? undefined : this.levels[this.depth];
  }

  /** Goes into the children of a node, or into those that are given. */
  open(
    node: Node,
    facts: ElementFacts | null,
    place: P,
    seen: boolean,
    ends: boolean,
    list: readonly Node[] | undefined,
  ): void {
    const isPlain = list === undefined && facts !== null && isPlainly(node, facts.tag, this.reading);
    const next = isPlain ? node.firstChild : null;
    const children = isPlain ? undefined : (list ?? accessibleChildren(node, this.reading));
    const level = this.levels[++this.depth];
    if (!level) this.levels.push({ facts, place, next, list: children, at: 0, seen, ends });
    else {
      level.facts = facts;
      level.place = place;
      level.next = next;
      level.list = children;
      level.at = 0;
      level.seen = seen;
      level.ends = ends;
    }
  }

  close(): void {
    this.depth--;
  }
}

/** The next child of a level; null when all were there. */
export function nextChild<P>(level: Level<P>): Node | null {
  if (level.list) return level.list[level.at++] ?? null;
  const node = level.next;
  if (node) level.next = node.nextSibling;
  return node;
}

/** Whether the texts of a level are drawn. */
export const showsText = <P>(level: Level<P>, reading: Reading): boolean =>
  level.seen && !(level.facts && styleIn(reading, level.facts).locked);
