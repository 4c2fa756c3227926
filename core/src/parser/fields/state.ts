import { formValue, initialValue, isChecked, isCurrent, isSelected } from "../../page/form.js";
import { isHidden } from "../../page/hidden.js";
import { isControl } from "../../page/secret.js";
import type { Selector } from "../../page/selector.js";
import { visibleText } from "../../page/text.js";
import { BLANK, type Field, makeField } from "../field.js";
import { note } from "../health.js";
import { find, selectorsAt } from "../place.js";
import { scalar } from "../scalar.js";

/** A control's value as it is now, typed or not; absent where the page can't tell, never for passwords and codes. */
export function value(...selectors: Selector[]): Field<string> {
  return scalar({
    kind: "value",
    selectors,
    readOne: (element, { reading }) => formValue(reading, element).value,
  });
}

/**
 * The value that a control's markup keeps beside what was typed: the one that the page last wrote there. Only for pages that
 * write it on commit; elsewhere it is what the server sent, or nothing.
 */
export function initial(...selectors: Selector[]): Field<string> {
  return scalar({ kind: "initial", selectors, readOne: (element, { reading }) => initialValue(reading, element) });
}

/**
 * Whether a control's value is what stands there now: false in a plain saved page, whose attributes tell what the server
 * sent, but for hidden inputs. What was typed can be told from what was loaded only where this is true.
 */
export function current(...selectors: Selector[]): Field<boolean> {
  return scalar({
    kind: "current",
    selectors,
    readOne: (element, { reading }) => isCurrent(reading, element),
  }).otherwise(false);
}

/** Where a control's value was found: `unknown` for what a saved page can't tell. */
export function source(...selectors: Selector[]): Field<"property" | "attribute" | "unknown"> {
  return scalar({
    kind: "source",
    selectors,
    readOne: (element, { reading }) => formValue(reading, element).source,
  }).otherwise("unknown" as const);
}

/** Whether a control is a password, a one-time code or a token: true or absent. */
export function masked(...selectors: Selector[]): Field<boolean> {
  return scalar({
    kind: "masked",
    selectors,
    readOne: (element, { reading }) => formValue(reading, element).masked,
  });
}

/** Whether a checkbox, radio button or switch is on; absent where the page can't tell. */
export function checked(...selectors: Selector[]): Field<boolean> {
  return scalar({ kind: "checked", selectors, readOne: (element, { reading }) => isChecked(reading, element) });
}

/** Whether an option is chosen; absent where the page can't tell. */
export function selected(...selectors: Selector[]): Field<boolean> {
  return scalar({ kind: "selected", selectors, readOne: (element, { reading }) => isSelected(reading, element) });
}

/** Whether a person sees the first element found now, as far as the page shows it; false where there is none. */
export function shown(...selectors: Selector[]): Field<boolean> {
  return scalar({ kind: "shown", selectors, readOne: (element, { reading }) => !isHidden(reading, element) }).otherwise(
    false,
  );
}

/** Signs of a fact and, where a page has them, signs of its opposite. */
export interface FlagSigns {
  on: readonly Selector[];
  off: readonly Selector[];
}

/**
 * Whether a sign is there. With signs for both sides the flag is absent when neither is: a row without a star column is not
 * "not starred". With selectors alone it is true or false.
 *
 * @example unread: flag(":scope.zE"), starred: flag({ on: [".T-KT-Jp"], off: [".T-KT"] })
 */
export function flag(first: Selector | FlagSigns, ...more: Selector[]): Field<boolean> {
  if (typeof first === "object" && "on" in first) return twoSided(first);
  const selectors = [first, ...more];
  return makeField({
    kind: "flag",
    selectors,
    read(place) {
      const signs = selectorsAt(place, selectors);
      const hit = signs.findIndex((selector) => find(place, selector).length > 0);
      note(place.run.book, place.path, signs.length, hit < 0 ? "missed" : hit);
      return hit >= 0;
    },
  });
}

/**
 * A fixed value where a sign is there; absent elsewhere. Several of them in `oneOf` tell kinds apart.
 *
 * @example kind: oneOf(when("file", ".file"), when("person", ".member"), constant("message"))
 */
export function when<const T>(value: T, ...signs: [Selector, ...Selector[]]): Field<T> {
  return flag(...signs).map((there) => (there ? value : undefined));
}

function twoSided({ on, off }: FlagSigns): Field<boolean> {
  const own = [...on, ...off];
  return makeField({
    kind: "flag on/off",
    selectors: own,
    read(place) {
      const signs = selectorsAt(place, own);
      const hit = signs.findIndex((selector) => find(place, selector).length > 0);
      note(place.run.book, place.path, signs.length, hit < 0 ? "missed" : hit);
      return hit < 0 ? undefined : hit < on.length;
    },
  });
}

/**
 * A whole number written in Latin digits, with or without groups: `2,838`, `2.838`, `2 838`, `(12)`. Absent for anything else:
 * a fraction, several numbers, a shortened one (`3K`, `1.2M`, `2万`), a secret.
 */
export function number(...selectors: Selector[]): Field<number> {
  return scalar({
    kind: "number",
    selectors,
    readOne(element, { reading }) {
      const shown = isControl(element) ? formValue(reading, element).value : visibleText(reading, element);
      return shown ? wholeNumber(shown) : shown === "" ? BLANK : undefined;
    },
  });
}

const GROUPED = /^\d{1,3}(?:([.,'\u2019\u00A0\u202F ])\d{3})(?:\1\d{3})*$/;

/** The only whole number in a text; undefined when there is none, several, or one that could be a fraction or is shortened. */
export function wholeNumber(shown: string): number | undefined {
  const runs = shown.match(/\d(?:[\d.,'\u2019\u00A0\u202F ]*\d)?/g) ?? [];
  const run = runs[0];
  if (run === undefined || runs.length > 1 || isShortened(shown)) return undefined;
  return /^\d+$/.test(run) || GROUPED.test(run) ? Number(run.replace(/\D/g, "")) : undefined;
}

/** Digits with a letter at them (`3K`, `v2`, `2nd`) or a word for ten thousand and more are not counted out. */
const isShortened = (shown: string): boolean =>
  /\d\p{Script=Latin}|\p{Script=Latin}\d|\d\s*[万萬億亿千만억천]|[-\u2212]\d/u.test(shown);
