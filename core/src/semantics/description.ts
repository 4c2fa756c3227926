import { factsOf } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { inputType, isSvg } from "./elements.js";
import { nameWithSource } from "./name.js";
import { said, tidy } from "./references.js";
import { referencedText } from "./text-alternative.js";

/** The accessible description: https://w3c.github.io/accname/#mapping_additional_nd_description. `""` for none. */
export function descriptionOf(reading: Reading, element: Element): string {
  const facts = factsOf(reading, element);
  facts.description ??= compute(reading, element);
  return facts.description;
}

function compute(reading: Reading, element: Element): string {
  const byIds = referencedText(reading, element, "aria-describedby");
  if (byIds !== undefined) return tidy(byIds);
  const described = said(element, "aria-description");
  if (described !== undefined) return tidy(described);
  const name = nameWithSource(reading, element);
  const candidates = [
    isSvg(element) ? childText(element, "desc") : "",
    isButtonInput(element) ? (element.getAttribute("value") ?? "") : "",
    said(element, "title") ?? "",
  ];
  // what names the element does not describe it as well
  return candidates.map(tidy).find((text) => text !== "" && text !== name.text) ?? "";
}

const isButtonInput = (element: Element): boolean =>
  element.localName === "input" && /^(?:button|submit|reset)$/.test(inputType(element));

function childText(element: Element, tag: string): string {
  let child = element.firstElementChild;
  while (child && child.localName !== tag) child = child.nextElementSibling;
  return child?.textContent ?? "";
}
