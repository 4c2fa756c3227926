import {
  above,
  absent,
  attr,
  byType,
  closest,
  derived,
  type FormField,
  flag,
  list,
  masked,
  oneOf,
  type Reference,
  ref,
  self,
  source,
  textEvenHidden,
  unlessEmpty,
  value,
  when,
} from "@onscreen/core";
import { choices } from "./choices.js";
import { isDirty } from "./dirty.js";
import {
  apiName,
  CONTROL,
  ITEMS,
  OUTPUT_FIELD,
  onScreen,
  shownReference,
  shownSource,
  shownText,
  shownType,
  TARGET,
} from "./fields.js";
import { typedInto } from "./kinds.js";
import { HELPERS } from "./pages.js";
import { type FormRow, typedDisplay, typedValue } from "./typed.js";
import { fieldOf, isMask, namedBy, partName, withLabel } from "./values.js";

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
  OUTPUT_FIELD,
  ".uiInput:not(.uiInputLookup *)",
];

/** A name, an address, a place on the map: each part is a field. */
const COMPOUND = "lightning-input-name, lightning-input-address, lightning-input-location";

/** Kinds without choices of their own: a date's and a time's are days and hours. */
const NO_CHOICES = { lookup: absent, read: absent, boolean: absent, datetime: absent, date: absent, time: absent };

const inLayout = (css: string) => closest(ITEMS.join(", "), css);

/** The button that takes a change back. Other buttons with an icon belong to the inputs. */
const UNDO =
  "lightning-button-icon:not([slot*=input] *, [slot*=output] *, lightning-input *, lightning-helptext *, .slds-input__icon, .slds-dueling-list *, records-hoverable-link *)";

const dirty = derived<FormRow, boolean | null>((row) => {
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
    // the boxes of a table are no fields
    not: [
      ...[...ITEMS, "lightning-input-field"].map((item) => `${item}:has(>>> ${COMPOUND})`),
      ...BASE.map((component) => `lightning-datatable >>> ${component}`),
    ],
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
      textEvenHidden(".changeRecordTypeRow:first-child").without(".changeRecordTypeRightColumn"),
      textEvenHidden(".test-id__field-label", "legend", ".slds-form-element__legend").without(
        "abbr",
        ".required",
        ...HELPERS,
      ),
      textEvenHidden(
        "label.slds-form-element__label",
        "[part=label]",
        ".slds-form-element__label",
        ".uiLabel",
        ".inputLabel",
        "label",
      ).without("abbr", ".required", ...HELPERS),
      attr("aria-label", CONTROL),
      textEvenHidden(closest("fieldset", "legend")),
    ),
    name: oneOf(
      derived<FormRow, string>(({ part, inCompound, compound }) =>
        inCompound && part ? partName(part, compound) : undefined,
      ),
      when("RecordTypeId", ":scope.forceChangeRecordType"),
      apiName,
      attr("data-target-selection-name", closest(TARGET)).map(fieldOf),
      attr("name", CONTROL).map(namedBy),
    ),
    type: oneOf(typedInto, shownType),
    options: byType("kind", { ...NO_CHOICES, "*": choices }).map(unlessEmpty),
    value: typedValue,
    display: typedDisplay,
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
      derived<FormRow, boolean>(({ masks }) => masks || undefined),
    ),
    source: oneOf<FormField["source"]>(
      derived<FormRow, "unknown">(({ masks }) => (masks ? "unknown" : undefined)),
      byType<FormField["source"]>("kind", {
        read: shownSource,
        "*": source(CONTROL),
      }),
    ).otherwise("unknown" as const),
    ref: ref(CONTROL, self),
  },
).map(withLabel);
