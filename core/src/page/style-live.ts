import { countersOf } from "./counters.js";
import { maySetRareStyle } from "./declaring.js";
import { resolveContent } from "./generated.js";
import { generatingElements } from "./generating.js";
import { perReading, type Reading } from "./reading.js";
import type { Generated, Style, StyleSource } from "./style.js";

const mayGenerate = perReading(generatingElements);
const mayBeRare = perReading(maySetRareStyle);

/** Style as the browser computed it, asked once per element; a pseudo-element only where a style sheet may make one. */
export const liveStyle: StyleSource = {
  styleOf(reading, element) {
    const computed = reading.dom.computedStyle(element);
    return computed ? new LiveStyle(computed, mayBeRare(reading)) : UNSTYLED;
  },
  generated(reading, element, place) {
    if (place === "marker" || !mayGenerate(reading)(element)) return "";
    const computed = reading.dom.computedStyle(element, `::${place}`);
    const content = computed?.content;
    if (!computed || !content || content === "none" || content === "normal" || computed.display === "none") return "";
    if (computed.visibility !== "visible") return "";
    const text = resolveContent(content, {
      attribute: (name) => element.getAttribute(name),
      counters: (name) => countersOf(reading, counterStyle(reading)).valuesAt(element, place, name),
    });
    return text !== "" && computed.display !== "inline" && computed.display !== "contents" ? ` ${text} ` : text;
  },
};

const UNSTYLED: Style = { display: "", visibility: "visible", locked: false, pointer: false, transform: "none" };

/** A class for its getters: each property that is asked of a browser costs, and most elements are never asked for the last three. */
class LiveStyle implements Style {
  readonly display: string;
  readonly visibility: string;
  // not `#`: one is made for each element of the page, and private names are checked each time
  private isLocked: boolean | undefined = undefined;
  private isPointer: boolean | undefined = undefined;

  constructor(
    private readonly computed: CSSStyleDeclaration,
    private readonly mayBeRare: boolean,
  ) {
    this.display = computed.display;
    this.visibility = computed.visibility;
  }

  get locked(): boolean {
    this.isLocked ??= this.mayBeRare && this.computed.contentVisibility === "hidden";
    return this.isLocked;
  }

  get pointer(): boolean {
    this.isPointer ??= this.computed.cursor === "pointer";
    return this.isPointer;
  }

  get transform(): string {
    return this.mayBeRare ? this.computed.textTransform : "none";
  }
}

/** What an element or its pseudo-element does to counters; null for what is not drawn. */
const counterStyle = (reading: Reading) => (element: Element, place?: Generated) => {
  const computed = reading.dom.computedStyle(element, place && `::${place}`);
  if (!computed || computed.display === "none" || computed.display === "") return null;
  if (place && (computed.content === "none" || computed.content === "normal")) return null;
  return { reset: computed.counterReset, increment: computed.counterIncrement, set: computed.counterSet };
};
