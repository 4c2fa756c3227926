import type { Reading } from "../page/reading.js";
import { inputType, isSvg } from "./elements.js";
import { firstLegend } from "./focusable.js";
import { labelsOf } from "./labels.js";
import { said, tidy } from "./references.js";

/** A candidate for a name: a text, or elements whose text it is. */
export type NativeName = string | readonly Element[];

/** What HTML and SVG themselves offer as names, best first: https://w3c.github.io/html-aam/#accname-computation */
export function nativeNames(reading: Reading, element: Element): readonly NativeName[] {
  if (isSvg(element)) return svgNames(element);
  switch (element.localName) {
    case "input":
      return inputNames(reading, element);
    case "button":
    case "meter":
    case "output":
    case "progress":
    case "select":
    case "textarea":
      return [labelsOf(reading, element)];
    case "img":
      return imageNames(element);
    case "area":
      return [element.getAttribute("alt") ?? ""];
    case "fieldset":
      return [elements(firstLegend(element))];
    case "table":
      return [elements(firstChild(element, "caption"))];
    case "optgroup":
      return [element.getAttribute("label") ?? ""];
    case "option":
      return [element.getAttribute("label") ?? ""];
    default:
      return element.localName.includes("-") ? [labelsOf(reading, element)] : [];
  }
}

function inputNames(reading: Reading, input: Element): readonly NativeName[] {
  const labels = labelsOf(reading, input);
  switch (inputType(input)) {
    case "submit":
      return [labels, said(input, "value") ?? (input.hasAttribute("value") ? "" : "Submit")];
    case "reset":
      return [labels, said(input, "value") ?? (input.hasAttribute("value") ? "" : "Reset")];
    case "button":
      return [labels, input.getAttribute("value") ?? ""];
    case "image":
      return [
        labels,
        input.getAttribute("alt") ?? "",
        input.getAttribute("value") ?? "",
        input.getAttribute("title") ?? "",
        "Submit Query",
      ];
    case "hidden":
      return [];
    default:
      return [labels];
  }
}

/** An image without alternative text that is all of a figure is named by the figure's caption. */
function imageNames(image: Element): readonly NativeName[] {
  const alt = image.getAttribute("alt");
  if (alt !== null) return [alt];
  const figure = image.parentElement;
  const caption = figure?.localName === "figure" ? firstChild(figure, "figcaption") : null;
  if (!figure || !caption) return [];
  for (let node = figure.firstChild; node; node = node.nextSibling) {
    if (
      node.nodeType === 1 ? node !== image && node !== caption : node.nodeType === 3 && tidy((node as Text).data) !== ""
    )
      return [];
  }
  return [image.getAttribute("title") ?? "", [caption]];
}

/** https://w3c.github.io/svg-aam/#mapping_additional_nd */
function svgNames(element: Element): readonly NativeName[] {
  const title = firstChild(element, "title");
  const link = element.localName === "a" ? (element.getAttribute("xlink:title") ?? "") : "";
  return [elements(title), link];
}

/** Names of last resort, after the tooltip: https://w3c.github.io/html-aam/#input-type-text-input-type-password-input-type-number-input-type-search-input-type-tel-input-type-email-input-type-url-and-textarea-element-accessible-name-computation */
export const placeholderOf = (element: Element): string => {
  const native =
    element.localName === "textarea" || element.localName === "input" ? element.getAttribute("placeholder") : null;
  return native ?? element.getAttribute("aria-placeholder") ?? "";
};

const elements = (element: Element | null): readonly Element[] => (element ? [element] : []);

function firstChild(parent: Element, tag: string): Element | null {
  let child = parent.firstElementChild;
  while (child && child.localName !== tag) child = child.nextElementSibling;
  return child;
}
