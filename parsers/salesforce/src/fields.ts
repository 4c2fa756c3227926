import {
  absent,
  attr,
  byType,
  checked,
  closest,
  constant,
  derived,
  type Field,
  type FieldsOf,
  type FormField,
  flag,
  group,
  type ListOptions,
  list,
  oneOf,
  type Reference,
  ref,
  self,
  shown,
  source,
  textEvenHidden,
  url,
  when,
} from "@onscreen/core";
import { HELPERS } from "./pages.js";
import { fieldOf, isMask, objectIn, recordIdIn, unmasked, withLabel } from "./values.js";

/** One field of a layout: page layouts, before Spring '22 under another name, Dynamic Forms, Aura's page blocks. */
export const ITEMS = [
  "records-record-layout-item",
  "force-record-layout-item",
  "record_flexipage-record-field",
  ".forcePageBlockItem",
];

/** What a person types into or chooses from. A box that can't be ticked shows a value. */
export const CONTROL = [
  "input:not([type=hidden i], [type=checkbox][disabled], .slds-resizable__input)",
  "textarea",
  "select",
  "[role=combobox]",
  ".ql-editor[contenteditable]",
  ".uiInput a.select",
  "ul[data-source-list]",
  "ul[id*=source-list]",
].join(", ");

/** The field's place in the data model: the only name that is in no language. */
export const TARGET = '[data-target-selection-name^="sfdc:RecordField."]';

export const apiName = attr("data-target-selection-name", `:scope${TARGET}`, TARGET).map(fieldOf);

export const LABELS = [".test-id__field-label", ".slds-form-element__label", ".label span"];

/** A field that a component of the organisation's own shows: it has a label and a value, and no name. */
export const OUTPUT_FIELD = "lightning-output-field";

const FORMATTED = ["text", "rich-text", "number", "date-time", "email", "phone", "url", "name", "address", "location"]
  .map((kind) => `lightning-formatted-${kind}`)
  .join(", ");

const VALUE = `.test-id__field-value, .forcePageBlockItemView .slds-form-element__static, :scope:is(${OUTPUT_FIELD}) >>> :is(${FORMATTED})`;
/** Not below the value, where native shadow puts it into a slot. */
const recordLink = 'a[href*="/lightning/r/"]:not(lightning-formatted-url a)';

/** The kind of a value by the component that shows it, the most telling first. */
export const shownType = oneOf<string>(
  when("lookup", "force-lookup", "force-owner-lookup", "records-hoverable-link", ".forceOutputLookup"),
  when("record_type", "records-record-type", ".forceOutputRecordType"),
  when("html", "lightning-formatted-rich-text", ".uiOutputRichText"),
  when("number", "lightning-formatted-number", ".uiOutputNumber", ".uiOutputCurrency", ".uiOutputPercent"),
  when("datetime", "lightning-formatted-date-time", ".uiOutputDateTime", ".uiOutputDate"),
  when("email", "lightning-formatted-email", ".uiOutputEmail"),
  when("phone", "lightning-formatted-phone", "records-output-phone", "lightning-click-to-dial", ".uiOutputPhone"),
  when("url", "lightning-formatted-url", ".uiOutputURL"),
  when("name", "lightning-formatted-name"),
  when("address", "lightning-formatted-address", ".uiOutputAddress"),
  when("location", "lightning-formatted-location"),
  when("boolean", "input[type=checkbox]", ".uiOutputCheckbox"),
  constant("text"),
);

/** Whether a person sees it: in a saved page without its style the marks of folded panels say so. */
export const onScreen = oneOf<boolean>(when(false, closest(".slds-hide, [aria-hidden=true]")), shown(self));

export const ticked = oneOf<boolean>(
  checked("input[type=checkbox]"),
  flag({
    on: [".uiOutputCheckbox.checked", ".uiOutputCheckbox .checked"],
    off: [".uiOutputCheckbox.unchecked", ".uiOutputCheckbox .unchecked"],
  }),
).map(String);

/** What read mode shows, without its helpers. */
export const shownText = oneOf<string>(
  textEvenHidden(VALUE).without(...HELPERS),
  textEvenHidden(recordLink),
  textEvenHidden(VALUE)
    .without(...HELPERS)
    .blank(""),
);

/** A row of the table below, with what it knows beside the record's keys. */
interface Row extends FormField {
  masks: boolean;
}

/** Where a lookup leads: the only machine value that read mode shows. */
export const shownReference = group<Reference>(
  {
    display: textEvenHidden(self),
    id: attr("href", self).map(recordIdIn),
    type: attr("href", self).map(objectIn),
    url: url(self),
  },
  recordLink,
);

export const shownSource = oneOf<FormField["source"]>(
  when("attribute", recordLink, ".uiOutputCheckbox"),
  source("input[type=checkbox]"),
);

/**
 * One field of a record in read mode. The API name stands in one attribute only; labels are in the reader's language. Fields
 * that are being edited belong to the form.
 */
const shownFields = (items: readonly string[], options: ListOptions): Field<FormField[]> =>
  list<FormField>(items, { key: "name", ...options, given: { masks: shownText.map(isMask) } }, shownField).map(
    withLabel,
  );

const shownField: FieldsOf<FormField> = {
  label: textEvenHidden(...LABELS),
  name: apiName,
  type: shownType,
  value: byType("type", { boolean: ticked, "*": attr("href", recordLink).map(recordIdIn) }),
  display: byType("type", {
    boolean: absent,
    "*": shownText.map(unmasked),
  }),
  original: absent,
  dirty: constant(false),
  required: flag("abbr.slds-required", ".required"),
  readOnly: flag(
    ":scope:not(:has(>>> .inline-edit-trigger, .slds-form-element_edit))",
    "records-formula-output",
    ":scope:has(>>> .is-read-only)",
  ),
  disabled: absent,
  visible: onScreen,
  error: absent,
  options: absent,
  reference: shownReference,
  masked: derived<Row, boolean>(({ masks }) => masks || undefined),
  source: shownSource,
  ref: ref(".inline-edit-trigger", self),
};

/** Fields of a layout, those of folded sections and of other tabs too. */
export const recordFields = shownFields(ITEMS, {
  hidden: "keep",
  not: ITEMS.map((item) => `${item}:has(>>> ${CONTROL})`),
});

/** Fields that components of the organisation's own show beside the layout. */
export const otherFields = (sections: readonly string[]): Field<FormField[]> =>
  shownFields([OUTPUT_FIELD], { not: [...sections, ...ITEMS].map((box) => `${box} >>> *`) });
