import { isSecret } from "../page/secret.js";
import { FROZEN } from "./frozen.js";

type Attributes = Map<string, string>;

/** Elements whose live state can differ from their attributes. */
export const STATEFUL: ReadonlySet<string> = new Set("input textarea option details dialog".split(" "));

/** Writes what a person did (typed, ticked, chose, unfolded) into the standard attributes, and keeps the page's own beside it. */
export function reflectState(element: Element, attributes: Attributes): void {
  switch (element.localName) {
    case "input":
      reflectInput(element as HTMLInputElement, attributes);
      break;
    case "option": {
      const option = element as HTMLOptionElement;
      reflectFlag(attributes, "selected", option.selected, option.hasAttribute("selected"));
      break;
    }
    case "textarea":
      reflectTextarea(element as HTMLTextAreaElement, attributes);
      break;
    case "details":
      setFlag(attributes, "open", (element as HTMLDetailsElement).open);
      break;
    case "dialog":
      setFlag(attributes, "open", (element as HTMLDialogElement).open);
      if (is(element, ":modal")) attributes.set(FROZEN.modal, "");
      break;
  }
  if (element.hasAttribute("popover") && is(element, ":popover-open")) attributes.set(FROZEN.popover, "");
}

function reflectInput(input: HTMLInputElement, attributes: Attributes): void {
  if (isSecret(input)) {
    attributes.set(FROZEN.masked, "");
    return;
  }
  if (input.type === "checkbox" || input.type === "radio") {
    reflectFlag(attributes, "checked", input.checked, input.hasAttribute("checked"));
    if (input.indeterminate) attributes.set(FROZEN.indeterminate, "");
    return;
  }
  const own = input.getAttribute("value");
  if (input.value === (own ?? "")) return;
  attributes.set("value", input.value);
  attributes.set(FROZEN.initial, own ?? "");
}

function reflectTextarea(textarea: HTMLTextAreaElement, attributes: Attributes): void {
  if (isSecret(textarea)) attributes.set(FROZEN.masked, "");
  else if (textarea.value !== textarea.defaultValue) attributes.set(FROZEN.initial, textarea.defaultValue);
}

function reflectFlag(attributes: Attributes, name: string, now: boolean, own: boolean): void {
  setFlag(attributes, name, now);
  if (now !== own) attributes.set(FROZEN.initial, own ? "on" : "off");
}

function setFlag(attributes: Attributes, name: string, on: boolean): void {
  if (!on) attributes.delete(name);
  else if (!attributes.has(name)) attributes.set(name, "");
}

function is(element: Element, pseudo: string): boolean {
  try {
    return element.matches(pseudo);
  } catch {
    return false; // a browser without this pseudo-class has no such state
  }
}
