import { isInvisible, isRendered } from "../page/rendered.js";
import { generatedText, isBlock, styleOf } from "../page/style.js";
import { startsSilence } from "../semantics/exposed.js";
import { nameOf } from "../semantics/name.js";
import { eachChildBackwards, ownedChildren } from "../semantics/owns.js";
import { tidy, transformed } from "../semantics/references.js";
import { statesOf } from "../semantics/states.js";
import { clean, describeNode, type NodeContext } from "./describe-node.js";
import { type Draft, type Drafts, draftOf, textDraft } from "./draft.js";
import { echoesOf } from "./echoes.js";
import { isWidget, meansNothingUnnamed } from "./kinds.js";
import { isActionable, isClosed, kindOf } from "./node-kind.js";

/** Nodes nest no deeper than this; what lies deeper hangs on the last one. */
const DEEPEST = 200;

interface Place {
  readonly into: Draft;
  readonly depth: number;
  /** The node whose name tells the text here; its own parts are not told again. */
  readonly named: Draft | undefined;
  /** Inside of something that is acted on. */
  readonly inWidget: boolean;
  readonly echoOf: readonly Element[] | undefined;
}

/** Whether a node is come to or left, and what happens then. */
type End = number;
const OPENS: End = 0;
const SEEN: End = 1;
const ENDS_LINE: End = 2;

/** Builds the drafts of everything below `start` in one walk over the flat tree. */
export function buildDrafts(context: NodeContext, start: Node): Drafts {
  const { reading } = context;
  const top = draftOf({ role: "page", name: "", states: {} }, null);
  const all: Draft[] = [top];
  const echoes = echoesOf(reading);
  let run: string[] = [];
  let runPlace: Place = { into: top, depth: 0, named: undefined, inWidget: false, echoOf: undefined };
  // explicit stacks of nodes, of their places and of what ends with them: depth is the page's choice
  const nodes: Node[] = [start];
  const places: Place[] = [runPlace];
  const ends: End[] = [OPENS];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const place = places.pop() as Place;
    const end = ends.pop() as End;
    if (end !== OPENS) leave(node as Element, place, end);
    else if (node.nodeType === 3) addText((node as Text).data, node.parentElement, place);
    else if (node.nodeType === 1) enter(node as Element, place);
    else pushChildren(node, place, true);
  }
  flush();
  return { top, all };

  function push(node: Node, place: Place, end: End): void {
    nodes.push(node);
    places.push(place);
    ends.push(end);
  }

  function enter(element: Element, place: Place): void {
    if (!isRendered(reading, element) || startsSilence(element)) return;
    if (element.localName === "br") {
      endLine(place);
      return;
    }
    const seen = !isInvisible(reading, element);
    const draft = seen ? toDraft(element, place) : undefined;
    const ends = draft !== undefined || isBlock(styleOf(reading, element));
    if (ends) flush();
    const inner = placeInside(element, place, draft);
    if (draft) {
      place.into.children.push(draft);
      all.push(draft);
      if (element.localName === "select") addOptions(element, draft);
      if (isClosed(element)) {
        for (const owned of ownedChildren(element, reading).toReversed()) push(owned, inner, OPENS);
        return;
      }
    }
    if (ends || seen) push(element, inner, (ends ? ENDS_LINE : 0) | (seen ? SEEN : 0));
    pushChildren(element, inner, seen && !styleOf(reading, element).locked);
    if (seen) addGenerated(element, "before", inner);
  }

  function leave(element: Element, inner: Place, end: End): void {
    if (end & SEEN) addGenerated(element, "after", inner);
    if (end & ENDS_LINE) flush();
  }

  function pushChildren(parent: Node, place: Place, withText: boolean): void {
    eachChildBackwards(parent, reading, (node) => {
      if (node.nodeType === 1 || (withText && node.nodeType === 3)) push(node, place, OPENS);
    });
  }

  /** The choices of a native select: they are chosen through it and have no reference of their own. */
  function addOptions(select: Element, draft: Draft): void {
    for (const option of optionsOf(context, select)) {
      draft.children.push(option);
      all.push(option);
    }
  }

  function toDraft(element: Element, place: Place): Draft | undefined {
    const role = kindOf(reading, element);
    if (role === undefined) return undefined;
    const actedOn = isActionable(reading, element, role);
    if (!actedOn && (place.depth >= DEEPEST || isDropped(element, role, place))) return undefined;
    const node = describeNode(context, element, role, actedOn);
    if (!actedOn && node.name === "" && meansNothingUnnamed(role)) return undefined;
    return draftOf(node, element);
  }

  /** Parts of what is acted on are its name, unless they can be acted on too. */
  function isDropped(element: Element, role: string, place: Place): boolean {
    if (place.inWidget && role === "image")
      return place.named === undefined || covers(place.named, nameOf(reading, element));
    return place.inWidget;
  }

  function placeInside(element: Element, place: Place, draft: Draft | undefined): Place {
    const echo = echoes(element);
    const echoOf = echo ? [...(place.echoOf ?? []), ...echo] : place.echoOf;
    if (!draft) return echo ? { ...place, echoOf } : place;
    const isOne = isWidget(draft.node.role) || draft.node.role === "heading";
    const tells = (isOne || draft.node.role === "treeitem") && draft.node.name !== "";
    return {
      // what lies too deep hangs on the last node that may hold others
      into: place.depth < DEEPEST ? draft : place.into,
      depth: Math.min(place.depth + 1, DEEPEST),
      named: tells ? draft : place.named,
      inWidget: place.inWidget || isOne,
      echoOf,
    };
  }

  function addText(data: string, parent: Element | null, place: Place): void {
    if (place.into !== runPlace.into || place.echoOf !== runPlace.echoOf) flush();
    if (run.length === 0) runPlace = place;
    // asking a browser for style costs: white space looks the same in every case
    run.push(parent && /\S/.test(data) ? transformed(data, styleOf(reading, parent).transform) : data);
  }

  /** Signs of an icon font mean nothing as text. */
  function addGenerated(element: Element, at: "before" | "after", place: Place): void {
    const text = generatedText(reading, element, at);
    if (/[\p{L}\p{N}]/u.test(text)) addText(text, null, place);
  }

  function endLine(place: Place): void {
    if (place.named === undefined) flush();
    else run.push(" ");
  }

  function flush(): void {
    if (run.length === 0) return;
    const text = clean(reading, tidy(run.join("").replaceAll("\u00A0", " ")));
    run = [];
    const { into, named, echoOf } = runPlace;
    if (text === "" || (named && (covers(named, text) || !/[\p{L}\p{N}]/u.test(text))) || isValueOf(into, text)) return;
    const draft = textDraft(text, echoOf);
    into.children.push(draft);
    all.push(draft);
  }
}

function optionsOf({ reading }: NodeContext, select: Element): Draft[] {
  const drafts: Draft[] = [];
  for (const option of reading.dom.queryAll(select, "option")) {
    const { selected, disabled } = statesOf(reading, option);
    const name = clean(reading, nameOf(reading, option));
    const states = { ...(selected && { selected }), ...(disabled && { disabled }) };
    if (name !== "") drafts.push(draftOf({ role: "option", name, states }, option));
  }
  return drafts;
}

/** Whether a node's name tells a text already. */
function covers({ node }: Draft, text: string): boolean {
  return text === "" || node.name.includes(text) || fold(node.name).includes(fold(text));
}

const isValueOf = ({ node }: Draft, text: string): boolean =>
  node.value !== undefined && fold(node.value).includes(fold(text));

const fold = (text: string): string =>
  text
    .replace(/[\s\u00A0]+/g, " ")
    .trim()
    .toLowerCase();
