import type { Reading } from "./reading.js";
import { isSecret } from "./secret.js";
import { visibleLines, withoutInvisible } from "./text.js";

/** What is known of a control's value. `unknown` when the page can't tell: a saved page keeps no typed values. */
export interface FormValue {
  value?: string;
  source: "property" | "attribute" | "unknown";
  /** A password, a one-time code or a token: never read. */
  masked?: true;
}

/**
 * The value of an input, textarea, select or editable element, from where it really stands: the property in a browser, the
 * attribute in a snapshot with live state. In a plain saved page a non-empty attribute is what the server sent; an empty
 * one says nothing, because what was typed is lost.
 */
export function formValue(reading: Reading, control: Element): FormValue {
  if (isSecret(control)) return { source: "unknown", masked: true };
  const found = rawValue(reading, control);
  return found.value === undefined ? found : { ...found, value: withoutInvisible(reading, found.value) };
}

function rawValue(reading: Reading, control: Element): FormValue {
  const state = reading.dom.formState;
  switch (control.localName) {
    case "select":
      return selectValue(reading, control);
    case "textarea":
      return state === "property"
        ? known((control as HTMLTextAreaElement).value, state)
        : attributeValue(control.textContent ?? "", state);
    case "input":
      if (state === "property") return known((control as HTMLInputElement).value, state);
      // setting the value of a hidden input writes its attribute, so there it always tells
      return attributeValue(control.getAttribute("value") ?? "", isHiddenInput(control) ? "attribute" : state);
    default:
      return known(visibleLines(reading, control), state === "property" ? "property" : "attribute");
  }
}

/** The value that the page committed before the person typed, where it keeps one. */
export function initialValue(reading: Reading, control: Element): string | undefined {
  if (isSecret(control)) return undefined;
  const kept = reading.dom.formState === "property" ? null : control.getAttribute("data-onscreen-initial");
  const initial = kept ?? control.getAttribute("value");
  return initial === null ? undefined : withoutInvisible(reading, initial);
}

/**
 * Whether a control's value is the one that stands there now. In a plain saved page only hidden inputs keep up: setting
 * their value writes the attribute.
 */
export const isCurrent = (reading: Reading, control: Element): boolean =>
  reading.dom.formState !== "plain" || (control.localName === "input" && isHiddenInput(control));

/** Whether a checkbox, radio button or switch is on; undefined where the page can't tell. */
export function isChecked(reading: Reading, control: Element): boolean | undefined {
  const state = reading.dom.formState;
  const aria = control.getAttribute("aria-checked") ?? control.getAttribute("aria-pressed");
  if (control.localName !== "input") return aria === null ? undefined : aria === "true";
  if (state === "property") return (control as HTMLInputElement).checked;
  if (control.hasAttribute("checked")) return true;
  if (state === "attribute") return false;
  return aria === null ? undefined : aria === "true";
}

/** Whether an option is chosen; undefined where the page can't tell. */
export function isSelected(reading: Reading, option: Element): boolean | undefined {
  if (option.localName !== "option") {
    const aria = option.getAttribute("aria-selected");
    return aria === null ? undefined : aria === "true";
  }
  if (reading.dom.formState === "property") return (option as HTMLOptionElement).selected;
  if (option.hasAttribute("selected")) return true;
  const select = option.closest("select");
  if (!select) return false;
  const chosen = chosenOptions(reading, select);
  return chosen === undefined ? undefined : chosen.includes(option);
}

/** The chosen options of a select; undefined where a plain page does not say. */
export function chosenOptions(reading: Reading, select: Element): Element[] | undefined {
  if (reading.dom.formState === "property") return [...(select as HTMLSelectElement).selectedOptions];
  const options = [...reading.dom.queryAll(select, "option")];
  const marked = options.filter((option) => option.hasAttribute("selected"));
  const multiple = select.hasAttribute("multiple");
  if (marked.length > 0) return multiple ? marked : marked.slice(-1);
  if (reading.dom.formState === "plain") return undefined;
  const showsOne = !multiple && Number(select.getAttribute("size") ?? 1) <= 1;
  const first = options.find((option) => !option.hasAttribute("disabled"));
  return showsOne && first ? [first] : [];
}

/** An option's value: its attribute, else its text. */
export const optionValue = (option: Element): string =>
  option.getAttribute("value") ?? (option.textContent ?? "").replace(/\s+/g, " ").trim();

function selectValue(reading: Reading, select: Element): FormValue {
  const chosen = chosenOptions(reading, select);
  if (!chosen) return { source: "unknown" };
  const values = chosen.map(optionValue);
  return { value: values.join(","), source: reading.dom.formState === "property" ? "property" : "attribute" };
}

function known(value: string, state: "property" | "attribute"): FormValue {
  return { value, source: state };
}

function attributeValue(value: string, state: "attribute" | "plain" | "property"): FormValue {
  if (state === "plain" && value === "") return { source: "unknown" };
  return { value, source: "attribute" };
}

const isHiddenInput = (control: Element): boolean => control.getAttribute("type")?.toLowerCase() === "hidden";
