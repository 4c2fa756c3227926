import {
  absent,
  attr,
  closest,
  constant,
  defineView,
  derived,
  flag,
  fromUrl,
  list,
  noItems,
  oneOf,
  onPage,
  ref,
  self,
  shown,
  text,
  textEvenHidden,
  unlessEmpty,
  value,
} from "@onscreen/core";
import { anyDirty } from "./dirty.js";
import { JOURNALS, workspaceFields } from "./fields.workspace.js";
import { journalDirt, withText } from "./journals.js";
import { BACKGROUND } from "./pages.js";
import { type Action, Form, type Journal, type Message, type Section } from "./schema.js";
import { severityOf } from "./values.js";

/** The screen that a form stands on, in configurable workspaces and in the Agent Workspace before them. */
const onScreen = (css: string) => closest("sn-canvas-screen, [id^=chrome-tab-panel], now-record-form-connected", css);

const journals = list<Journal>(
  [JOURNALS, onScreen("now-activity-stream-compose-connected >>> .input-control [name]")],
  { key: "name", hidden: "keep" },
  {
    name: attr("name", self),
    label: oneOf(
      textEvenHidden(".now-form-field-label", "label"),
      attr("aria-label", "textarea"),
      attr("placeholder", "textarea"),
    ),
    text: oneOf(
      value("textarea", "input:not([type=hidden i])"),
      textEvenHidden("now-record-html-editor >>> iframe >>> body").blank(""),
    ),
    ref: ref("textarea", "iframe", self),
  },
).map(withText);

const sectionsAt = (...selectors: string[]) =>
  list<Section>(
    selectors,
    { key: "title", hidden: "keep" },
    {
      id: absent,
      title: textEvenHidden(".sn-section-header"),
      active: shown(self),
      fields: workspaceFields.map((fields) => fields.filter((field) => field.label !== undefined)),
      fieldsComplete: flag(".sn-section-form-column [name][defer]").map((pending) => !pending),
    },
  );

/**
 * A record in a workspace. Everything is found by what it can do, at any depth of shadow roots: chains of components broke
 * with every second release. Records in other tabs stay mounted and are not on the screen.
 */
export const workspaceForm = defineView({
  name: "servicenow.form",
  layout: "workspace",
  record: Form,
  route: /^\/now\/(?!nav\/).*\/record\/\w+\/[^/]+/,
  root: ["now-record-form-section-column-layout"],
  background: BACKGROUND,
  authored: ["now-record-html-editor >>> iframe >>> body"],
  fields: {
    surface: constant("workspace"),
    table: fromUrl(/.*\/record\/(\w+)\//),
    isNew: fromUrl(/.*\/record\/\w+\/(-1|[0-9a-f]{32})/).map((id) => id === "-1"),
    sysId: oneOf<string | null>(
      derived<Form, null>(({ isNew }) => (isNew ? null : undefined)),
      fromUrl(/.*\/record\/\w+\/([0-9a-f]{32})/),
    ),
    // a record in a sub-tab has both tabs selected; its own comes last
    displayValue: list<string>([onPage(".sn-chrome-one-tab.is-selected .sn-chrome-one-tab-label")], {}, text(self)).map(
      (labels) => labels.at(-1),
    ),
    title: absent,
    view: absent,
    sections: oneOf(sectionsAt("section.sn-section").map(unlessEmpty), sectionsAt(self)),
    variables: noItems,
    journals,
    activities: noItems,
    activitiesComplete: constant(false),
    attachments: noItems,
    relatedLists: noItems,
    messages: list<Message>(
      [onScreen("now-alert")],
      {},
      { severity: attr("status", self).map(severityOf).otherwise("unknown"), text: text(self) },
    ),
    quantity: absent,
    price: absent,
    recurringPrice: absent,
    delivery: absent,
    isDirty: derived<Form, boolean | null>(({ sections: all = [], journals: notes = [] }) =>
      anyDirty([...all.flatMap(({ fields }) => fields), ...notes.map(journalDirt)]),
    ),
    actions: list<Action>(
      [onScreen("now-record-common-uiactionbar >>> button")],
      { key: "label", unique: true },
      {
        label: oneOf(text(self), attr("aria-label", self)),
        name: absent,
        disabled: flag(":scope[disabled]", ":scope[aria-disabled=true]"),
        ref: ref(self),
      },
    ),
    ref: ref(self),
  },
  expect: [
    {
      says: "a form has fields",
      fields: ["sections"],
      holds: ({ sections: all }) => all.some(({ fields }) => fields.length > 0),
    },
  ],
});
