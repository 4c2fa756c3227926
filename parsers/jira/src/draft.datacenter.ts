import {
  absent,
  attr,
  closest,
  constant,
  defineView,
  type Field,
  fromUrl,
  group,
  oneOf,
  onPage,
  plainText,
  ref,
  richText,
  self,
  value,
  when,
} from "@onscreen/core";
import { BLANK_TEXT, isEmpty } from "./draft.js";
import { WRITTEN } from "./issue.datacenter.js";
import { Draft } from "./schema.js";
import { keyIn, wholeKey } from "./values.js";
import { wiki } from "./wiki.js";

/** The visual editor stands in a frame, the plain one is the text area of its form. */
const body = (area: string): Field<Draft["body"]> =>
  oneOf(
    richText(["iframe >>> body#tinymce", "iframe >>> body.mce-content-body"], wiki).blank(BLANK_TEXT),
    value(area).map(plainText),
  );

const issueKey: Field<string> = oneOf(
  attr("data-issue-key", onPage("#key-val[data-issue-key]")),
  attr("content", onPage('meta[name="ajs-issue-key"]')).map(wholeKey),
  fromUrl(/[?&]selectedIssue=([A-Z][A-Z0-9_]*-\d+)/),
  fromUrl(/^[^?#]*(\/browse\/[^?#]+)/).map(keyIn),
);

const actions = (save: string, cancel: string) =>
  group<Draft["actions"]>({ save: ref(save), cancel: ref(cancel) }).otherwise({});

/** A comment that is being written on Data Center. */
export const commentDatacenter = defineView({
  name: "jira.draft",
  layout: "comment-datacenter",
  record: Draft,
  root: ["#addcomment:has(textarea#comment)", "form#issue-comment-add", "form#comment-edit"],
  authored: WRITTEN,
  fields: {
    // a comment that is changed is none that is written
    target: oneOf<Draft["target"]>(when("unknown", ":scope#comment-edit"), constant("comment")),
    field: absent,
    issueKey,
    summary: absent,
    body: body("textarea#comment"),
    // the two ways to answer in a service project
    visibility: oneOf<NonNullable<Draft["visibility"]>>(
      when("internal", ".js-sd-internal-comment.active"),
      when("public", ".js-sd-external-comment.active"),
    ),
    empty: isEmpty,
    actions: actions("#issue-comment-add-submit", "#issue-comment-add-cancel"),
    ref: ref(self),
  },
});

/** A field of an issue that is being edited in its place. */
export const fieldDatacenter = defineView({
  name: "jira.draft",
  layout: "field-datacenter",
  record: Draft,
  root: ['.editable-field.active[id$="-val"]'],
  authored: WRITTEN,
  fields: {
    target: oneOf<Draft["target"]>(
      when("summary", ":scope#summary-val"),
      when("description", ":scope#description-val"),
      constant("field"),
    ),
    field: attr("id", ":scope:not(#summary-val, #description-val)").map((id) => id.replace(/-val$/, "")),
    issueKey,
    summary: absent,
    body: body('textarea, input:not([type="hidden"]), select'),
    visibility: absent,
    empty: isEmpty,
    actions: actions('button[type="submit"]', "button.cancel"),
    ref: ref(self),
  },
});

/** A new issue, or all fields of one, in a dialog of Data Center or on a page of its own. */
export const dialogDatacenter = defineView({
  name: "jira.draft",
  layout: "dialog-datacenter",
  record: Draft,
  root: ["#create-issue-dialog", "#create-subtask-dialog", "#edit-issue-dialog", "form#issue-edit"],
  authored: WRITTEN,
  fields: {
    target: oneOf<Draft["target"]>(when("unknown", ":scope:is(#edit-issue-dialog, #issue-edit)"), constant("create")),
    field: absent,
    issueKey: attr("data-issue-key", closest("#edit-issue-dialog", "[data-issue-key]")),
    summary: value("#summary").map((typed) => typed || undefined),
    body: body("textarea#description"),
    visibility: absent,
    empty: isEmpty,
    actions: actions("#create-issue-submit, #edit-issue-submit, #issue-edit-submit", ".cancel, #issue-edit-cancel"),
    ref: ref(self),
  },
});
