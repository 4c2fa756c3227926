import { factsOf } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { isSvg } from "./elements.js";
import { nativeNames } from "./native-names.js";
import { said, tidy } from "./references.js";
import { referencedText, textOfParts } from "./text-alternative.js";

/** The name that an author gave, whatever the role: what decides whether a section is a region. `""` for none. */
export function authorName(reading: Reading, element: Element, options: { withoutTooltip?: boolean } = {}): string {
  const facts = factsOf(reading, element);
  if (facts.authorName === undefined) {
    facts.authorName = ""; // while it is worked out, what refers back to it finds nothing
    facts.authorName = given(reading, element);
  }
  const name = facts.authorName;
  return name === "" && !options.withoutTooltip ? tidy(said(element, "title") ?? "") : name;
}

function given(reading: Reading, element: Element): string {
  const byIds = referencedText(reading, element, "aria-labelledby");
  if (byIds !== undefined) return byIds;
  const label = said(element, "aria-label");
  if (label !== undefined) return tidy(label);
  if (!isSvg(element)) return "";
  for (const native of nativeNames(reading, element)) {
    const text =
      typeof native === "string"
        ? native
        : textOfParts(reading, native, { visited: new Set([element]), withHidden: true, byReference: false, depth: 0 });
    if (tidy(text) !== "") return tidy(text);
  }
  return "";
}
