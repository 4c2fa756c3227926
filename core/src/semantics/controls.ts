import { chosenOptions, formValue } from "../page/form.js";
import type { Reading } from "../page/reading.js";
import { isRendered } from "../page/rendered.js";
import { INPUT_ROLES, inputType } from "./elements.js";
import { referenced, said } from "./references.js";
import { ROLES, SYNONYMS } from "./roles.js";

const TAG_KINDS: Readonly<Record<string, string>> = { textarea: "textbox", meter: "meter", progress: "progressbar" };
const RANGES = new Set("meter progressbar scrollbar slider spinbutton".split(" "));

/** The role of a control, found without its name: roles that hold a value never depend on one. */
export function plainRole(element: Element): string | undefined {
  for (const token of element
    .getAttribute("role")
    ?.toLowerCase()
    .split(/[\t\n\f\r ]+/) ?? []) {
    const role = SYNONYMS[token] ?? token;
    if (Object.hasOwn(ROLES, role)) return role;
  }
  const tag = element.localName;
  if (tag === "input") return INPUT_ROLES[inputType(element)] ?? "textbox";
  if (tag === "select")
    return element.hasAttribute("multiple") || Number(element.getAttribute("size") ?? 0) > 1 ? "listbox" : "combobox";
  return TAG_KINDS[tag];
}

/** What stands for a control inside of another text: its value. `content` where that is what it holds. */
export type EmbeddedValue = { readonly text: string } | { readonly of: readonly Element[] } | "content";

/** https://w3c.github.io/accname/#comp_embedded_control; `undefined` for what is no control with a value. */
export function embeddedValue(reading: Reading, element: Element): EmbeddedValue | undefined {
  const kind = plainRole(element);
  if (kind === undefined) return undefined;
  const native = /^(?:input|textarea|select)$/.test(element.localName);
  if (kind === "textbox" || kind === "searchbox")
    return native ? { text: formValue(reading, element).value ?? "" } : "content";
  if (RANGES.has(kind)) return { text: rangeText(reading, element, native) };
  if (kind === "listbox" || kind === "combobox") return chosenOf(reading, element, native);
  return undefined;
}

function rangeText(reading: Reading, element: Element, native: boolean): string {
  const own = native ? formValue(reading, element).value : (element.getAttribute("value") ?? undefined);
  return said(element, "aria-valuetext") ?? (native ? own : undefined) ?? said(element, "aria-valuenow") ?? own ?? "";
}

function chosenOf(reading: Reading, element: Element, native: boolean): EmbeddedValue {
  if (element.localName === "select") return { of: chosenOptions(reading, element) ?? initialOption(reading, element) };
  if (native) return { text: formValue(reading, element).value ?? "" };
  const inside = optionsOf(reading, element);
  if (inside.length > 0) return { of: inside };
  const input = reading.dom.queryFirst(element, "input,textarea");
  if (input) return { text: formValue(reading, input).value ?? "" };
  return "content";
}

/** A select that nothing was chosen in shows its first option, as the browser that loads it does. */
function initialOption(reading: Reading, select: Element): Element[] {
  const first = reading.dom.queryFirst(select, "option:not([disabled])");
  return first && !select.hasAttribute("multiple") && Number(select.getAttribute("size") ?? 1) <= 1 ? [first] : [];
}

/** The selected options of a listbox, or of the list that a combobox holds, owns or controls. */
function optionsOf(reading: Reading, element: Element): Element[] {
  const lists = [
    element,
    ...referenced(reading, element, "aria-owns"),
    ...referenced(reading, element, "aria-controls"),
  ];
  for (const list of lists) {
    const selected = [...reading.dom.queryAll(list, '[role="option"][aria-selected="true"]')].filter(
      (option) => isRendered(reading, option) || list === element,
    );
    if (selected.length > 0) return plainRole(element) === "combobox" ? selected.slice(0, 1) : selected;
  }
  return [];
}

/** The text that a control shows; undefined where it has none or it must not be read. */
export function shownValue(reading: Reading, element: Element): string | undefined {
  const { value, masked } = formValue(reading, element);
  return masked || value === undefined ? undefined : value.trim();
}
