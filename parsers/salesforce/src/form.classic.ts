import {
  absent,
  constant,
  defineView,
  derived,
  type FormField,
  fromUrl,
  group,
  list,
  oneOf,
  onPage,
  ref,
  sections,
  self,
  text,
} from "@onscreen/core";
import { anyDirty } from "./dirty.js";
import { CLASSIC_ITEMS, classicFormFields, classicFormGiven } from "./fields.classic.js";
import { HAS_FIELDS } from "./form.js";
import { classicId, classicObject } from "./record.classic.js";
import { SalesforceForm } from "./schema.js";
import { objectOfId, withLabel } from "./values.js";

interface Part {
  title: string;
  items: FormField[];
}

/** The edit page of Salesforce Classic. */
export const classicForm = defineView({
  name: "salesforce.form",
  layout: "classic",
  record: SalesforceForm,
  route: /^\/(?:(?:001|003|006|00Q|500|701|a\w\w)\w{12}(?:\w{3})?|001|003|006|00Q|500|701|a\w\w)\/e(?:[?#]|$)/,
  root: ["form#editPage"],
  fields: {
    mode: oneOf<SalesforceForm["mode"]>(
      classicId.map((): "edit" => "edit"),
      constant("new"),
    ),
    surface: constant("page"),
    objectApiName: oneOf(classicObject, fromUrl(/^\/(\w{3})\/e/).map(objectOfId)),
    recordId: classicId,
    recordType: absent,
    title: text(onPage(".bPageTitle .pageDescription")),
    sections: sections<Part, FormField>(
      [".pbSubheader"],
      { title: text("h3", self).without(".requiredText", ".requiredExample") },
      CLASSIC_ITEMS,
      { key: "name", given: classicFormGiven },
      classicFormFields,
    ).map((parts) =>
      parts.map(({ title, items }) => ({
        ...(title !== undefined && { title }),
        fields: withLabel(items),
      })),
    ),
    errors: list<string>([".pbError"], {}, text(self)),
    isDirty: derived<SalesforceForm, boolean | null>(({ sections: all = [] }) =>
      anyDirty(all.flatMap(({ fields }) => fields)),
    ),
    backgroundRecord: absent,
    actions: group<SalesforceForm["actions"]>({
      save: ref("input[name=save]"),
      saveAndNew: ref("input[name=save_new]"),
      cancel: ref("input[name=cancel]"),
    }).otherwise({}),
    ref: ref(self),
  },
  expect: [HAS_FIELDS],
});
