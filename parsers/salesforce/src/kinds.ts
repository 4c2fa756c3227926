import { oneOf, when } from "@onscreen/core";
import { CONTROL } from "./fields.js";

const here = (css: string): [string, string] => [`:scope:is(${css})`, css];

/** The kind of a field by the component that takes its value, the most telling first. */
export const typedInto = oneOf<string>(
  when("password", "input[type=password]"),
  when("record_type", ":scope.forceChangeRecordType"),
  when("lookup", ...here("lightning-lookup, lightning-grouped-combobox, records-record-layout-lookup, .uiInputLookup")),
  // a time is chosen from a list, and is no picklist
  when("datetime", "lightning-datetimepicker", ".uiInputDateTime"),
  when("date", "lightning-datepicker", ...here(".uiInputDate")),
  when("time", "lightning-timepicker"),
  when("multipicklist", ...here("lightning-dual-listbox"), "select[multiple]"),
  when("picklist", ...here("lightning-picklist, lightning-combobox, records-record-picklist"), "select", "a.select"),
  when("picklist", "lightning-base-combobox"),
  when("radio", ...here("lightning-radio-group"), "input[type=radio]"),
  when("checkboxes", ...here("lightning-checkbox-group")),
  when("boolean", "input[type=checkbox]"),
  when("html", ".ql-editor"),
  when("textarea", "textarea"),
  when("file", "input[type=file]"),
  when("number", "input[role=spinbutton]", "input[inputmode=decimal]", "input[type=number]", ...here(".uiInputNumber")),
  when("email", "input[inputmode=email]", "input[type=email]"),
  when("phone", "input[inputmode=tel]", "input[type=tel]"),
  when("url", "input[inputmode=url]", "input[type=url]"),
  when("text", CONTROL),
);
