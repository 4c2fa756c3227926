import { perReading, type Reading } from "../page/reading.js";
import { climb } from "./climb.js";
import { isNativelyDisabled } from "./focusable.js";
import { relationsOf } from "./relations.js";
import { roleOf } from "./role.js";
import { takesState } from "./roles.js";

const disabled = perReading(() => new Map<Element, boolean>());

/** Whether a control is disabled: by itself, by its fieldset, or because a part of the page above it is. */
export function isCurrentlyDisabled(reading: Reading, element: Element, role: string): boolean {
  if (isNativelyDisabled(element)) return true;
  return (
    takesState(role, "disabled") &&
    relationsOf(reading).saysDisabled &&
    climb(reading, element, disabled(reading), (node) => flagOf(node, "aria-disabled"), false)
  );
}

const readonly = perReading(() => new Map<Element, boolean>());

/** The cells of a grid are what the grid is, unless they say otherwise: https://w3c.github.io/aria/#aria-readonly */
export function isReadonlyByGrid(reading: Reading, element: Element, role: string): boolean {
  if (!/^(?:gridcell|cell|columnheader|rowheader)$/.test(role) || !relationsOf(reading).saysReadonly) return false;
  return climb(
    reading,
    element,
    readonly(reading),
    (node) => (/grid$/.test(roleOf(reading, node)) ? (flagOf(node, "aria-readonly") ?? false) : undefined),
    false,
  );
}

function flagOf(element: Element, attribute: string): boolean | undefined {
  const value = element.getAttribute(attribute)?.toLowerCase();
  return value === "true" ? true : value === "false" ? false : undefined;
}
