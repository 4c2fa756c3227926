import { type CounterStyle, countersOf } from "./counters.js";
import { type Declarations, parseStyleAttribute } from "./declarations.js";
import type { Cascade } from "./dom.js";
import { factsOf } from "./facts.js";
import { flatParent, isUnslotted } from "./flat.js";
import { FROZEN } from "./frozen.js";
import { resolveContent } from "./generated.js";
import type { Reading } from "./reading.js";
import { elementsThatSpeak, FROZEN_STYLE, TELLING_TAGS } from "./speaking.js";
import type { Generated, Style, StyleSource } from "./style.js";
import { defaultDeclarations, defaultDisplay } from "./user-agent.js";

/**
 * Style where no browser computes it: what capture froze, else what the page's own style sheets and style attributes say
 * over the browser's defaults. Capture freezes whatever this would get wrong.
 */
export function staticStyle(reading: Reading): StyleSource {
  const cascade = reading.dom.cascade?.(reading.roots) ?? attributesOnly;
  const speaking = elementsThatSpeak(reading);
  const plainBelow = new Map<Style, Map<string, Style>>();
  return { styleOf, generated };

  function styleOf(element: Element): Style {
    const known = factsOf(reading, element).style;
    if (known) return known;
    // inherited properties come from above: climb to what is known, then work downwards
    const chain: Element[] = [];
    let above: Style | undefined;
    for (let node: Element | null = element; node && !above; node = flatParent(node, reading)) {
      above = factsOf(reading, node).style;
      if (!above) chain.push(node);
    }
    let style = above ?? ROOT_STYLE;
    for (let i = chain.length - 1; i >= 0; i--) {
      const node = chain[i] as Element;
      style = work(node, style);
      factsOf(reading, node).style = style;
    }
    return style;
  }

  function work(element: Element, above: Style): Style {
    if (!speaking.has(element) && !cascade.hasRules) return silent(element, above);
    const plain = plainStyle(reading, element, above, cascade.declarations(element));
    return FROZEN_STYLE.some((name) => element.hasAttribute(name)) ? frozenStyle(element, plain) : plain;
  }

  /** Where nothing but the tag decides, the same tag below the same style has the same style. */
  function silent(element: Element, above: Style): Style {
    const tag = element.localName;
    if (TELLING_TAGS.has(tag) || element.namespaceURI !== HTML || isUnslotted(element, reading))
      return plainStyle(reading, element, above, UNDECLARED);
    let byTag = plainBelow.get(above);
    if (!byTag) {
      byTag = new Map();
      plainBelow.set(above, byTag);
    }
    let style = byTag.get(tag);
    if (!style) {
      style = plainStyle(reading, element, above, UNDECLARED);
      byTag.set(tag, style);
    }
    return style;
  }

  function generated(element: Element, place: Generated): string {
    const frozen = element.hasAttributes() ? element.getAttribute(FROZEN[place]) : null;
    if (frozen !== null) return frozen;
    const declared = pseudoDeclarations(element, place);
    const content = declared?.get("content");
    if (!declared || !content) return "";
    const text = resolveContent(content, {
      attribute: (name) => element.getAttribute(name),
      counters: (name) => countersOf(reading, counterStyle).valuesAt(element, place, name),
    });
    const display =
      declared.get("display") ?? (isFlexible(styleOf(element).display) || isOutOfFlow(declared) ? "block" : "inline");
    return text !== "" && display !== "inline" && display !== "contents" ? ` ${text} ` : text;
  }

  /** What makes a pseudo-element, null where nothing is drawn. */
  function pseudoDeclarations(element: Element, place: Generated): Declarations | null {
    const declared = cascade.declarations(element, place);
    if (declared.size === 0 && element.localName !== "q") return null;
    const content = declared.get("content") ?? defaultDeclarations(element, place).get("content");
    if (!content || content === "none" || content === "normal" || declared.get("display") === "none") return null;
    const visibility = inherited(declared.get("visibility"), styleOf(element).visibility);
    return visibility && visibility !== "visible" ? null : new Map([...declared, ["content", content]]);
  }

  function counterStyle(element: Element, place?: Generated): CounterStyle | null {
    const declared = place ? pseudoDeclarations(element, place) : cascade.declarations(element);
    if (!declared || (!place && styleOf(element).display === "none")) return null;
    return {
      reset: declared.get("counter-reset"),
      increment: declared.get("counter-increment"),
      set: declared.get("counter-set"),
    };
  }
}

const HTML = "http://www.w3.org/1999/xhtml";

export const ROOT_STYLE: Style = {
  display: "block",
  visibility: "visible",
  locked: false,
  pointer: false,
  transform: "none",
};

const attributesOnly: Cascade = {
  unread: 0,
  hasRules: false,
  declarations(element, pseudo) {
    const style = pseudo ? null : element.getAttribute("style");
    return style ? parseStyleAttribute(style).values : UNDECLARED;
  },
};

const UNDECLARED: Declarations = new Map();

/** What declarations make of an element below `above`; what a snapshot froze is not looked at. */
export function plainStyle(
  reading: Reading,
  element: Element,
  above: Style,
  declared: Declarations = attributesOnly.declarations(element),
): Style {
  if (declared.size === 0) return undeclaredStyle(reading, element, above);
  return {
    display: isUnslotted(element, reading) ? "" : displayOf(element, declared, above),
    visibility: inherited(declared.get("visibility"), above.visibility) ?? above.visibility,
    locked: lockedBy(element, declared),
    pointer: pointerOf(element, declared, above),
    transform: inherited(declared.get("text-transform"), above.transform) ?? above.transform,
  };
}

/** The same for the many that no style touches; most of them share their style with others. */
function undeclaredStyle(reading: Reading, element: Element, above: Style): Style {
  const display = isUnslotted(element, reading) ? "" : displayOf(element, UNDECLARED, above);
  const locked = element.hasAttributes() && lockedBy(element, UNDECLARED);
  const pointer = pointerOf(element, UNDECLARED, above);
  const { visibility, transform } = above;
  if (locked || pointer || visibility !== "visible" || transform !== "none")
    return { display, visibility, locked, pointer, transform };
  let style = ordinary.get(display);
  if (!style) {
    style = { display, visibility, locked, pointer, transform };
    ordinary.set(display, style);
  }
  return style;
}

/** Visible, untransformed, without a pointer: one style for each kind of display. */
const ordinary = new Map<string, Style>();

/** The same with what capture found to be otherwise. */
function frozenStyle(element: Element, plain: Style): Style {
  const hidden = wordsOf(element, FROZEN.hidden);
  const click = wordsOf(element, FROZEN.click);
  return {
    display: hidden.includes("display") ? "none" : (element.getAttribute(FROZEN.display) ?? plain.display),
    visibility: hidden.includes("visibility") ? "hidden" : hidden.includes("no") ? "visible" : plain.visibility,
    locked: hidden.includes("content-visibility") || plain.locked,
    pointer: click.includes("cursor") || (plain.pointer && !click.includes("no")),
    transform: element.getAttribute(FROZEN.transform) ?? plain.transform,
  };
}

const wordsOf = (element: Element, name: string): readonly string[] => element.getAttribute(name)?.split(" ") ?? [];

function displayOf(element: Element, declared: Declarations, above: Style): string {
  const own = declared.size > 0 ? inherited(declared.get("display"), above.display) : undefined;
  const display = own === undefined || own === "initial" || own === "revert" ? defaultDisplay(element) : own;
  if (!display.startsWith("inline")) return display;
  const blocks = isFlexible(above.display) || (declared.size > 0 && isOutOfFlow(declared));
  return blocks ? display.replace(/^inline-?/, "") || "block" : display;
}

function inherited(value: string | undefined, above: string): string | undefined {
  const lower = value?.toLowerCase();
  return lower === "inherit" ? above : lower === "unset" ? undefined : lower;
}

/** A flex or grid container makes its children blocks: https://drafts.csswg.org/css-flexbox/#flex-items */
const isFlexible = (display: string): boolean => display.includes("flex") || display.includes("grid");

const isOutOfFlow = (declared: Declarations): boolean =>
  /^(?:absolute|fixed)$/.test(declared.get("position") ?? "") ||
  /^(?:left|right|inline-start|inline-end)$/.test(declared.get("float") ?? "");

const lockedBy = (element: Element, declared: Declarations): boolean =>
  (declared.get("content-visibility") ?? (element.getAttribute("hidden") === "until-found" ? "hidden" : "")) ===
  "hidden";

function pointerOf(element: Element, declared: Declarations, above: Style): boolean {
  const cursor =
    inherited(declared.get("cursor"), above.pointer ? "pointer" : "auto") ?? defaultDeclarations(element).get("cursor");
  return cursor === undefined ? above.pointer : /(?:^|,)\s*pointer\s*$/.test(cursor);
}
