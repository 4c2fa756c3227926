import {
  absent,
  attr,
  constant,
  type FormField,
  flag,
  group,
  list,
  oneOf,
  type Reference,
  ref,
  self,
  shown,
  textEvenHidden,
  url,
  when,
} from "@onscreen/core";
import { fieldOf, objectIn, recordIdIn } from "./values.js";

const recordLink = '.test-id__field-value a[href*="/lightning/r/"]';
const control = "input:not([disabled]), textarea, select, [role=combobox]";

/** The kind of a field by the component that shows its value, the most telling first. */
const type = oneOf<string>(
  when("lookup", "force-lookup", "force-owner-lookup", "records-hoverable-link"),
  when("record_type", "records-record-type"),
  when("html", "lightning-formatted-rich-text"),
  when("number", "lightning-formatted-number"),
  when("datetime", "lightning-formatted-date-time"),
  when("email", "lightning-formatted-email"),
  when("phone", "lightning-formatted-phone", "records-output-phone", "lightning-click-to-dial"),
  when("url", "lightning-formatted-url"),
  when("name", "lightning-formatted-name"),
  when("address", "lightning-formatted-address"),
  when("location", "lightning-formatted-location"),
  when("boolean", "lightning-input input[type=checkbox]"),
  constant("text"),
);

/**
 * One field of a record in read mode, in the page layout (`records-record-layout-item`) and with Dynamic Forms
 * (`record_flexipage-record-field`). The API name stands in one attribute only; labels are in the reader's language.
 */
export const recordFields = list<FormField>(
  ["records-record-layout-item:has(.test-id__field-label)", "record_flexipage-record-field:has(.test-id__field-label)"],
  { key: "name", hidden: "keep" },
  {
    label: textEvenHidden(".test-id__field-label"),
    name: attr("data-target-selection-name", "[data-target-selection-name]").map(fieldOf),
    type,
    value: attr("href", recordLink).map(recordIdIn),
    display: oneOf(textEvenHidden(recordLink), textEvenHidden(".test-id__field-value").blank("")),
    original: absent,
    dirty: oneOf<boolean | null>(when(false, `:scope:not(:has(${control}))`), constant(null)),
    required: flag("abbr.slds-required", "[aria-required=true]"),
    readOnly: flag(
      `:scope:not(:has(.inline-edit-trigger, .slds-form-element_edit, ${control}))`,
      "records-formula-output",
    ),
    disabled: absent,
    visible: shown(self),
    error: absent,
    options: absent,
    reference: group<Reference>(
      {
        display: textEvenHidden(self),
        id: attr("href", self).map(recordIdIn),
        type: attr("href", self).map(objectIn),
        url: url(self),
      },
      recordLink,
    ),
    masked: absent,
    source: oneOf<FormField["source"]>(when("attribute", recordLink), constant("unknown")),
    ref: ref(".inline-edit-trigger", self),
  },
);
