import {
  absent,
  attr,
  constant,
  defineView,
  derived,
  flag,
  fromUrl,
  list,
  noItems,
  oneOf,
  ref,
  self,
  text,
  when,
} from "@onscreen/core";
import { anyDirty } from "./dirty.js";
import { portalFields } from "./fields.portal.js";
import { messages } from "./form.js";
import { addresses } from "./pages.js";
import { type Action, Form, type Section } from "./schema.js";

const question = '[id^="sp_formfield_"]';
const inLayout = "sp-variable-layout *";

/** Addresses keep their parameters once more encoded when the portal stands in the shell's frame. */
const parameter = (name: string, value: string): RegExp =>
  new RegExp(`(?:[?&]|%3F|%26)${name}(?:=|%3D)(${value})`, "i");

/** A form in Service Portal or Employee Center: the questions of a catalog item, or the fields of a record. */
export const portalForm = defineView({
  name: "servicenow.form",
  layout: "portal",
  record: Form,
  ...addresses("\\w+(?:/|%(?:25)?2F)?\\?(?:.*&)?id=(?:sc_cat_item|form)(?:&|$)"),
  root: [`[widget]:has(${question})`, "#sc_cat_item", "sp-variable-layout"],
  fields: {
    surface: constant("portal"),
    table: fromUrl(parameter("table", "[a-z]\\w*")),
    isNew: oneOf<boolean>(
      when(true, "#sc_cat_item", ":scope#sc_cat_item"),
      fromUrl(parameter("sys_id", "-1|[0-9a-f]{32}")).map((id) => id === "-1"),
      constant(true),
    ),
    sysId: oneOf<string | null>(
      fromUrl(parameter("sys_id", "[0-9a-f]{32}")),
      derived<Form, null>(({ isNew }) => (isNew ? null : undefined)),
    ),
    displayValue: absent,
    title: text("h1", "h2"),
    view: fromUrl(parameter("view", "\\w+")),
    sections: list<Section>(
      [`:scope:has(${question}:not(${inLayout}))`],
      {},
      {
        id: absent,
        title: absent,
        active: constant(true),
        fields: portalFields(`:not(${inLayout})`),
        fieldsComplete: constant(true),
      },
    ),
    variables: portalFields(`:is(${inLayout})`),
    journals: noItems,
    activities: noItems,
    activitiesComplete: derived<Form, boolean>(({ isNew = false }) => isNew),
    attachments: noItems,
    relatedLists: noItems,
    messages,
    quantity: absent,
    price: absent,
    recurringPrice: absent,
    delivery: absent,
    isDirty: derived<Form, boolean | null>(({ sections = [], variables = [] }) =>
      anyDirty([...sections.flatMap(({ fields }) => fields), ...variables]),
    ),
    actions: list<Action>(
      ["button[name=submit]", "#submit-btn"],
      { key: "name", unique: true },
      {
        label: text(self),
        name: oneOf(attr("name", self), attr("id", self)),
        disabled: flag(":scope[disabled]", ":scope[aria-disabled=true]"),
        ref: ref(self),
      },
    ),
    ref: ref(self),
  },
});
