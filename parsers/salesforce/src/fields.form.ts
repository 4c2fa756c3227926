import {
  above,
  absent,
  attr,
  byType,
  checked,
  closest,
  derived,
  type FieldOption,
  type FormField,
  flag,
  list,
  masked,
  oneOf,
  type Reference,
  ref,
  self,
  source,
  text,
  textEvenHidden,
  value,
  when,
} from "@onscreen/core";
import { choices } from "./choices.js";
import { isDirty } from "./dirty.js";
import { apiName, CONTROL, ITEMS, onScreen, shownReference, shownText, shownType, TARGET, ticked } from "./fields.js";
import { typedInto } from "./kinds.js";
import { HELPERS } from "./pages.js";
import { fieldOf, isMask, namedBy, partName } from "./values.js";

/** Components for one value, where no layout stands around them. */
const BASE = [
  "lightning-input-field",
  "lightning-input:not([type=search])",
  "lightning-textarea",
  "lightning-picklist",
  "lightning-combobox",
  "lightning-dual-listbox",
  "lightning-radio-group",
  "lightning-checkbox-group",
  "lightning-input-rich-text",
  "lightning-lookup",
  "lightning-grouped-combobox",
  "records-record-picklist",
  ".uiInput:not(.uiInputLookup *)",
];

/** A name, an address, a place on the map: each part is a field. */
const COMPOUND = "lightning-input-name, lightning-input-address, lightning-input-location";

/** A row of the table below, with what it knows beside the record's keys. */
interface Row extends FormField {
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
  derived<Row, string>(({ options }) =>
    options
      ?.filter(({ selected }) => selected)
      .map(pick)
      .join(join),
  );
const chosenLabels = chosen((option) => option.label, "; ");
const chosenValues = chosen((option) => option.value, ";");
const oneChosen = chosenValues.map((raw) => raw || undefined);

/** What stands in the inputs of a date and time, one after the other. */
const written = list<string>(["input:not([type=hidden i])"], { hidden: "keep" }, value(self)).map((found) =>
  found.length > 0 ? found.join(" ").trim() : undefined,
);

const pills = list<string>(["lightning-pill", ".pillText"], {}, text(self).without(...HELPERS)).map(
  (found) => found.join("; ") || undefined,
);

const inLayout = (css: string) => closest(ITEMS.join(", "), css);

/** The button that takes a change back. Other buttons with an icon belong to the inputs. */
const UNDO =
  "lightning-button-icon:not([slot*=input] *, [slot*=output] *, lightning-input *, lightning-helptext *, .slds-input__icon, .slds-dueling-list *, records-hoverable-link *)";

const dirty = derived<Row, boolean | null>((row) => {
  const { kind, readOnly = false, marked = false, marks = false, inCompound = false, mode } = row;
  const isWord = kind === "picklist" && row.value === undefined;
  const typed = isWord ? undefined : kind === "boolean" && row.value === "false" ? "" : (row.value ?? row.display);
  return isDirty({ marked, marks, shared: inCompound, readOnly, isNew: mode === "new", typed });
});

/** The record that a lookup holds. Its id is not in the page; text that nobody chose from the list is no record. */
const chosenRecord = flag(
  ".slds-input__icon-group button",
  "input.slds-combobox__input[readonly]",
  "lightning-pill",
  ".pillText",
).map((isChosen, { row }): Reference | undefined =>
  isChosen && row["display"] ? { display: String(row["display"]) } : undefined,
);

/**
 * One field of a form, in a layout or alone. The API name stands in one attribute, else in the control's own name; the parts
 * of a compound field go by its name and their own. What is shown in the reader's format (numbers, dates) is `display`.
 */
export const formFields = list<FormField>(
  [...ITEMS, ...BASE, `:is(${COMPOUND}) >>> [data-field]`, ".forceChangeRecordType"],
  {
    key: "name",
    hidden: "keep",
    not: ITEMS.map((item) => `${item}:has(>>> ${COMPOUND})`),
    given: {
      mode: above<string>("mode"),
      inCompound: flag(closest(COMPOUND)),
      compound: attr("data-target-selection-name", closest(TARGET)).map(fieldOf),
      part: oneOf(attr("data-field", self), attr("name", CONTROL)),
      kind: typedInto.otherwise("read"),
      marked: flag(
        closest(".slds-is-edited"),
        inLayout(".inline-edit-undo"),
        inLayout(UNDO),
        closest(".forcePageBlockItem.undo"),
      ),
      marks: flag(closest("records-record-layout-item, record_flexipage-record-field")),
      masks: oneOf(shownText, value(CONTROL)).map(isMask),
    },
  },
  {
    label: oneOf(
      textEvenHidden(
        ".test-id__field-label",
        "legend",
        ".slds-form-element__legend",
        "label.slds-form-element__label",
        "[part=label]",
        ".slds-form-element__label",
        ".uiLabel",
        ".inputLabel",
        "label",
        ".changeRecordTypeRow:first-child",
      ).without("abbr", ".required", ".changeRecordTypeRightColumn", ...HELPERS),
      attr("aria-label", CONTROL),
      textEvenHidden(closest("fieldset", "legend")),
    ),
    name: oneOf(
      derived<Row, string>(({ part, inCompound, compound }) =>
        inCompound && part ? partName(part, compound) : undefined,
      ),
      when("RecordTypeId", ":scope.forceChangeRecordType"),
      apiName,
      attr("data-target-selection-name", closest(TARGET)).map(fieldOf),
      attr("name", CONTROL).map(namedBy),
    ),
    type: oneOf(typedInto, shownType),
    options: byType("kind", { lookup: absent, read: absent, boolean: absent, "*": choices }).map((found) =>
      found.length > 0 ? found : undefined,
    ),
    value: byType("kind", {
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
      "*": value(CONTROL).map((raw, { row }) => (row["masks"] ? undefined : raw)),
    }),
    display: byType("kind", {
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
        "*": shownText.map((shown, { row }) => (row["masks"] ? undefined : shown)),
      }),
      "*": absent,
    }),
    original: absent,
    required: flag("abbr.slds-required", "[required]", "[aria-required=true]", ".required", ".slds-required"),
    readOnly: flag(
      `:scope:not(:has(>>> ${CONTROL}))`,
      ".is-read-only",
      "textarea[readonly]",
      "input[readonly]:not(.slds-combobox__input)",
    ),
    dirty,
    disabled: flag(
      `:is(${CONTROL})[disabled]`,
      "[role=combobox][aria-disabled=true]",
      "[data-source-list][aria-disabled=true]",
    ),
    visible: onScreen,
    error: textEvenHidden(
      "[data-help-message]",
      "[data-error-message]",
      ".slds-has-error >>> .slds-form-element__help:not([data-date-format])",
      ":scope.slds-has-error >>> .slds-form-element__help:not([data-date-format])",
      "ul.has-error",
    ),
    reference: byType("kind", {
      read: shownReference,
      lookup: chosenRecord,
      "*": absent,
    }),
    masked: oneOf(
      masked(CONTROL),
      derived<Row, boolean>(({ masks }) => masks || undefined),
    ),
    source: oneOf<FormField["source"]>(
      derived<Row, "unknown">(({ masks }) => (masks ? "unknown" : undefined)),
      byType<FormField["source"]>("kind", {
        read: when("attribute", '.test-id__field-value a[href*="/lightning/r/"]'),
        "*": source(CONTROL),
      }),
    ).otherwise("unknown" as const),
    ref: ref(CONTROL, self),
  },
).map((fields) => fields.filter(({ label }) => label !== undefined));
