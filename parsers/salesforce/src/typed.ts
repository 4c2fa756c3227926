import {
  absent,
  byType,
  checked,
  derived,
  type FieldOption,
  type FormField,
  list,
  oneOf,
  self,
  text,
  unlessEmpty,
  value,
} from "@onscreen/core";
import { CONTROL, shownReference, shownText, ticked } from "./fields.js";
import { HELPERS } from "./pages.js";
import { unlessMasked } from "./values.js";

/** A row of the table of a form, with what it knows beside the record's keys. */
export interface FormRow extends FormField {
  mode: string;
  part: string;
  inCompound: boolean;
  compound: string;
  kind: string;
  marked: boolean;
  marks: boolean;
  masks: boolean;
}

const chosen = (pick: (option: FieldOption) => string | undefined, join: string) =>
  derived<FormRow, string>(({ options }) =>
    options
      ?.filter(({ selected }) => selected)
      .map(pick)
      .join(join),
  );
const chosenLabels = chosen((option) => option.label, "; ");
const chosenValues = chosen((option) => option.value, ";");
const oneChosen = chosenValues.map((raw) => raw || undefined);

/** What stands in the inputs of a date and time, one after the other; absent where one of them can't be known. */
const written = list<{ text: string }>(["input:not([type=hidden i])"], { hidden: "keep" }, { text: value(self) })
  .map(unlessEmpty)
  .map((found) => (found.every(({ text: one }) => one !== undefined) ? found.map(({ text: one }) => one) : undefined))
  .map((found) => found.join(" ").trim());

const pills = list<string>(["lightning-pill", ".pillText"], {}, text(self).without(...HELPERS)).map(
  (found) => found.join("; ") || undefined,
);

/** The raw value: a record's id, numbers and dates are shown in the reader's format only. */
export const typedValue = byType("kind", {
  lookup: absent,
  password: absent,
  html: absent,
  file: absent,
  number: absent,
  date: absent,
  datetime: absent,
  time: absent,
  multipicklist: chosenValues,
  checkboxes: chosenValues,
  picklist: oneChosen,
  radio: oneChosen,
  record_type: oneChosen,
  boolean: checked("input[type=checkbox]").map(String),
  read: byType("type", { boolean: ticked, "*": shownReference.map(({ id }) => id) }),
  "*": value(CONTROL),
}).map(unlessMasked);

/** What is shown, where it is not the raw value. */
export const typedDisplay = byType("kind", {
  lookup: oneOf(pills, value("input")),
  html: value(".ql-editor"),
  number: written,
  date: written,
  datetime: written,
  time: written,
  multipicklist: chosenLabels,
  checkboxes: chosenLabels,
  radio: chosenLabels,
  record_type: chosenLabels,
  picklist: oneOf(
    text("[role=combobox]:not(input)", "a.select").without(...HELPERS),
    value("input.slds-combobox__input"),
    chosenLabels,
  ),
  read: byType("type", {
    boolean: absent,
    "*": shownText,
  }),
  "*": absent,
}).map(unlessMasked);
