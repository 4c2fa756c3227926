import { composedParent } from "../page/composed.js";
import { heldChildren } from "../page/flat.js";
import { isHidden, isHiddenBelow } from "../page/hidden.js";
import type { Reading } from "../page/reading.js";
import { withoutInvisible } from "../page/text.js";
import { faintBelow } from "./faint.js";
import { readHtml } from "./html.js";
import { mark } from "./marks.js";
import { append, LINE_END, text } from "./pieces.js";
import { writtenStyle } from "./style.js";
import type { Mention, Piece, ReadAs, RichTextContext, RichTextHandlers, Space, Walk } from "./types.js";

/** How deep structure may nest; what lies deeper is read as lines. The printers recurse, a page's depth must not. */
const MAX_DEPTH = 100;

/** Nothing but what stands inside. */
const PLAIN: Walk = {};

/** Names of a region that somebody wrote in that belong to the page around it. */
const FRAME_OF_REGION = new Set("a blockquote button details label li summary td th tr".split(" "));

/**
 * What hidden elements are to the walk: left out; the part that is folded away, with which `unfolded` begins; in that, left
 * out when they are hidden themselves. In `hidden` nothing counts until `visibility` is taken back.
 */
type Sight = "shown" | "hidden" | "folded" | "unfolded";

/** Everything that was found while walking. */
export interface Found {
  pieces: Piece[];
  mentions: Mention[];
  truncated: boolean;
}

/** One element whose inside is being read. */
interface Frame {
  readonly nodes: readonly Node[];
  next: number;
  readonly out: Piece[];
  readonly leave?: () => void;
  readonly sight: Sight;
  readonly space: Space;
  readonly depth: number;
}

/**
 * Walks what is drawn below `root` and reads each element by the first row that knows it, else as plain HTML. Nothing is
 * cloned, set or called on the page. The stack is explicit: a page may nest as deep as it likes.
 */
export function walk(reading: Reading, root: Element, handlers: RichTextHandlers): Found {
  const found: Found = { pieces: [], mentions: [], truncated: false };
  const frames: Frame[] = [];
  const context: RichTextContext = {
    reading,
    get inCode() {
      return frames.at(-1)?.space === "code";
    },
    mention: (mention) => addMention(found.mentions, mention),
    truncate: () => {
      found.truncated = true;
    },
  };
  const { all, evenHidden } = selectorsOf(handlers);
  const hasRow = rowsBelow(reading, root, all);
  const faint = faintBelow(reading, root);
  const isStyled = hasStyles(reading, root);

  enterRoot();
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const node = frame.nodes[frame.next++];
    if (!node) {
      frames.pop();
      frame.leave?.();
    } else if (node.nodeType === 3) addText(node as Text, frame);
    else if (node.nodeType === 1) enter(node as Element, frame);
    else if (node.nodeType === 9)
      frames.push({ ...frame, nodes: heldChildren(node, reading), next: 0, leave: undefined });
  }
  return found;

  function enterRoot(): void {
    const sight = sightOf(root, "shown");
    const from: Frame = { nodes: [], next: 0, out: found.pieces, sight, space: "fold", depth: 0 };
    if (sight === "hidden") push(root, PLAIN, from, sight);
    else readAs(root, rowFor(root) ?? (FRAME_OF_REGION.has(root.localName) ? PLAIN : byName(root)), from, sight);
  }

  function enter(element: Element, frame: Frame): void {
    if (faint.box(element)) return;
    const sight = sightOf(element, frame.sight);
    if (sight !== "hidden") readAs(element, rowFor(element) ?? byName(element), frame, sight);
    else if (element.firstElementChild) push(element, PLAIN, frame, sight);
  }

  function sightOf(element: Element, around: Sight): Sight {
    const isUnseen =
      around === "unfolded"
        ? isHiddenBelow(reading, element, composedParent(element, reading) ?? element)
        : isHidden(reading, element);
    if (!isUnseen) return around === "hidden" ? "shown" : around;
    if (around === "folded") return "unfolded";
    return evenHidden !== "" && reading.dom.matches(element, evenHidden) ? "unfolded" : "hidden";
  }

  function rowFor(element: Element): ReadAs | undefined {
    if (!hasRow(element)) return undefined;
    for (const { selector, read } of handlers) {
      if (!reading.dom.matches(element, selector)) continue;
      const answer = read(element, context);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  function byName(element: Element): ReadAs {
    const tag = element.localName;
    if (tag !== "a" && element.getAttribute("role") === "button") return "skip";
    const known = readHtml(tag, element, context);
    if (!isStyled || !isWalk(known) || context.inCode) return known;
    const style = writtenStyle(element);
    const plain = style.notBold && (tag === "b" || tag === "strong") ? {} : known;
    const { marks } = style;
    if (marks.length === 0) return style.space ? { space: style.space, ...plain } : plain;
    const inner = plain.wrap;
    const wrap: Walk["wrap"] = (pieces) =>
      marks.reduce<readonly Piece[]>((all, make) => mark(make, all), inner ? inner(pieces) : pieces);
    return { space: style.space, ...plain, wrap };
  }

  function readAs(element: Element, as: ReadAs, frame: Frame, sight: Sight): void {
    if (as === "skip") return;
    if (isWalk(as)) push(element, as, frame, sight);
    else append(frame.out, as);
  }

  function push(element: Element, as: Walk, from: Frame, seen: Sight): void {
    const nodes = as.nodes ?? heldChildren(element, reading);
    const sight = as.folded ? "folded" : seen;
    const space = as.space ?? from.space;
    const wrap = from.depth < MAX_DEPTH ? as.wrap : undefined;
    const line = as.line || (as.wrap && !wrap);
    if (line) from.out.push(LINE_END);
    // without a wrap the pieces go straight where they belong: deep nests of `div` cost nothing
    if (!wrap)
      frames.push({
        nodes,
        next: 0,
        out: from.out,
        sight,
        space,
        depth: from.depth,
        leave: line ? () => from.out.push(LINE_END) : undefined,
      });
    else {
      const out: Piece[] = [];
      const leave = (): void => {
        append(from.out, wrap(out));
        if (line) from.out.push(LINE_END);
      };
      frames.push({ nodes, next: 0, out, sight, space, depth: from.depth + 1, leave });
    }
  }

  function addText(node: Text, { out, sight, space }: Frame): void {
    if (sight === "hidden" || node.data === "" || faint.words(node)) return;
    const value = withoutInvisible(reading, node.data).replace(/\r\n?/g, "\n");
    if (space === "code") out.push(text(value.replaceAll("\u00A0", " ")));
    else if (space === "fold") out.push(text(value.replace(/[ \t\n\f]+/g, " ")));
    else
      for (const [i, line] of value.split("\n").entries()) {
        if (i > 0) out.push({ type: "break" });
        if (line !== "") out.push(text(line.replaceAll(" ", "\u00A0")));
      }
  }
}

/** Whether some style attribute may mark words; asked of the region at once, where it is one tree. */
const hasStyles = ({ dom, roots }: Reading, root: Element): boolean =>
  roots.all.length > 1 || root.hasAttribute("style") || dom.queryFirst(root, "[style]") !== null;

/** Which elements some row knows: one question for the whole region, where it is one tree. */
function rowsBelow({ dom, roots }: Reading, root: Element, all: string): (element: Element) => boolean {
  if (all === "") return () => false;
  if (roots.all.length > 1) return (element) => dom.matches(element, all);
  const known = new Set(dom.queryAll(root, all));
  if (dom.matches(root, all)) known.add(root);
  return (element) => known.has(element);
}

const isWalk = (as: ReadAs): as is Walk => as !== "skip" && !Array.isArray(as);

function addMention(mentions: Mention[], { id, label }: Mention): void {
  if (mentions.some((known) => known.id === id && known.label === label)) return;
  mentions.push(id === undefined ? { label } : { id, label });
}

interface Selectors {
  /** All rows as one, so that an element that no row knows costs one question. */
  all: string;
  evenHidden: string;
}

const selectors = new WeakMap<RichTextHandlers, Selectors>();

function selectorsOf(handlers: RichTextHandlers): Selectors {
  const known = selectors.get(handlers);
  if (known) return known;
  const css = (rows: RichTextHandlers): string => rows.map(({ selector }) => selector).join(", ");
  const made = { all: css(handlers), evenHidden: css(handlers.filter((row) => row.evenHidden)) };
  selectors.set(handlers, made);
  return made;
}
