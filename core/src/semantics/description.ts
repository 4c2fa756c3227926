import { type ElementFacts, factsOf, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { inputType, isSvg } from "./elements.js";
import { nameWithSource } from "./name.js";
import { said, tidy } from "./references.js";
import { referencedText } from "./text-alternative.js";

/** The accessible description: https://w3c.github.io/accname/#mapping_additional_nd_description. `""` for none. */
export function descriptionOf(reading: Reading, element: Element): string {
  const facts = factsOf(reading, element);
  facts.description ??= compute(reading, facts);
  return facts.description;
}

function compute(reading: Reading, facts: ElementFacts): string {
  const { element } = facts;
  if (says(facts, SAYS.aria)) {
    const byIds = referencedText(reading, element, "aria-describedby");
    if (byIds !== undefined) return tidy(byIds);
    const described = said(element, "aria-description");
    if (described !== undefined) return tidy(described);
  }
  // what names the element does not describe it as well
  for (const candidate of candidatesOf(facts)) {
    const text = tidy(candidate);
    if (text !== "" && text !== nameWithSource(reading, element).text) return text;
  }
  return "";
}

function candidatesOf(facts: ElementFacts): readonly string[] {
  const { element, tag } = facts;
  const title = says(facts, SAYS.title) ? (said(element, "title") ?? "") : "";
  if (isSvg(element)) return [childText(element, "desc"), title];
  if (tag === "input" && /^(?:button|submit|reset)$/.test(inputType(element)))
    return [element.getAttribute("value") ?? "", title];
  return title === "" ? NONE : [title];
}

const NONE: readonly string[] = [];

function childText(element: Element, tag: string): string {
  let child = element.firstElementChild;
  while (child && child.localName !== tag) child = child.nextElementSibling;
  return child?.textContent ?? "";
}
