import { type ElementFacts, factsOf, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { plainText, type Walk } from "./content-text.js";
import { inputType } from "./elements.js";
import { isConcealed } from "./exposed.js";
import { nativeNames, placeholderOf } from "./native-names.js";
import { said, tidy } from "./references.js";
import { roleIn } from "./role.js";
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
  const facts = factsOf(reading, element);
  const role = roleIn(reading, facts);
  if (says(facts, SAYS.aria)) {
    const byIds = referencedText(reading, element, "aria-labelledby");
    if (byIds !== undefined) return { text: byIds, from: "labelledby" };
    const label = said(element, "aria-label");
    if (label !== undefined) return { text: tidy(label), from: "label" };
  }
  if (role === "none") return NAMELESS;
  let walk: Walk | undefined;
  for (const native of nativeNames(reading, element)) {
    if (native.length === 0) continue;
    if (typeof native !== "string") walk ??= walkFrom(element, isConcealed(reading, element));
    const text = tidy(typeof native === "string" ? native : textOfParts(reading, native, walk as Walk));
    if (text !== "") return { text, from: "native" };
  }
  if (roleFacts(role).named === "contents" && !isControl(facts)) {
    const withHidden = walk?.withHidden ?? isConcealed(reading, element);
    const content =
      plainText(reading, element, withHidden) ?? textOfContent(reading, element, walk ?? walkFrom(element, withHidden));
    const text = tidy(content);
    if (text !== "") return { text, from: "contents" };
  }
  const title = says(facts, SAYS.title) ? tidy(said(element, "title") ?? "") : "";
  if (title !== "") return { text: title, from: "tooltip" };
  const placeholder = tidy(placeholderOf(element));
  return placeholder === "" ? NAMELESS : { text: placeholder, from: "placeholder" };
}

const walkFrom = (element: Element, withHidden: boolean): Walk => ({
  visited: new Set([element]),
  withHidden,
  byReference: false,
  depth: 0,
});

/** Controls hold a value or choices, not a name. */
const isControl = ({ element, tag }: ElementFacts): boolean =>
  tag === "select" || tag === "textarea" || (tag === "input" && inputType(element) !== "hidden");
