import {
  attr,
  checked,
  closest,
  type FieldOption,
  flag,
  following,
  list,
  oneOf,
  selected,
  self,
  textEvenHidden,
  when,
} from "@onscreen/core";
import { HELPERS } from "./pages.js";

const CHOSEN = "ul[data-selected-list], ul[id*=selected-list]";

/**
 * The choices of a picklist (drawn once it was opened), of a select, of two lists side by side, of radio buttons and of
 * boxes. In two lists the marked entry is only about to be moved; what is chosen stands in the second.
 */
export const choices = list<FieldOption>(
  [
    "lightning-base-combobox-item[data-value]",
    "select option",
    ":is(ul[data-source-list], ul[data-selected-list], ul[id*=source-list], ul[id*=selected-list]) [role=option]",
    "input[type=radio]",
    "lightning-checkbox-group >>> input[type=checkbox]",
    ":scope:is(lightning-checkbox-group) >>> input[type=checkbox]",
  ],
  { key: "value", hidden: "keep" },
  {
    value: oneOf(attr("data-value", self), attr("value", ":scope:is(option, input)")).blank(""),
    label: oneOf(
      textEvenHidden(":scope:not(input)").without(...HELPERS),
      textEvenHidden(following("label")),
      textEvenHidden(closest(".slds-radio, label")),
    ),
    selected: oneOf<boolean>(
      checked(":scope:is(input)"),
      selected(":scope:is(option)"),
      when(true, closest(CHOSEN)),
      flag(":scope[aria-checked=true]", ":scope:not([data-index])[aria-selected=true]"),
    ),
  },
);
