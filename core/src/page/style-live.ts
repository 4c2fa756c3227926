import { countersOf } from "./counters.js";
import { maySetRareStyle } from "./declaring.js";
import { resolveContent } from "./generated.js";
import { generatingElements } from "./generating.js";
import { perReading, type Reading } from "./reading.js";
import { sharedStyle } from "./shared-style.js";
import type { Generated, Style, StyleSource } from "./style.js";

const mayGenerate = perReading(generatingElements);
const mayBeRare = perReading(maySetRareStyle);

/** Style as the browser computed it, asked once per element; a pseudo-element only where a style sheet may make one. */
export const liveStyle: StyleSource = {
  styleOf(reading, element) {
    // asked at once and forgotten: an object of the browser for each element of a page would have to be kept
    const computed = reading.dom.computedStyle(element);
    if (!computed) return UNSTYLED;
    const { display, visibility, cursor } = computed;
    const isRare = mayBeRare(reading);
    const locked = isRare && computed.contentVisibility === "hidden";
    return sharedStyle(display, visibility, locked, cursor === "pointer", isRare ? computed.textTransform : "none");
  },
  generated(reading, element, place) {
    return place === "marker" || !mayGenerate(reading)(element) ? "" : computedContent(reading, element, place);
  },
};

function computedContent(reading: Reading, element: Element, place: Generated): string {
  const computed = reading.dom.computedStyle(element, `::${place}`);
  const content = computed?.content;
  if (!computed || !content || content === "none" || content === "normal" || computed.display === "none") return "";
  if (computed.visibility !== "visible") return "";
  const text = resolveContent(content, {
    attribute: (name) => element.getAttribute(name),
    counters: (name) => countersOf(reading, counterStyle(reading)).valuesAt(element, place, name),
  });
  return text !== "" && computed.display !== "inline" && computed.display !== "contents" ? ` ${text} ` : text;
}

const UNSTYLED: Style = { display: "", visibility: "visible", locked: false, pointer: false, transform: "none" };

/** What an element or its pseudo-element does to counters; null for what is not drawn. */
const counterStyle = (reading: Reading) => (element: Element, place?: Generated) => {
  const computed = reading.dom.computedStyle(element, place && `::${place}`);
  if (!computed || computed.display === "none" || computed.display === "") return null;
  if (place && (computed.content === "none" || computed.content === "normal")) return null;
  return { reset: computed.counterReset, increment: computed.counterIncrement, set: computed.counterSet };
};
