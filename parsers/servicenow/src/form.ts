import {
  type Attachment,
  absent,
  attr,
  constant,
  defineView,
  derived,
  flag,
  fromUrl,
  list,
  oneOf,
  ref,
  self,
  shown,
  text,
  url,
  value,
} from "@onscreen/core";
import { activities } from "./activities.js";
import { anyDirty } from "./dirty.js";
import { formFields } from "./fields.js";
import { journalDirt, journals } from "./journals.js";
import { addresses, pageWith } from "./pages.js";
import { rows } from "./rows.js";
import { type Action, Form, type Message, type RelatedList, type Section } from "./schema.js";
import { relatedTable, severityOf, sysIdIn, tableOf } from "./values.js";
import { variables } from "./variables.js";

/** Messages above a page, also those of the catalog. */
export const messages = list<Message>(
  [".outputmsg", "#sc_order_status_intro_text .notification"],
  {},
  {
    severity: attr("class", self).map(severityOf),
    text: oneOf(
      text(".outputmsg_text", "[aria-live]"),
      text(":scope:not(:has(.outputmsg_text, [aria-live]))").without("button"),
    ),
  },
).map((found) => found.filter((message) => message.text));

/** Every button stands above and below the form: once is enough. */
const actions = list<Action>(
  [".form_action_button"],
  { key: "name", unique: true },
  {
    label: text(self),
    name: attr("data-action-name", self),
    disabled: flag(":scope[disabled]", ":scope[aria-disabled=true]", ":scope.disabled"),
    ref: ref(self),
  },
);

/** Files in the header; the entry that manages them is none. */
export const attachments = list<Attachment>(
  ['#header_attachment_list li:has(a[href*="sys_attachment.do"])'],
  {},
  {
    name: text('a[href*="sys_attachment.do"]'),
    id: attr("href", 'a[href*="sys_attachment.do"]').map(sysIdIn),
    url: url('a[href*="sys_attachment.do"]'),
    mime: absent,
    size: absent,
    inDrive: absent,
  },
);

const relatedLists = list<RelatedList>(
  ["[tab_list_name_raw]"],
  { key: "table", hidden: "keep", given: { loaded: flag("table.data_list_table") } },
  {
    title: attr("tab_caption", self),
    table: oneOf(attr("tab_list_name_raw", self).map(relatedTable), attr("glide_table", "table.data_list_table")),
    count: oneOf(attr("tab_rows_v2", self), attr("grand_total_rows", "table.data_list_table")).map(Number),
    rows: rows.map((found, { row }) => (row["loaded"] ? found : undefined)),
  },
);

const FIELD = '[id^="element."]';

/**
 * The section's heading is drawn a second time above the form. A form without sections counts as one, and so do the fields
 * that stand beside them.
 */
const sections = list<Section>(
  ['[id^="section_tab."]:not([data-header-only="true"])', ':scope:not(:has([id^="section_tab."]))'],
  { key: "id", hidden: "keep" },
  {
    id: attr("data-section-id", self),
    title: attr("tab_caption", self),
    active: shown(self),
    fields: formFields(FIELD),
    fieldsComplete: constant(true),
  },
).map((named, { row }): Section[] => {
  const beside = row["beside"] as Section["fields"] | undefined;
  return beside?.length ? [{ active: true, fields: beside, fieldsComplete: true }, ...named] : named;
});

const isNew = oneOf(
  value("#sys_row").map((row) => row === "-1"),
  fromUrl(/sys_id(?:=|%3D|%253D)(-1|[0-9a-f]{32})/i).map((id) => id === "-1"),
);

/** A classic form, in the shell's frame or on a page of its own; `body` is the body of that document. */
export const form = defineView({
  name: "servicenow.form",
  layout: "classic",
  record: Form,
  ...addresses("(?!\\w*_list\\.do)\\w+\\.do\\?(?:.*&)?sys_id="),
  root: [pageWith("form.form_body")],
  authored: [".sn-widget-textblock-body", "iframe[id$=_ifr] >>> body"],
  given: { isNew, beside: formFields(`:scope:has([id^="section_tab."]) ${FIELD}:not([id^="section_tab."] *)`) },
  fields: {
    surface: constant("classic"),
    table: oneOf(value("#sys_target"), attr("id", "form.form_body").map(tableOf)),
    isNew,
    sysId: oneOf<string | null>(
      derived<Form, null>(({ isNew }) => (isNew ? null : undefined)),
      value("#sys_uniqueValue"),
    ),
    displayValue: value("#sys_displayValue").map((shown) => shown || undefined),
    title: text(".navbar-title-caption", "h1.form_header:not(:has(.navbar-title-caption))"),
    view: value("#sysparm_view").map((name) => name || undefined),
    sections,
    variables,
    journals,
    activities,
    activitiesComplete: flag("[ng-click^='loadMore']:not(.ng-cloak, .ng-hide, .ng-cloak *, .ng-hide *)").map(
      (more) => !more,
    ),
    attachments,
    relatedLists,
    messages,
    quantity: absent,
    price: absent,
    recurringPrice: absent,
    delivery: absent,
    isDirty: derived<Form, boolean | null>(({ sections: all = [], variables: asked = [], journals: notes = [] }) =>
      anyDirty([...all.flatMap(({ fields }) => fields), ...asked, ...notes.map(journalDirt)]),
    ),
    actions,
    ref: ref("form.form_body"),
  },
  expect: [
    {
      says: "a form has fields",
      fields: ["sections"],
      holds: ({ sections: all, variables: asked, journals: notes }) =>
        asked.length + notes.length > 0 || all.some(({ fields }) => fields.length > 0),
    },
  ],
});
