import { plainStyle, ROOT_STYLE } from "../page/declared-style.js";
import { flatParent } from "../page/flat.js";
import type { Reading } from "../page/reading.js";
import { generatedText, isBlock, isUnseen, type Style, styleOf } from "../page/style.js";
import { defaultDeclarations, isNeverDrawn } from "../page/user-agent.js";
import { FROZEN } from "./frozen.js";
import { isCaptured } from "./kept.js";

type Fact = readonly [name: string, value: string];

/** What only a browser knows about an element, as attributes of the snapshot; absent where the snapshot tells it anyway. */
export type FrozenStyle = ReadonlyMap<Element, readonly Fact[]>;

/**
 * How many levels below an element that is not drawn are still asked for style (names may refer to what is hidden). A browser
 * keeps no style there: each answer costs a climb to the drawn part, so that depth would cost its square.
 */
const UNDRAWN_LEVELS = 64;

/**
 * Asks all questions of style in one batch, before anything is written: the first one settles the page's style and the rest
 * read it, so that no element is laid out for itself. What is frozen is what reading the snapshot would get wrong, element
 * by element below what it gets right.
 */
export function freezeStyle(reading: Reading): FrozenStyle {
  const frozen = new Map<Element, readonly Fact[]>();
  const undrawn = new Map<Element, number>();
  for (const { node } of reading.roots.all) {
    for (const element of reading.dom.queryAll(node, "*")) {
      if (!isCaptured(element) || isNeverDrawn(element)) continue;
      const parent = flatParent(element, reading);
      const above = parent ? undrawn.get(parent) : undefined;
      if (above !== undefined) undrawn.set(element, above + 1);
      if (above !== undefined && above >= UNDRAWN_LEVELS) continue;
      if (above === undefined && styleOf(reading, element).display === "none") undrawn.set(element, 0);
      const facts = [...styleFacts(reading, element), ...contentFacts(reading, element)];
      if (facts.length > 0) frozen.set(element, facts);
    }
  }
  return frozen;
}

function styleFacts(reading: Reading, element: Element): Fact[] {
  const facts: Fact[] = [];
  const parent = flatParent(element, reading);
  const style = styleOf(reading, element);
  const plain = plainStyle(reading, element, parent ? thawed(styleOf(reading, parent)) : ROOT_STYLE);
  const hidden: string[] = [];
  if (
    style.display === "none" &&
    !(parent && styleOf(reading, parent).display === "none" && plain.display === "none")
  ) {
    if (element.getAttribute("type") !== "hidden") hidden.push("display");
  } else if (kindOf(style) !== kindOf(plain)) facts.push([FROZEN.display, kindOf(style)]);
  if (isUnseen(style) !== isUnseen(plain) || (isUnseen(style) && !(parent && isUnseen(styleOf(reading, parent))))) {
    hidden.push(isUnseen(style) ? "visibility" : "no");
  }
  if (style.locked) hidden.push("content-visibility");
  if (hidden.length > 0) facts.push([FROZEN.hidden, hidden.join(" ")]);
  const click = element.hasAttribute("onclick") ? ["handler"] : [];
  if (style.pointer !== plain.pointer) click.push(style.pointer ? "cursor" : "no");
  if (click.length > 0) facts.push([FROZEN.click, click.join(" ")]);
  if (style.transform !== plain.transform) facts.push([FROZEN.transform, style.transform]);
  return facts;
}

function contentFacts(reading: Reading, element: Element): Fact[] {
  const facts: Fact[] = [];
  for (const place of ["before", "after"] as const) {
    const text = generatedText(reading, element, place);
    if (text !== "" || defaultDeclarations(element, place).size > 0) facts.push([FROZEN[place], text]);
  }
  return facts;
}

/** Only the kind of an element's `display` is frozen: what stands below it is compared with that. */
const thawed = (style: Style): Style => ({
  display: kindOf(style),
  visibility: isUnseen(style) ? "hidden" : "visible",
  locked: style.locked,
  pointer: style.pointer,
  transform: style.transform,
});

function kindOf(style: Style): string {
  const { display } = style;
  if (display === "" || display === "none" || display === "contents") return display;
  if (display.includes("flex") || display.includes("grid")) return "flex";
  return isBlock(style) ? "block" : "inline";
}
