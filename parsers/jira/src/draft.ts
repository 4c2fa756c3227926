import {
  absent,
  attr,
  closest,
  constant,
  defineView,
  derived,
  type Field,
  fromUrl,
  group,
  oneOf,
  plainText,
  ref,
  richText,
  self,
  value,
  when,
} from "@onscreen/core";
import { AUTHORED, COMMENT, CURRENT, ending, holding, INTERNAL, named, PANEL, REPLY, starting } from "./anchors.js";
import { adf } from "./richtext.js";
import { Draft } from "./schema.js";
import { testidOf } from "./status.js";
import { customFieldIn, keyIn } from "./values.js";

const EDITOR = '.ProseMirror[contenteditable="true"]';
const ACTIVITY = ending("issue.activity.comment");
const DESCRIPTION = `${ending("rich-text.editor-container")}, ${ending("field.rich-text.description")}`;
const CUSTOM = holding("rich-text.customfield_");
const SAVE = ending("comment-save-button");
const CANCEL = ending("comment-cancel-button");
/** All that an editor of an issue's own page may stand in, but for the description. */
const ELSEWHERE = `[role="dialog"] *, ${ACTIVITY} *, ${COMMENT} *, ${REPLY} *, ${CUSTOM} *`;

/** The issue that a draft belongs to. */
const issueKey: Field<string> = oneOf(
  attr("href", closest(`${PANEL}, [role="dialog"], #jira-frontend`, CURRENT)).map(keyIn),
  fromUrl(/[?&]selectedIssue=([A-Z][A-Z0-9_]*-\d+)/),
  fromUrl(/^[^?#]*\/(?:browse|issues|custom\/\d+)\/([A-Z][A-Z0-9_]*-\d+)(?:[/?#]|$)/),
);

export const isEmpty = derived<Draft, boolean>(({ body, summary }) => body && body.text === "" && !summary);
export const BLANK_TEXT = { text: "", markdown: "" };

/** What is typed in an open editor of Cloud. The buttons of comments and descriptions share their names, not their places. */
export const draft = defineView({
  name: "jira.draft",
  layout: "editor",
  record: Draft,
  root: [
    `${named("issue.component.editor.default-editor")}:has(${EDITOR})`,
    `${ACTIVITY}:has(${EDITOR})`,
    `.ak-editor-content-area:has(${EDITOR})`,
  ],
  authored: AUTHORED,
  fields: {
    issueKey,
    target: oneOf<Draft["target"]>(
      when("field", closest(CUSTOM)),
      when("reply", closest(REPLY)),
      when("comment", closest(ACTIVITY)),
      when("unknown", closest(COMMENT)),
      when("description", closest(DESCRIPTION)),
      // what is left on an issue's page
      when("description", `:scope:not(${ELSEWHERE})`).map((target, { row }) => (row["issueKey"] ? target : undefined)),
      constant("unknown"),
    ),
    field: testidOf(closest(CUSTOM)).map(customFieldIn),
    summary: absent,
    body: richText([EDITOR], adf).blank(BLANK_TEXT),
    visibility: when("internal", INTERNAL, closest(INTERNAL)),
    empty: isEmpty,
    actions: group<Draft["actions"]>({
      save: ref(SAVE, closest(`${ACTIVITY}, ${DESCRIPTION}, ${CUSTOM}`, SAVE)),
      cancel: ref(CANCEL, closest(`${ACTIVITY}, ${DESCRIPTION}, ${CUSTOM}`, CANCEL)),
    }).otherwise({}),
    ref: ref(self),
  },
});

const CONTROL = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]), select';

/** What is typed in a field that is edited in its place. */
export const fieldDraft = defineView({
  name: "jira.draft",
  layout: "field",
  record: Draft,
  root: [
    `${ending("issue-field-summary-inline-edit--container")}:has(textarea, input)`,
    `form[role="presentation"]:has(${holding("-editview-full.")}):has(${CONTROL})`,
  ],
  authored: AUTHORED,
  fields: {
    target: oneOf<Draft["target"]>(
      when("summary", `:scope${ending("issue-field-summary-inline-edit--container")}`),
      constant("field"),
    ),
    field: testidOf(holding("-editview-full.")).map((name) => /issue-field-(.+?)-editview-full/.exec(name)?.[1]),
    issueKey,
    summary: absent,
    body: value(CONTROL).map(plainText),
    visibility: absent,
    empty: isEmpty,
    actions: group<Draft["actions"]>({
      save: ref('button[type="submit"]'),
      cancel: absent,
    }).otherwise({}),
    ref: ref(self),
  },
});

/** A new work item in its dialog. */
export const createDraft = defineView({
  name: "jira.draft",
  layout: "create",
  record: Draft,
  root: [
    `[role="dialog"]:has(#summary-field)`,
    `[role="dialog"]:has(${starting("issue-create.ui.modal.create-form")})`,
  ],
  authored: AUTHORED,
  fields: {
    target: constant("create"),
    field: absent,
    issueKey: absent,
    summary: value("#summary-field", 'input[name="summary"]').map((typed) => typed || undefined),
    body: richText([EDITOR], adf).blank(BLANK_TEXT),
    visibility: absent,
    empty: isEmpty,
    actions: group<Draft["actions"]>({
      save: ref(ending("common.ui.footer.create-button")),
      cancel: ref(ending("common.ui.footer.cancel-button")),
    }).otherwise({}),
    ref: ref(self),
  },
});
