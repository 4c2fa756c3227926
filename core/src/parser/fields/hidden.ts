import type { Selector } from "../../page/selector.js";
import { visibleText } from "../../page/text.js";
import { BLANK, type Field } from "../field.js";
import { scalar } from "../scalar.js";

/**
 * The text of the first element, on the screen or not: for fields of a tab in the background, whose record says
 * `visible: false`, and for the choices of a closed list. What the element itself hides stays out.
 *
 * @example label: textEvenHidden("#label\\.{id} .label-text")
 */
export function textEvenHidden(...selectors: Selector[]): Field<string> {
  return scalar({
    kind: "text",
    selectors,
    readOne: (element, { reading }) => visibleText(reading, element, { evenHidden: true }) || BLANK,
  });
}
