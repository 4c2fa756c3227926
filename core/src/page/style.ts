import { type ElementFacts, factsOf } from "./facts.js";
import { perReading, type Reading } from "./reading.js";
import { liveStyle } from "./style-live.js";
import { staticStyle } from "./style-static.js";

/** What style says about an element, as far as reading needs it. Nothing here makes a browser lay anything out. */
export interface Style {
  /** The computed `display`; empty for an element that stands in no box tree at all (a child that no slot takes). */
  readonly display: string;
  /** The computed `visibility`, inherited. */
  readonly visibility: string;
  /** `content-visibility: hidden`: the element is drawn and what stands in it is not. */
  readonly locked: boolean;
  /** `cursor: pointer`, inherited: the page shows that it can be clicked. */
  readonly pointer: boolean;
  /** The computed `text-transform`, inherited. */
  readonly transform: string;
}

export type Generated = "before" | "after" | "marker";

/**
 * Where style comes from: a browser computes it, a snapshot has it frozen, a saved page's own style sheets are worked out.
 * Each question is asked once a reading.
 */
export interface StyleSource {
  styleOf(reading: Reading, element: Element): Style;
  /** Generated content as it is spoken (counters and attr() resolved, alternative text instead of images); `""` where none. A block has a blank at both ends. */
  generated(reading: Reading, element: Element, place: Generated): string;
}

const sourceOf = perReading<StyleSource>((reading) => {
  const top = reading.page.document.documentElement;
  return top && reading.dom.computedStyle(top) ? liveStyle : staticStyle;
});

export function styleOf(reading: Reading, element: Element): Style {
  const facts = factsOf(reading, element);
  return facts.style ?? styleIn(reading, facts);
}

/** The same of an element whose facts are at hand. */
export function styleIn(reading: Reading, facts: ElementFacts): Style {
  facts.style ??= sourceOf(reading).styleOf(reading, facts.element);
  return facts.style;
}

/** https://w3c.github.io/accname/#comp_name_from_content_pseudo_element */
export const generatedText = (reading: Reading, element: Element, place: Generated): string =>
  sourceOf(reading).generated(reading, element, place);

/** Whether `visibility` makes an element invisible although it has its place. */
export const isUnseen = ({ visibility }: Style): boolean => visibility === "hidden" || visibility === "collapse";

/** Whether what an element holds stands on lines of its own: blanks separate it from what stands before and after. */
export const isBlock = (style: Style): boolean =>
  style.display !== "inline" &&
  style.display !== "contents" &&
  style.display !== "" &&
  !style.display.startsWith("ruby");
