import { factsOf } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import type { Walk } from "./content-text.js";
import { inputType } from "./elements.js";
import { isConcealed } from "./exposed.js";
import { nativeNames, placeholderOf } from "./native-names.js";
import { said, tidy } from "./references.js";
import { roleOf } from "./role.js";
import { roleFacts } from "./roles.js";
import { referencedText, textOfContent, textOfParts } from "./text-alternative.js";

/** A name and where it comes from. */
export interface Name {
  readonly text: string;
  readonly from: "labelledby" | "label" | "native" | "contents" | "tooltip" | "placeholder" | "none";
}

/** The accessible name of an element: https://w3c.github.io/accname/#mapping_additional_nd_name */
export const nameOf = (reading: Reading, element: Element): string => nameWithSource(reading, element).text;

/** The same with its source: a name from contents is on the screen already. */
export function nameWithSource(reading: Reading, element: Element): Name {
  const facts = factsOf(reading, element);
  facts.name ??= compute(reading, element);
  return facts.name as Name;
}

const NAMELESS: Name = { text: "", from: "none" };

function compute(reading: Reading, element: Element): Name {
  const role = roleOf(reading, element);
  const facts = roleFacts(role);
  const byIds = referencedText(reading, element, "aria-labelledby");
  if (byIds !== undefined) return { text: byIds, from: "labelledby" };
  const label = said(element, "aria-label");
  if (label !== undefined) return { text: tidy(label), from: "label" };
  const walk: Walk = {
    visited: new Set([element]),
    withHidden: isConcealed(reading, element),
    byReference: false,
    depth: 0,
  };
  if (role === "none") return NAMELESS;
  for (const native of nativeNames(reading, element)) {
    const text = tidy(typeof native === "string" ? native : textOfParts(reading, native, walk));
    if (text !== "") return { text, from: "native" };
  }
  if (facts.named === "contents" && !isControl(element)) {
    const text = tidy(textOfContent(reading, element, walk));
    if (text !== "") return { text, from: "contents" };
  }
  const title = tidy(said(element, "title") ?? "");
  if (title !== "") return { text: title, from: "tooltip" };
  const placeholder = tidy(placeholderOf(element));
  return placeholder === "" ? NAMELESS : { text: placeholder, from: "placeholder" };
}

/** Controls hold a value or choices, not a name. */
const isControl = (element: Element): boolean =>
  /^(?:select|textarea)$/.test(element.localName) || (element.localName === "input" && inputType(element) !== "hidden");
