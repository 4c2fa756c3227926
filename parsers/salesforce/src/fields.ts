import {
  absent,
  attr,
  byType,
  checked,
  closest,
  constant,
  derived,
  type FormField,
  flag,
  group,
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
import { fieldOf, isMask, objectIn, recordIdIn } from "./values.js";

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

const VALUE = ".test-id__field-value, .forcePageBlockItemView .slds-form-element__static";
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
export const recordFields = list<FormField>(
  ITEMS,
  {
    key: "name",
    hidden: "keep",
    not: ITEMS.map((item) => `${item}:has(>>> ${CONTROL})`),
    given: { masks: shownText.map(isMask) },
  },
  {
    label: textEvenHidden(...LABELS),
    name: apiName,
    type: shownType,
    value: byType("type", { boolean: ticked, "*": attr("href", recordLink).map(recordIdIn) }),
    display: byType("type", {
      boolean: absent,
      "*": shownText.map((value, { row }) => (row["masks"] ? undefined : value)),
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
  },
).map((fields) => fields.filter(({ label }) => label !== undefined));
