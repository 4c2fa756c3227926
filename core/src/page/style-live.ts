import { countersOf } from "./counters.js";
import { resolveContent } from "./generated.js";
import { generatingElements } from "./generating.js";
import type { Reading } from "./reading.js";
import type { Generated, Style, StyleSource } from "./style.js";

/** Style as the browser computed it, asked once per element; a pseudo-element only where a style sheet may make one. */
export function liveStyle(reading: Reading): StyleSource {
  const { dom } = reading;
  const styles = new Map<Element, Style>();
  const mayGenerate = generatingElements(reading);
  const source: StyleSource = {
    styleOf(element) {
      let style = styles.get(element);
      if (!style) {
        const computed = dom.computedStyle(element);
        style = computed ? read(computed) : UNSTYLED;
        styles.set(element, style);
      }
      return style;
    },
    generated(element, place) {
      if (place === "marker" || !mayGenerate(element, place)) return "";
      const computed = dom.computedStyle(element, `::${place}`);
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
  return source;
}

const UNSTYLED: Style = { display: "", visibility: "visible", locked: false, pointer: false, transform: "none" };

const read = (computed: CSSStyleDeclaration): Style => ({
  display: computed.display,
  visibility: computed.visibility,
  locked: computed.contentVisibility === "hidden",
  pointer: computed.cursor === "pointer",
  transform: computed.textTransform,
});

/** What an element or its pseudo-element does to counters; null for what is not drawn. */
const counterStyle = (reading: Reading) => (element: Element, place?: Generated) => {
  const computed = reading.dom.computedStyle(element, place && `::${place}`);
  if (!computed || computed.display === "none" || computed.display === "") return null;
  if (place && (computed.content === "none" || computed.content === "normal")) return null;
  return { reset: computed.counterReset, increment: computed.counterIncrement, set: computed.counterSet };
};
