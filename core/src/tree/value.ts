import { chosenOptions } from "../page/form.js";
import type { Reading } from "../page/reading.js";
import { isSecret } from "../page/secret.js";
import { visibleLines } from "../page/text.js";
import { embeddedValue, shownValue } from "../semantics/controls.js";
import { inputType } from "../semantics/elements.js";
import { isEditable } from "../semantics/focusable.js";
import { tidy } from "../semantics/references.js";
import type { States } from "../semantics/states-types.js";
import { textOfParts } from "../semantics/text-alternative.js";
import { clean } from "./clean.js";

/** What was typed or chosen. A secret has no value that is told. */
export function toldValue(reading: Reading, element: Element, role: string, states: States): string | undefined {
  const tag = element.localName;
  if (!VALUED.has(tag) && !VALUED.has(role) && states.valuenow === undefined) return undefined;
  if (isSecret(element)) return undefined;
  if (tag === "select") return chosenText(reading, element);
  if (tag === "textarea") return shownValue(reading, element);
  if (tag === "input") return inputValue(reading, element, states);
  if (states.valuenow !== undefined) return states.valuetext ?? String(states.valuenow);
  if (role === "textbox" || role === "searchbox")
    return clean(reading, isEditable(element) ? visibleLines(reading, element) : tidy(element.textContent ?? ""));
  if (role === "combobox") return chosenText(reading, element);
  return undefined;
}

const VALUED = new Set("input select textarea textbox searchbox combobox".split(" "));
const VALUELESS = new Set("checkbox radio button submit reset image hidden password".split(" "));

function inputValue(reading: Reading, input: Element, states: States): string | undefined {
  const type = inputType(input);
  if (VALUELESS.has(type)) return undefined;
  return states.valuetext ?? shownValue(reading, input);
}

function chosenText(reading: Reading, element: Element): string | undefined {
  if (element.localName === "select" && chosenOptions(reading, element) === undefined) return undefined;
  const value = embeddedValue(reading, element);
  if (value === undefined) return undefined;
  if (value === "content") return clean(reading, visibleLines(reading, element).replace(/\s+/g, " "));
  if ("text" in value) return clean(reading, tidy(value.text));
  return clean(
    reading,
    textOfParts(reading, value.of, { visited: new Set(), withHidden: true, byReference: true, depth: 0 }),
  );
}
