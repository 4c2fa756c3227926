import { type CounterStyle, countersOf } from "./counters.js";
import type { Declarations } from "./declarations.js";
import {
  attributesOnly,
  inherited,
  isFlexible,
  isOutOfFlow,
  plainStyle,
  ROOT_STYLE,
  UNDECLARED,
} from "./declared-style.js";
import { factsOf, says } from "./facts.js";
import { flatParent, isUnslotted } from "./flat.js";
import { FROZEN } from "./frozen.js";
import { resolveContent } from "./generated.js";
import { perReading, type Reading } from "./reading.js";
import { SAYS } from "./says.js";
import { type Sought, seekAll } from "./seek.js";
import { elementsThatSpeak, FROZEN_STYLE, TELLING_TAGS } from "./speaking.js";
import type { Generated, Style, StyleSource } from "./style.js";
import { defaultDeclarations } from "./user-agent.js";

/**
 * Style where no browser computes it: what capture froze, else what the page's own style sheets and style attributes say
 * over the browser's defaults. Capture freezes whatever this would get wrong.
 */
export const staticStyle: StyleSource = { styleOf, generated };

const sheetsOf = perReading((reading) => reading.dom.cascade?.(reading.roots) ?? attributesOnly);
const speaking = perReading(elementsThatSpeak);
/** Where nothing but the tag decides: by the style above, then by tag. */
const silentStyles = perReading(() => new Map<Style, Map<string, Style>>());

function styleOf(reading: Reading, element: Element): Style {
  const known = factsOf(reading, element).style;
  if (known) return known;
  // inherited properties come from above: climb to what is known, then work downwards
  const chain: Element[] = [element];
  let above: Style | undefined;
  for (let node = flatParent(element, reading); node && !above; node = flatParent(node, reading)) {
    above = factsOf(reading, node).style;
    if (!above) chain.push(node);
  }
  let style = above ?? ROOT_STYLE;
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Element;
    style = work(reading, node, style);
    factsOf(reading, node).style = style;
  }
  return style;
}

function work(reading: Reading, element: Element, above: Style): Style {
  const cascade = sheetsOf(reading);
  if (!speaking(reading).has(element) && !cascade.mayStyle(element)) return silentStyle(reading, element, above);
  const plain = plainStyle(reading, element, above, cascade.declarations(element));
  return FROZEN_STYLE.some((name) => element.hasAttribute(name)) ? frozenStyle(element, plain) : plain;
}

/** The same tag below the same style has the same style. */
function silentStyle(reading: Reading, element: Element, above: Style): Style {
  const tag = element.localName;
  if (TELLING_TAGS.has(tag) || element.namespaceURI !== HTML || isUnslotted(element, reading))
    return plainStyle(reading, element, above, UNDECLARED);
  const known = silentStyles(reading);
  let byTag = known.get(above);
  if (!byTag) {
    byTag = new Map();
    known.set(above, byTag);
  }
  let style = byTag.get(tag);
  if (!style) {
    style = plainStyle(reading, element, above, UNDECLARED);
    byTag.set(tag, style);
  }
  return style;
}

const HTML = "http://www.w3.org/1999/xhtml";

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

/** What may have generated content: asking each element costs more than finding the few that have it. */
const generating = perReading((reading) => ({
  found: seekAll(reading, GENERATING),
  hasRules: sheetsOf(reading).hasPseudoRules,
}));
export const GENERATING: Sought = {
  css: ["q", ...["before", "after", "marker"].map((place) => `[${FROZEN[place as Generated]}]`)].join(","),
  fits: (facts) => facts.tag === "q" || says(facts, SAYS.generated),
};

function generated(reading: Reading, element: Element, place: Generated): string {
  const { found, hasRules } = generating(reading);
  const isTouched = found.size > 0 && found.has(element);
  if (!isTouched && !(hasRules && sheetsOf(reading).mayStyle(element, place))) return "";
  return element.getAttribute(FROZEN[place]) ?? declaredContent(reading, element, place);
}

function declaredContent(reading: Reading, element: Element, place: Generated): string {
  const declared = pseudoDeclarations(reading, element, place);
  const content = declared?.get("content");
  if (!declared || !content) return "";
  const text = resolveContent(content, {
    attribute: (name) => element.getAttribute(name),
    counters: (name) => countersOf(reading, counterStyle(reading)).valuesAt(element, place, name),
  });
  const isBlock = isFlexible(styleOf(reading, element).display) || isOutOfFlow(declared);
  const display = declared.get("display") ?? (isBlock ? "block" : "inline");
  return text !== "" && display !== "inline" && display !== "contents" ? ` ${text} ` : text;
}

/** What makes a pseudo-element, null where nothing is drawn. */
function pseudoDeclarations(reading: Reading, element: Element, place: Generated): Declarations | null {
  const declared = sheetsOf(reading).declarations(element, place);
  if (declared.size === 0 && element.localName !== "q") return null;
  const content = declared.get("content") ?? defaultDeclarations(element, place).get("content");
  if (!content || content === "none" || content === "normal" || declared.get("display") === "none") return null;
  const visibility = inherited(declared.get("visibility"), styleOf(reading, element).visibility);
  return visibility && visibility !== "visible" ? null : new Map([...declared, ["content", content]]);
}

const counterStyle =
  (reading: Reading) =>
  (element: Element, place?: Generated): CounterStyle | null => {
    const declared = place ? pseudoDeclarations(reading, element, place) : sheetsOf(reading).declarations(element);
    if (!declared || (!place && styleOf(reading, element).display === "none")) return null;
    return {
      reset: declared.get("counter-reset"),
      increment: declared.get("counter-increment"),
      set: declared.get("counter-set"),
    };
  };
