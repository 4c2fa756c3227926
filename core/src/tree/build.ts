import { isInvisible, startsUnrendered } from "../page/rendered.js";
import { generatedText, isBlock, styleOf } from "../page/style.js";
import { startsSilence } from "../semantics/exposed.js";
import { nameOf } from "../semantics/name.js";
import { eachChildBackwards, ownedChildren } from "../semantics/owns.js";
import { tidy, transformed } from "../semantics/references.js";
import { statesOf } from "../semantics/states.js";
import { clean, describeNode, type NodeContext } from "./describe-node.js";
import { type Draft, type Drafts, draftOf } from "./draft.js";
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

/** Builds the drafts of everything below `start` in one walk over the flat tree. */
export function buildDrafts(context: NodeContext, start: Node): Drafts {
  const { reading } = context;
  const top = draftOf({ role: "page", name: "", states: {} }, null);
  const all: Draft[] = [top];
  const echoes = echoesOf(reading);
  let run: string[] = [];
  let runPlace: Place = { into: top, depth: 0, named: undefined, inWidget: false, echoOf: undefined };
  // an explicit stack of nodes with their place, and of what follows them: depth is the page's choice
  const pending: ((() => void) | { node: Node; place: Place })[] = [{ node: start, place: runPlace }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next === "function") next();
    else if (next.node.nodeType === 3) addText((next.node as Text).data, next.node.parentElement, next.place);
    else if (next.node.nodeType === 1) enter(next.node as Element, next.place);
    else pushChildren(next.node, next.place, true);
  }
  flush();
  return { top, all };

  function enter(element: Element, place: Place): void {
    if (startsUnrendered(reading, element) || startsSilence(element)) return;
    if (element.localName === "br") {
      endLine(place);
      return;
    }
    const seen = !isInvisible(reading, element);
    const draft = seen ? toDraft(element, place) : undefined;
    const block = isBlock(styleOf(reading, element));
    if (draft || block) flush();
    const inner = placeInside(element, place, draft);
    if (draft) {
      place.into.children.push(draft);
      all.push(draft);
      if (element.localName === "select") draft.children.push(...optionsOf(context, element));
      if (isClosed(element)) {
        for (const owned of ownedChildren(element, reading).toReversed()) pending.push({ node: owned, place: inner });
        return;
      }
    }
    pending.push(() => {
      if (seen) addGenerated(element, "after", inner);
      if (draft || block) flush();
    });
    if (seen) pushBefore(element, inner);
    else pushChildren(element, inner, false);
  }

  function pushBefore(element: Element, inner: Place): void {
    pushChildren(element, inner, true);
    addGenerated(element, "before", inner);
  }

  function pushChildren(parent: Node, place: Place, withText: boolean): void {
    eachChildBackwards(parent, reading, (node) => {
      if (node.nodeType === 1 || (withText && node.nodeType === 3)) pending.push({ node, place });
    });
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
      into: draft,
      depth: place.depth + 1,
      named: tells ? draft : place.named,
      inWidget: place.inWidget || isOne,
      echoOf,
    };
  }

  function addText(data: string, parent: Element | null, place: Place): void {
    if (place.into !== runPlace.into || place.echoOf !== runPlace.echoOf) flush();
    if (run.length === 0) runPlace = place;
    run.push(parent ? transformed(data, styleOf(reading, parent).transform) : data);
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
    const draft = draftOf({ role: "text", name: text, states: {} }, null, echoOf);
    into.children.push(draft);
    all.push(draft);
  }
}

/** A native select with its choices: they are chosen through the select and have no reference of their own. */
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
  return text === "" || fold(node.name).includes(fold(text));
}

const isValueOf = ({ node }: Draft, text: string): boolean =>
  node.value !== undefined && fold(node.value).includes(fold(text));

const fold = (text: string): string =>
  text
    .replace(/[\s\u00A0]+/g, " ")
    .trim()
    .toLowerCase();
