import { formValue } from "../page/form.js";
import type { Reading } from "../page/reading.js";
import { hasTabindex } from "./focusable.js";
import type { States } from "./states-types.js";

type Range = Pick<States, "valuenow" | "valuemin" | "valuemax">;

/** The numbers of a slider, spin button, scroll bar, meter or progress bar; `undefined` for anything else. */
export function rangeStates(
  reading: Reading,
  element: Element,
  role: string,
  implicit: Readonly<Record<string, string>>,
): Range | undefined {
  switch (element.localName) {
    case "progress":
      return present({ valuenow: number(element, "value"), valuemin: 0, valuemax: number(element, "max") ?? 1 });
    case "meter":
      return present({
        valuenow: number(element, "value") ?? 0,
        valuemin: number(element, "min") ?? 0,
        valuemax: number(element, "max") ?? 1,
      });
    case "input":
      if (role === "slider" || role === "spinbutton") return inputRange(reading, element, role);
      break;
  }
  return RANGES.has(role) ? ariaRange(element, role, implicit) : undefined;
}

const RANGES = new Set("meter progressbar scrollbar separator slider spinbutton".split(" "));

function inputRange(reading: Reading, input: Element, role: string): Range {
  const slider = role === "slider";
  const min = number(input, "min") ?? (slider ? 0 : undefined);
  const max = number(input, "max") ?? (slider ? 100 : undefined);
  const value =
    toNumber(formValue(reading, input).value ?? null) ?? (slider ? ((min ?? 0) + (max ?? 100)) / 2 : undefined);
  return present({
    valuenow: number(input, "aria-valuenow") ?? value,
    valuemin: min ?? number(input, "aria-valuemin"),
    valuemax: max ?? number(input, "aria-valuemax"),
  });
}

/** https://w3c.github.io/aria/#authorErrorDefaultValuesTable: a missing value lies half way, that of a spin button is 0. */
function ariaRange(element: Element, role: string, implicit: Readonly<Record<string, string>>): Range {
  if (role === "separator" && !hasTabindex(element)) return {};
  const percent = role === "separator" ? { valuemin: "0", valuemax: "100" } : implicit;
  const min = number(element, "aria-valuemin") ?? toNumber(percent["valuemin"] ?? null);
  const max = number(element, "aria-valuemax") ?? toNumber(percent["valuemax"] ?? null);
  const missing =
    role === "spinbutton"
      ? 0
      : /^(?:scrollbar|separator|slider)$/.test(role)
        ? ((min ?? 0) + (max ?? 100)) / 2
        : undefined;
  return present({ valuenow: number(element, "aria-valuenow") ?? missing, valuemin: min, valuemax: max });
}

const number = (element: Element, attribute: string): number | undefined => toNumber(element.getAttribute(attribute));

function toNumber(text: string | null): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Only what is known. */
function present(range: { [K in keyof Range]: Range[K] | undefined }): Range {
  return Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined));
}
