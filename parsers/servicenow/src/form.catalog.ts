import {
  absent,
  attr,
  constant,
  defineView,
  derived,
  flag,
  list,
  noItems,
  ref,
  self,
  shown,
  text,
  value,
} from "@onscreen/core";
import { anyDirty } from "./dirty.js";
import { attachments, messages } from "./form.js";
import { addresses, pageWith } from "./pages.js";
import { type Action, Form } from "./schema.js";
import { variables } from "./variables.js";

const actions = list<Action>(
  ['.order_buttons button[name^="oi_"]'],
  { key: "name" },
  {
    label: text(self).without(".sr-only"),
    name: attr("name", self),
    disabled: flag(":scope[disabled]", ":scope[aria-disabled=true]", ":scope.disabled"),
    ref: ref(self),
  },
);

/** The page of a catalog item, half filled: what is ordered was never saved. */
export const catalogForm = defineView({
  name: "servicenow.form",
  layout: "catalog",
  record: Form,
  ...addresses("com\\.glideapp\\.servicecatalog_cat_item_view(?:_v2)?\\.do"),
  root: [pageWith("#item_table")],
  authored: [".catalog_description"],
  given: { counts: shown("#quantity") },
  fields: {
    surface: constant("catalog"),
    table: absent,
    isNew: constant(true),
    sysId: value("#item_table #sysparm_id", "#sysparm_id"),
    displayValue: absent,
    title: attr("data-form-title", "#page_title"),
    view: absent,
    sections: noItems,
    variables,
    journals: noItems,
    activities: noItems,
    activitiesComplete: constant(true),
    attachments,
    relatedLists: noItems,
    messages,
    quantity: value("#quantity").map((chosen, { row }) => (row["counts"] ? Number(chosen) : undefined)),
    price: text("#price_span").without("#recurring_price"),
    recurringPrice: text("#recurring_price"),
    delivery: text("#sc_delivery_time_cell"),
    isDirty: derived<Form, boolean | null>((form) => anyDirty(form.variables ?? [])),
    actions,
    ref: ref("#item_table"),
  },
});
