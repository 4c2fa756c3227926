import type { ElementFacts } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { isRenderedIn } from "../page/rendered.js";
import { generatedText, isBlock, isUnseen, type Style, styleIn, styleOf } from "../page/style.js";
import { startsSilence } from "../semantics/exposed.js";
import { nameOf } from "../semantics/name.js";
import { ownedChildren } from "../semantics/owns.js";
import { transformed } from "../semantics/references.js";
import { statesOf } from "../semantics/states.js";
import { clean } from "./clean.js";
import { describeNode, type NodeContext, refer } from "./describe-node.js";
import { echoesOf } from "./echoes.js";
import { InOrder } from "./every.js";
import { addChild, type Echo, type Growing, NO_CHILDREN } from "./growing.js";
import { isWidget, meansNothingUnnamed } from "./kinds.js";
import { type Level, Levels, nextChild, showsText } from "./levels.js";
import { isActionable, isClosed, kindOf } from "./node-kind.js";
import { covers, isBlank, type Place, Runs } from "./runs.js";
import { NO_STATES, type TreeNode } from "./types.js";

/** Nodes nest no deeper than this; what lies deeper hangs on the last one. */
const DEEPEST = 200;

/**
 * Builds the nodes of everything below a start in one walk over the flat tree. A class, because an engine compiles its
 * methods once; functions inside of a function are new to it on every page.
 */
export class TreeBuilder {
  private readonly reading: Reading;
  private readonly top: TreeNode = { role: "page", name: "", states: NO_STATES, children: NO_CHILDREN };
  private readonly all: TreeNode[] = [this.top];
  private readonly told: Echo[] = [];
  private readonly actedOn: { readonly node: TreeNode; readonly element: Element }[] = [];
  private readonly tellers = new Map<Element, TreeNode>();
  private readonly echoes: ReadonlyMap<Element, readonly Element[]>;
  private readonly labelled: ReadonlySet<Element>;
  private readonly outermost: Place;
  private readonly runs: Runs;
  private readonly levels: Levels<Place>;
  private readonly elements: InOrder;

  constructor(private readonly context: NodeContext) {
    const { reading } = context;
    this.reading = reading;
    this.echoes = echoesOf(reading);
    this.labelled = new Set([...this.echoes.values()].flat());
    this.outermost = { into: this.top, depth: 0, named: undefined, inWidget: false, echoOf: undefined };
    this.runs = new Runs(reading, this.told, this.outermost);
    this.levels = new Levels(reading);
    this.elements = new InOrder(reading);
  }

  build(start: Node): Growing {
    const { levels, runs } = this;
    levels.open(start, null, this.outermost, true, false, start.nodeType === 1 ? [start] : undefined);
    for (let level = levels.top; level; level = levels.top) this.step(level);
    runs.flush();
    // when all is known of what stands around them
    for (const { node, element } of this.actedOn) refer(node, element, this.reading);
    return { top: this.top, all: this.all, echoes: this.told, tellers: this.tellers };
  }

  private step(level: Level<Place>): void {
    const node = nextChild(level);
    if (node === null) this.leave(level);
    else if (node.nodeType === 1) this.enter(node as Element, level);
    else if (node.nodeType === 3) this.addOwnText(node as Text, level);
  }

  private enter(element: Element, outer: Level<Place>): void {
    const { reading, levels } = this;
    const { place } = outer;
    const facts = this.elements.factsOf(element);
    // where children follow each other as in the markup, the walk knows what they are drawn in
    if (!outer.list) facts.above ??= outer.facts;
    if (!isRenderedIn(reading, facts) || startsSilence(facts)) return;
    if (facts.tag === "br") {
      this.endLine(place);
      return;
    }
    const style = styleIn(reading, facts);
    const seen = !isUnseen(style);
    const node = seen ? this.toNode(facts, place) : undefined;
    const ends = node !== undefined || isBlock(style);
    if (ends) this.runs.flush();
    const inner = this.placeInside(element, place, node);
    if (node) {
      addChild(place.into, node);
      this.all.push(node);
      this.tell(element, node);
      if (facts.tag === "select") this.addOptions(element, node);
      if (isClosed(facts.tag)) {
        const owned = ownedChildren(element, reading);
        if (owned.length > 0) levels.open(element, null, inner, false, false, owned);
        return;
      }
    }
    levels.open(element, facts, inner, seen, ends, undefined);
    if (seen) this.addGenerated(element, "before", inner);
  }

  private leave({ facts, place, seen, ends }: Level<Place>): void {
    this.levels.close();
    if (seen && facts) this.addGenerated(facts.element, "after", place);
    if (ends) this.runs.flush();
  }

  /** The choices of a native select: they are chosen through it and have no reference of their own. */
  private addOptions(select: Element, node: TreeNode): void {
    const { reading } = this;
    for (const option of reading.dom.queryAll(select, "option")) {
      const { selected, disabled } = statesOf(reading, option);
      const name = clean(reading, nameOf(reading, option));
      if (name === "") continue;
      const states = { ...(selected && { selected }), ...(disabled && { disabled }) };
      const child: TreeNode = { role: "option", name, states, children: NO_CHILDREN };
      addChild(node, child);
      this.tell(option, child);
    }
  }

  private tell(element: Element, node: TreeNode): void {
    if (this.labelled.size > 0 && this.labelled.has(element)) this.tellers.set(element, node);
  }

  private toNode(facts: ElementFacts, place: Place): TreeNode | undefined {
    const { reading } = this;
    const role = kindOf(reading, facts);
    if (role === undefined) return undefined;
    const actedOn = isActionable(reading, facts, role);
    if (!actedOn && (place.depth >= DEEPEST || this.isDropped(facts.element, role, place))) return undefined;
    const node = describeNode(this.context, facts, role, actedOn);
    if (actedOn) this.actedOn.push({ node, element: facts.element });
    return !actedOn && node.name === "" && meansNothingUnnamed(role) ? undefined : node;
  }

  /** Parts of what is acted on are its name, unless they can be acted on too. */
  private isDropped(element: Element, role: string, place: Place): boolean {
    if (place.inWidget && role === "image")
      return place.named === undefined || covers(place.named, nameOf(this.reading, element));
    return place.inWidget;
  }

  private placeInside(element: Element, place: Place, node: TreeNode | undefined): Place {
    const echo = this.echoes.size > 0 ? this.echoes.get(element) : undefined;
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

  private addOwnText(text: Text, level: Level<Place>): void {
    if (!level.seen) return;
    const { runs } = this;
    const { data } = text;
    const blank = isBlank(data);
    if ((blank && runs.isEmpty) || !showsText(level, this.reading)) return;
    // asking for style costs: white space looks the same in every case
    const style = blank ? undefined : this.styleAround(text, level);
    runs.add(style ? transformed(data, style.transform) : data, level.place);
  }

  /** Of what a text stands in: a slot shows texts that stand elsewhere. */
  private styleAround(text: Text, { facts, list }: Level<Place>): Style | undefined {
    if (facts && !list) return styleIn(this.reading, facts);
    const parent = text.parentElement;
    return parent ? styleOf(this.reading, parent) : undefined;
  }

  /** Signs of an icon font mean nothing as text. */
  private addGenerated(element: Element, at: "before" | "after", place: Place): void {
    const text = generatedText(this.reading, element, at);
    if (text !== "" && /[\p{L}\p{N}]/u.test(text)) this.runs.add(text, place);
  }

  private endLine(place: Place): void {
    if (place.named === undefined) this.runs.flush();
    else if (!this.runs.isEmpty) this.runs.add(" ", place);
  }
}
