import { summaryOf } from "../page/flat.js";
import { inputType, isSvg } from "./elements.js";

const NATIVE = new Set("button input select textarea".split(" "));

/** Whether the keyboard or a script can give the focus to an element: https://html.spec.whatwg.org/#focusable-area */
export function isFocusable(element: Element): boolean {
  if (isFormControl(element)) return !element.hasAttribute("disabled");
  return isNativelyFocusable(element) || hasTabindex(element) || isEditable(element);
}

/** A control of HTML, disabled or not. */
export const isFormControl = (element: Element, tag: string = element.localName): boolean =>
  NATIVE.has(tag) && !isSvg(element) && !(tag === "input" && inputType(element) === "hidden");

/** Links, disclosures, media with controls and frames: what HTML itself puts into the order of focus. */
export function isNativelyFocusable(element: Element): boolean {
  switch (element.localName) {
    case "a":
    case "area":
      return element.hasAttribute("href") || element.hasAttribute("xlink:href");
    case "summary":
      return isDisclosure(element);
    case "audio":
    case "video":
      return element.hasAttribute("controls");
    case "iframe":
    case "embed":
    case "object":
      return true;
    default:
      return false;
  }
}

/** The first summary of a details is its button. */
export function isDisclosure(element: Element): boolean {
  if (element.localName !== "summary") return false;
  const parent = element.parentElement;
  return parent?.localName === "details" && summaryOf(parent) === element;
}

export const hasTabindex = (element: Element): boolean => /^\s*[-+]?\d/.test(element.getAttribute("tabindex") ?? "");

/** The element that begins an editable region: `contenteditable` set and not off. */
export const isEditable = (element: Element): boolean =>
  /^(?:|true|plaintext-only)$/i.test(element.getAttribute("contenteditable") ?? "false");

const DISABLEABLE = new Set("button input select textarea option optgroup fieldset".split(" "));

/** Whether HTML disables an element, by its own attribute or through its group, list or fieldset. */
export function isNativelyDisabled(element: Element): boolean {
  if (!DISABLEABLE.has(element.localName)) return false;
  if (element.hasAttribute("disabled")) return true;
  if (element.localName === "option")
    return (
      /^(?:optgroup|select)$/.test(element.parentElement?.localName ?? "") &&
      element.parentElement?.hasAttribute("disabled") === true
    );
  return inDisabledFieldset(element);
}

/** A disabled fieldset disables its controls but for those in its first legend. */
function inDisabledFieldset(element: Element): boolean {
  let below = element;
  for (let node = element.parentElement; node; below = node, node = node.parentElement) {
    if (node.localName !== "fieldset" || !node.hasAttribute("disabled")) continue;
    if (below.localName !== "legend" || firstLegend(node) !== below) return true;
  }
  return false;
}

export function firstLegend(fieldset: Element): Element | null {
  let child = fieldset.firstElementChild;
  while (child && child.localName !== "legend") child = child.nextElementSibling;
  return child;
}
