import { rootOf } from "../page/composed.js";
import { type ElementFacts, says } from "../page/facts.js";
import { isChecked, isSelected } from "../page/form.js";
import { FROZEN } from "../page/frozen.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { type Sought, seek } from "../page/seek.js";
import { inputType } from "./elements.js";
import { isDisclosure } from "./focusable.js";
import type { States } from "./states-types.js";

/** What HTML itself says of an element's states; it wins over ARIA where both speak: https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings */
export function addNativeStates(states: States, reading: Reading, facts: ElementFacts, role: string): void {
  const { element, tag } = facts;
  if (tag === "input") Object.assign(states, inputStates(reading, element, role));
  else if (tag === "textarea") Object.assign(states, textStates(element), { multiline: true });
  else if (tag === "select") {
    if (element.hasAttribute("required")) states.required = true;
    if (element.hasAttribute("multiple")) states.multiselectable = true;
  } else if (tag === "option" && role === "option") {
    const selected = isSelected(reading, element);
    if (selected !== undefined) states.selected = selected;
  } else if (role === "heading" && /^h[1-6]$/.test(tag)) {
    if (!/^\s*[1-9]\d*\s*$/.test(element.getAttribute("aria-level") ?? "")) states.level = Number(tag[1]);
  } else if (tag === "summary" && isDisclosure(element))
    states.expanded = element.parentElement?.hasAttribute("open") === true;
  else if ((tag === "td" || tag === "th") && element.hasAttributes()) addSpans(states, element);
  else if (tag === "dialog" && isModal(reading, element)) states.modal = true;
  const popover = role === "button" ? popoverOf(reading, element) : undefined;
  if (popover !== undefined) states.expanded = popover;
  if (isFocused(reading, element)) states.focused = true;
}

function inputStates(reading: Reading, input: Element, role: string): States {
  const type = inputType(input);
  if (type === "checkbox" || type === "radio") {
    const required = input.hasAttribute("required") ? { required: true } : {};
    if (!/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio|option|treeitem)$/.test(role)) return required;
    return { checked: isMixed(reading, input) ? "mixed" : (isChecked(reading, input) ?? false), ...required };
  }
  return textStates(input);
}

const TEXTLESS = new Set("submit reset button image range color file hidden".split(" "));

function textStates(control: Element): States {
  const states: States = {};
  const textless = control.localName === "input" && TEXTLESS.has(inputType(control));
  if (control.hasAttribute("required")) states.required = true;
  if (control.hasAttribute("readonly") && !textless) states.readonly = true;
  const placeholder = control.getAttribute("placeholder")?.trim();
  if (placeholder && !textless) states.placeholder = placeholder;
  return states;
}

const isMixed = (reading: Reading, input: Element): boolean =>
  reading.dom.formState === "property"
    ? (input as HTMLInputElement).indeterminate === true
    : input.hasAttribute(FROZEN.indeterminate);

function addSpans(states: States, cell: Element): void {
  const columns = Number(cell.getAttribute("colspan") ?? "");
  const rows = Number(cell.getAttribute("rowspan") ?? "");
  if (columns > 0) states.colspan = columns;
  if (rows > 0) states.rowspan = rows;
}

const isModal = (reading: Reading, dialog: Element): boolean =>
  dialog.hasAttribute("open") &&
  (reading.dom.formState === "property" ? fits(reading, dialog, ":modal") : dialog.hasAttribute(FROZEN.modal));

/** Whether the popover that a button opens is open; undefined when it opens none. */
function popoverOf(reading: Reading, button: Element): boolean | undefined {
  const id = button.getAttribute("popovertarget");
  const target = id ? reading.dom.byId(rootOf(button, reading).node, id) : null;
  if (!target?.hasAttribute("popover") || target.contains(button)) return undefined;
  return reading.dom.formState === "property"
    ? fits(reading, target, ":popover-open")
    : target.hasAttribute(FROZEN.popover);
}

export const FOCUSED: Sought = { css: `[${FROZEN.focus}]`, fits: (facts) => says(facts, SAYS.focus) };

/** In each tree at most one element has the focus. */
const focused = perReading((reading) => {
  const found = new Set<Element>();
  for (const { node } of reading.roots.all) {
    if (reading.dom.formState !== "property")
      for (const { element } of seek(reading, node, FOCUSED)) found.add(element);
    else if (node.activeElement && node.activeElement.localName !== "body") found.add(node.activeElement);
  }
  return found;
});

function isFocused(reading: Reading, element: Element): boolean {
  const found = focused(reading);
  return found.size > 0 && found.has(element);
}

function fits(reading: Reading, element: Element, pseudo: string): boolean {
  try {
    return reading.dom.matches(element, pseudo);
  } catch {
    return false; // a browser without this pseudo-class has no such state
  }
}
