import { type ElementFacts, factsOf } from "../page/facts.js";
import { isRenderedIn } from "../page/rendered.js";
import { generatedText, isBlock, styleIn, styleOf } from "../page/style.js";
import { startsSilence } from "../semantics/exposed.js";
import { nameOf } from "../semantics/name.js";
import { ownedChildren } from "../semantics/owns.js";
import { transformed } from "../semantics/references.js";
import { statesOf } from "../semantics/states.js";
import { clean, describeNode, type NodeContext } from "./describe-node.js";
import { echoesOf } from "./echoes.js";
import { addChild, type Echo, type Growing, NO_CHILDREN } from "./growing.js";
import { isWidget, meansNothingUnnamed } from "./kinds.js";
import { createLevels, type Level, nextChild, showsText } from "./levels.js";
import { isActionable, isClosed, kindOf } from "./node-kind.js";
import { covers, createRuns, isBlank, type Place } from "./runs.js";
import { NO_STATES, type TreeNode } from "./types.js";

/** Nodes nest no deeper than this; what lies deeper hangs on the last one. */
const DEEPEST = 200;

/** Builds the nodes of everything below `start` in one walk over the flat tree. */
export function buildTree(context: NodeContext, start: Node): Growing {
  const { reading } = context;
  const top: TreeNode = { role: "page", name: "", states: NO_STATES, children: NO_CHILDREN };
  const all: TreeNode[] = [top];
  const told: Echo[] = [];
  const tellers = new Map<Element, TreeNode>();
  const outermost: Place = { into: top, depth: 0, named: undefined, inWidget: false, echoOf: undefined };
  const echoes = echoesOf(reading);
  const labelled = new Set([...echoes.values()].flat());
  const runs = createRuns(reading, told, outermost);
  const levels = createLevels<Place>(reading);
  levels.open(start, null, outermost, true, false, start.nodeType === 1 ? [start] : undefined);
  for (let level = levels.top(); level; level = levels.top()) {
    const node = nextChild(level);
    if (node === null) leave(level);
    else if (node.nodeType === 1) enter(node as Element, level);
    else if (node.nodeType === 3) addOwnText(node as Text, level);
  }
  runs.flush();
  return { top, all, echoes: told, tellers };

  function enter(element: Element, outer: Level<Place>): void {
    const { place } = outer;
    const facts = factsOf(reading, element);
    // where children follow each other as in the markup, the walk knows what they are drawn in
    if (!outer.list) facts.above ??= outer.facts;
    if (!isRenderedIn(reading, facts) || startsSilence(facts)) return;
    if (facts.tag === "br") {
      endLine(place);
      return;
    }
    const style = styleIn(reading, facts);
    const seen = style.visibility !== "hidden" && style.visibility !== "collapse";
    const node = seen ? toNode(facts, place) : undefined;
    const ends = node !== undefined || isBlock(style);
    if (ends) runs.flush();
    const inner = placeInside(element, place, node);
    if (node) {
      addChild(place.into, node);
      all.push(node);
      tell(element, node);
      if (facts.tag === "select") addOptions(element, node);
      if (isClosed(facts.tag)) {
        const owned = ownedChildren(element, reading);
        if (owned.length > 0) levels.open(element, null, inner, false, false, owned);
        return;
      }
    }
    levels.open(element, facts, inner, seen, ends);
    if (seen) addGenerated(element, "before", inner);
  }

  function leave({ facts, place, seen, ends }: Level<Place>): void {
    levels.close();
    if (seen && facts) addGenerated(facts.element, "after", place);
    if (ends) runs.flush();
  }

  /** The choices of a native select: they are chosen through it and have no reference of their own. */
  function addOptions(select: Element, node: TreeNode): void {
    for (const option of reading.dom.queryAll(select, "option")) {
      const { selected, disabled } = statesOf(reading, option);
      const name = clean(reading, nameOf(reading, option));
      if (name === "") continue;
      const states = { ...(selected && { selected }), ...(disabled && { disabled }) };
      const child: TreeNode = { role: "option", name, states, children: NO_CHILDREN };
      addChild(node, child);
      tell(option, child);
    }
  }

  function tell(element: Element, node: TreeNode): void {
    if (labelled.size > 0 && labelled.has(element)) tellers.set(element, node);
  }

  function toNode(facts: ElementFacts, place: Place): TreeNode | undefined {
    const role = kindOf(reading, facts);
    if (role === undefined) return undefined;
    const actedOn = isActionable(reading, facts, role);
    if (!actedOn && (place.depth >= DEEPEST || isDropped(facts.element, role, place))) return undefined;
    const node = describeNode(context, facts, role, actedOn);
    return !actedOn && node.name === "" && meansNothingUnnamed(role) ? undefined : node;
  }

  /** Parts of what is acted on are its name, unless they can be acted on too. */
  function isDropped(element: Element, role: string, place: Place): boolean {
    if (place.inWidget && role === "image")
      return place.named === undefined || covers(place.named, nameOf(reading, element));
    return place.inWidget;
  }

  function placeInside(element: Element, place: Place, node: TreeNode | undefined): Place {
    const echo = echoes.size > 0 ? echoes.get(element) : undefined;
    const echoOf = echo ? [...(place.echoOf ?? []), ...echo] : place.echoOf;
    if (!node) return echo ? { ...place, echoOf } : place;
    const isOne = isWidget(node.role) || node.role === "heading";
    const tells = (isOne || node.role === "treeitem") && node.name !== "";
    return {
      // what lies too deep hangs on the last node that may hold others
      into: place.depth < DEEPEST ? node : place.into,
      depth: Math.min(place.depth + 1, DEEPEST),
      named: tells ? node : place.named,
      inWidget: place.inWidget || isOne,
      echoOf,
    };
  }

  function addOwnText(text: Text, level: Level<Place>): void {
    if (!level.seen) return;
    const { data } = text;
    const blank = isBlank(data);
    if ((blank && runs.isEmpty()) || !showsText(level, reading)) return;
    // asking a browser for style costs: white space looks the same in every case
    const parent = blank ? null : text.parentElement;
    runs.add(parent ? transformed(data, styleOf(reading, parent).transform) : data, level.place);
  }

  /** Signs of an icon font mean nothing as text. */
  function addGenerated(element: Element, at: "before" | "after", place: Place): void {
    const text = generatedText(reading, element, at);
    if (text !== "" && /[\p{L}\p{N}]/u.test(text)) runs.add(text, place);
  }

  function endLine(place: Place): void {
    if (place.named === undefined) runs.flush();
    else if (!runs.isEmpty()) runs.add(" ", place);
  }
}
