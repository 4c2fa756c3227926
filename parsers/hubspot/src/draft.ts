import {
  absent,
  attr,
  byType,
  closest,
  constant,
  defineView,
  derived,
  fromUrl,
  group,
  oneOf,
  plainText,
  ref,
  richText,
  self,
  text,
  value,
  when,
} from "@onscreen/core";
import {
  AUTHORED,
  DEFERRED,
  EDITING,
  EDITORS,
  EVENT,
  HIGHLIGHT,
  isNamed,
  named,
  own,
  PREVIEWS,
  RTE,
  SAVE,
} from "./anchors.js";
import { hubspotText } from "./richtext.js";
import { Draft } from "./schema.js";
import { after } from "./values.js";

/** Activities are drawn in editors too. */
const ALONE = EDITORS.map((editor) => `${editor}:not(${EVENT} *)`);
const EDITOR = ALONE.join(", ");

/** Where it is typed: in the root, or the root itself. */
const TYPED = [...EDITORS, ...EDITORS.map((editor) => `:scope${editor}`)];

const TASK_TITLE = ['[data-field="hs_task_subject"]', '[data-selenium-test="property-input-hs_task_subject"]'] as const;
const TASKS = [...named("edit-task-panel"), ...named("task-form")];
const MEETING_TITLE = ['[data-test-id="title-input"]', '[data-selenium-test="meeting-title-input"]'] as const;
const EMAIL_SUBJECT = ['[data-selenium-test="email-subject-input"]', '[data-test-id="email-subject-input"]'] as const;

/** The description of a meeting: an editor, or what stands for one that was not opened. */
const DESCRIPTION = isNamed("attendee-description-editor");
const UNOPENED = isNamed("stackable-editable-description");

const CREATE = '[data-selenium-test="create"], [data-test-id="create-button"]';

const WINDOW = '[data-test-id^="activity-creator-window"]';
const PANEL = ':is([role="dialog"], [data-layer-for])';
const PROPERTY = `:scope${DEFERRED}`;
const MARKED = ':is([data-selenium-test^="property-input-"], [data-test-id^="property-input-"])';
const COMMENT = `${isNamed("callComments-container")}, [data-test-id^="comment-"]`;

/** A panel with a record in it is the record. */
const NO_RECORD = `:not(${PREVIEWS.join(", ")}, :has(${[...PREVIEWS, HIGHLIGHT].join(", ")}))`;

const NOTE = `[data-test-id="timeline-note-event"]:has(${SAVE})`;

/** What is typed and not sent or saved. */
export const draft = defineView({
  name: "hubspot.draft",
  record: Draft,
  root: [
    ...TASKS,
    `${WINDOW}:has(${EDITOR})`,
    `${PANEL}:has(${EDITOR}, ${EMAIL_SUBJECT.join(", ")})${NO_RECORD}`,
    `:is(form, body):has(${MEETING_TITLE.map(own).join(", ")}):has(${own(DESCRIPTION)}, ${own(UNOPENED)})`,
    `${DEFERRED}${EDITING}`,
    NOTE,
    ...EDITORS.map((editor) => `${isNamed("callComments-container")} ${editor}`),
    // what no panel holds: the reply of the inbox and the help desk
    ...ALONE,
  ],
  authored: AUTHORED,
  fields: {
    target: oneOf<Draft["target"]>(
      when("task", ...(TASKS.map((task) => `:scope${task}`) as [string, ...string[]]), ...TASK_TITLE),
      when("meeting", ...MEETING_TITLE, DESCRIPTION),
      when("email", ...EMAIL_SUBJECT, isNamed("communicator-from-address")),
      when("property", PROPERTY),
      when("note", ':scope[data-test-id="timeline-note-event"]'),
      when("comment", closest(COMMENT)),
      // the address names the composer that is open
      fromUrl(/[?&]interaction=(email|note|call|task)\b/).map((word) => Draft.shape.target.safeParse(word).data),
      // what stands in a window of its own is no reply to the thread
      when("unknown", `:scope:is(${WINDOW}, ${PANEL})`),
      fromUrl(/^([^?#]*(?:\/inbox\/\d|\/help-desk\/)[^?#]*)/).map(() => "reply" as const),
      constant("unknown"),
    ),
    property: byType("target", {
      property: oneOf(
        attr("data-selenium-test", '[data-selenium-test^="property-input-"]').map(after("property-input-")),
        attr("data-test-id", '[data-test-id^="property-input-"]').map(after("property-input-")),
        attr("data-test-id", closest("span[data-test-id]")),
      ),
    }),
    to: absent,
    cc: absent,
    bcc: absent,
    subject: value(...EMAIL_SUBJECT, ...MEETING_TITLE, ...TASK_TITLE),
    body: byType("target", {
      property: oneOf(
        richText(TYPED, hubspotText),
        value(`${MARKED}:is(input, textarea)`, "textarea", "input").map(plainText),
        text(`${MARKED}:not(input, textarea)`).map(plainText).blank({ text: "", markdown: "" }),
      ).blank({ text: "", markdown: "" }),
      note: oneOf(richText(RTE, hubspotText), richText(TYPED, hubspotText)).blank({
        text: "",
        markdown: "",
      }),
      "*": oneOf(richText(TYPED, hubspotText), when({ text: "", markdown: "" }, UNOPENED)).blank({
        text: "",
        markdown: "",
      }),
    }),
    empty: derived<Draft, boolean>(({ body, subject = "" }) => body && body.text === "" && subject === ""),
    actions: byType("target", {
      email: group<Draft["actions"]>({ send: ref(SAVE), save: absent }).otherwise({}),
      reply: constant({}),
      "*": group<Draft["actions"]>({ send: absent, save: ref(SAVE, CREATE) }).otherwise({}),
    }),
    ref: ref(self),
  },
});
