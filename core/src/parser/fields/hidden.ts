import { matches } from "../../page/query.js";
import { isControl, isSecret } from "../../page/secret.js";
import type { Selector } from "../../page/selector.js";
import { visibleText } from "../../page/text.js";
import { BLANK, type Field } from "../field.js";
import { isForeign } from "../place.js";
import { widened } from "../renames.js";
import { scalar } from "../scalar.js";
import type { TextField } from "./text.js";

/**
 * The text of the first element, on the screen or not: for fields of a tab in the background, whose record says
 * `visible: false`, and for the choices of a closed list. What the element itself hides stays out.
 *
 * @example label: textEvenHidden("#label\\.{id} .label-text")
 */
export function textEvenHidden(...selectors: Selector[]): TextField {
  return { ...hiddenText(selectors, []), without: (...css: string[]) => hiddenText(selectors, css) };
}

function hiddenText(selectors: readonly Selector[], without: readonly string[]): Field<string> {
  return scalar({
    kind: "text",
    selectors,
    also: without,
    readOne(element, { reading, run }) {
      if (isControl(element) && isSecret(element)) return undefined;
      const left = run.renames ? without.map((css) => widened(css, run.renames ?? [])) : without;
      const leftOut = (part: Element): boolean =>
        isForeign(run, part) || left.some((css) => matches(reading, part, css));
      return visibleText(reading, element, { evenHidden: true, without: leftOut }) || BLANK;
    },
  });
}
