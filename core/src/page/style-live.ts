import { countersOf } from "./counters.js";
import { resolveContent } from "./generated.js";
import { generatingElements } from "./generating.js";
import { perReading, type Reading } from "./reading.js";
import type { Generated, Style, StyleSource } from "./style.js";

const mayGenerate = perReading(generatingElements);

/** Style as the browser computed it, asked once per element; a pseudo-element only where a style sheet may make one. */
export const liveStyle: StyleSource = {
  styleOf(reading, element) {
    const computed = reading.dom.computedStyle(element);
    return computed ? new LiveStyle(computed) : UNSTYLED;
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
  readonly #computed: CSSStyleDeclaration;
  #locked: boolean | undefined;
  #pointer: boolean | undefined;

  constructor(computed: CSSStyleDeclaration) {
    this.#computed = computed;
    this.display = computed.display;
    this.visibility = computed.visibility;
  }

  get locked(): boolean {
    this.#locked ??= this.#computed.contentVisibility === "hidden";
    return this.#locked;
  }

  get pointer(): boolean {
    this.#pointer ??= this.#computed.cursor === "pointer";
    return this.#pointer;
  }

  get transform(): string {
    return this.#computed.textTransform;
  }
}

/** What an element or its pseudo-element does to counters; null for what is not drawn. */
const counterStyle = (reading: Reading) => (element: Element, place?: Generated) => {
  const computed = reading.dom.computedStyle(element, place && `::${place}`);
  if (!computed || computed.display === "none" || computed.display === "") return null;
  if (place && (computed.content === "none" || computed.content === "normal")) return null;
  return { reset: computed.counterReset, increment: computed.counterIncrement, set: computed.counterSet };
};
