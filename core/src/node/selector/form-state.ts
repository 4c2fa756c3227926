import { attributeOf } from "../chain.js";
import { HTML, type Inner, outer, TYPE } from "../linkedom.js";
import { childElements } from "./adapter.js";

/*
 * Pseudo-classes about form controls, as far as attributes tell: https://html.spec.whatwg.org/#pseudo-classes
 */

const has = (element: Inner, name: string): boolean => attributeOf(element, name) !== null;
const typeOf = (input: Inner): string => attributeOf(input, "type")?.toLowerCase() ?? "";

const CONTROLS = new Set(["button", "input", "select", "textarea", "fieldset"]);

export const isDisableable = ({ localName }: Inner): boolean =>
  CONTROLS.has(localName) || localName === "option" || localName === "optgroup";

export function isDisabled(element: Inner): boolean {
  if (!isDisableable(element)) return false;
  if (has(element, "disabled")) return true;
  if (CONTROLS.has(element.localName)) return isInDisabledFieldset(element);
  const select = selectOf(element);
  return isInDisabledGroup(element) || (select !== null && isDisabled(select));
}

const isInDisabledGroup = ({ parentNode }: Inner): boolean =>
  parentNode?.localName === "optgroup" && has(parentNode, "disabled");

/** In a disabled fieldset, its first legend excepted. */
function isInDisabledFieldset(control: Inner): boolean {
  let child = control;
  for (let parent = control.parentNode; parent; child = parent, parent = parent.parentNode) {
    if (parent.localName !== "fieldset" || !has(parent, "disabled")) continue;
    const legend = childElements(parent).find(({ localName }) => localName === "legend");
    if (child !== legend) return true;
  }
  return false;
}

function selectOf(option: Inner): Inner | null {
  let parent = option.parentNode;
  while (parent && parent.localName !== "select") parent = parent.parentNode;
  return parent;
}

/** A button can't be required. */
export function isOptional(element: Inner): boolean {
  const { localName } = element;
  if (localName === "button") return true;
  return (localName === "input" || localName === "select" || localName === "textarea") && !has(element, "required");
}

export function isChecked(element: Inner): boolean {
  if (element.localName === "option") return isSelected(element);
  if (element.localName !== "input" || !has(element, "checked")) return false;
  const type = typeOf(element);
  return type === "checkbox" || type === "radio";
}

/** A list shows the last option that says so, a drop-down without one its first. */
function isSelected(option: Inner): boolean {
  const select = selectOf(option);
  if (!select || has(select, "multiple")) return has(option, "selected");
  const options = [...outer(select).querySelectorAll("option")] as unknown as Inner[];
  const marked = options.findLast((one) => has(one, "selected"));
  if (marked) return marked === option;
  const isDropDown = Number.parseInt(attributeOf(select, "size") ?? "1", 10) <= 1;
  return isDropDown && options.find((one) => !has(one, "disabled") && !isInDisabledGroup(one)) === option;
}

/** Inputs to which `readonly` applies: https://html.spec.whatwg.org/#do-not-apply */
const UNWRITABLE_TYPES = new Set("hidden range color checkbox radio file submit image reset button".split(" "));

export function isReadWrite(element: Inner): boolean {
  const { localName } = element;
  if (localName === "textarea" || (localName === "input" && !UNWRITABLE_TYPES.has(typeOf(element)))) {
    return !has(element, "readonly") && !isDisabled(element);
  }
  for (let at: Inner | null = element; at?.nodeType === TYPE.element; at = at.parentNode) {
    const editable = attributeOf(at, "contenteditable")?.toLowerCase();
    if (editable === "false") return false;
    if (editable !== undefined && (editable === "" || editable === "true" || editable === "plaintext-only"))
      return true;
  }
  return false;
}

export const isReadOnly = (element: Inner): boolean => outer(element).namespaceURI === HTML && !isReadWrite(element);
