import {
  type Attachment,
  absent,
  attr,
  closest,
  constant,
  defineView,
  derived,
  type Field,
  flag,
  fromUrl,
  group,
  list,
  moment,
  oneOf,
  ref,
  richText,
  self,
  text,
  textEvenHidden,
  through,
  unlessEmpty,
  url,
  when,
} from "@onscreen/core";
import { comments, MORE_COMMENTS, NO_COMMENTS } from "./comments.datacenter.js";
import { userIn } from "./people.datacenter.js";
import { type Child, type CustomField, Issue, type IssueLink } from "./schema.js";
import { statusInClass } from "./status.js";
import { isoOf, keyIn, projectOf, untilDash, wholeKey, withDigit } from "./values.js";
import { wiki } from "./wiki.js";

export const WRITTEN = [".user-content-block", ".action-body", "#tinymce", ".mce-content-body"] as const;

const KEY = "#key-val";
const SIDE_KEY = ".ghx-fieldname-issuekey a";
const PARENT = "#parent_issue_summary";

/** A time in a field of its own. */
const timeIn = (field: string): Field<NonNullable<Issue["due"]>> =>
  moment({
    // "yesterday" is a time where the machine's stands by it; without, words may say that there is none
    text: oneOf(text(`${field} time`, `${field}[title]`, `${field} [title]`), text(field).map(withDigit)),
    full: attr("title", `${field}[title]`, `${field} [title]`),
    iso: attr("datetime", `${field} time[datetime]`).map(isoOf),
  });

/** Links of a field that may hide some of them; the link that unfolds them is none. */
const valuesOf = (field: string, all = `${field} a:not(.ellipsis)`): Field<string[]> =>
  oneOf<string[]>(
    list<string>([all], { hidden: "keep" }, textEvenHidden(self)).map(unlessEmpty),
    when<string[]>([], field),
  );

const related = {
  priority: attr("alt", ".priority img", "img.priority"),
  assignee: userIn(".assignee"),
  ref: ref(self),
};

/** An issue on Data Center and Server: its page, the page beside a list, and the pane of a board. */
export const issueDatacenter = defineView({
  name: "jira.issue",
  layout: "datacenter",
  record: Issue,
  route: /^(?:\/[^/?#]+)?\/browse\/[A-Z][A-Z0-9_]*-\d+(?:[/?#]|$)/,
  root: ["#issue-content", "#ghx-detail-view"],
  ready: ["#summary-val", '[data-field-id="summary"]'],
  authored: WRITTEN,
  given: { more: flag(...MORE_COMMENTS) },
  fields: {
    flavour: constant("datacenter"),
    presentation: oneOf<Issue["presentation"]>(
      when("panel", ":scope#ghx-detail-view"),
      when("split", closest(".split-view, .navigator-content .detail-panel, .list-results-panel ~ *")),
      constant("page"),
    ),
    key: oneOf(
      attr("data-issue-key", `${KEY}[data-issue-key]`),
      text(KEY, SIDE_KEY, "#dx-issuekey-val-h1 a", ".aui-page-header-main .issue-link").map(wholeKey),
      attr("href", "#dx-issuekey-val-h1 a", ".aui-page-header-main .issue-link").map(keyIn),
      fromUrl(/[?&]selectedIssue=([A-Z][A-Z0-9_]*-\d+)/),
    ),
    url: url(`${KEY}[href*="/browse/"]`, `${SIDE_KEY}[href*="/browse/"]`),
    projectKey: derived<Issue, string>(({ key = "" }) => projectOf(key)),
    projectName: text("#project-name-val", ".ghx-project"),
    issueId: attr("rel", `${KEY}[rel]`),
    type: oneOf(
      text("#type-val").without(".overlay-icon"),
      attr("title", "#type-val img").map(untilDash),
      attr("title", ".ghx-type[title]").map(untilDash),
      attr("alt", '[data-field-id="issuetype"] img'),
    ),
    parent: group<NonNullable<Issue["parent"]>>({
      key: oneOf(attr("data-issue-key", PARENT), attr("href", PARENT).map(keyIn)),
      summary: attr("title", PARENT),
    }),
    summary: text("#summary-val h2", "#summary-val", '[data-field-id="summary"]').without(".overlay-icon"),
    status: statusInClass("#status-val", '[data-field-id="status"]'),
    // the word for none stands there too, without the class of a resolution
    resolution: text("#resolution-val.resolved", "#resolution-val:not(.value, .unresolved)").without(".overlay-icon"),
    priority: text("#priority-val", '[data-field-id="priority"]').without(".overlay-icon"),
    assignee: userIn("#assignee-val"),
    reporter: userIn("#reporter-val"),
    labels: valuesOf("#wrap-labels", "#wrap-labels a.lozenge"),
    components: valuesOf("#components-val"),
    fixVersions: valuesOf("#fixfor-val"),
    affectsVersions: valuesOf("#versions-val"),
    sprint: absent,
    storyPoints: absent,
    team: absent,
    due: timeIn("#due-date"),
    created: timeIn("#created-val"),
    updated: timeIn("#updated-val"),
    resolved: timeIn("#resolutiondate-val"),
    environment: richText(["#environment-val .user-content-block"], wiki),
    description: oneOf(
      richText(["#description-val .user-content-block"], wiki),
      when(null, "#description-val:not(:has(.user-content-block, textarea, iframe))"),
    ),
    customFields: list<CustomField>(
      ['[id^="rowForcustomfield_"]'],
      { key: "id" },
      {
        id: attr("id", self).map((id) => id.replace("rowFor", "")),
        label: text(".name").map((label) => label.replace(/\s*[:\uFF1A]$/, "")),
        value: text('[id^="customfield_"][id$="-val"]').without(".overlay-icon").blank(null),
      },
    ).map(unlessEmpty),
    attachments: list<Attachment>(
      ["#attachmentmodule .attachment-content"],
      {},
      {
        name: text(".attachment-title a", "a.attachment-title", ".attachment-title"),
        id: attr("data-attachment-id", self),
        mime: absent,
        size: text(".attachment-size"),
        url: url("a.attachment-title", ".attachment-title a"),
        inDrive: absent,
      },
    ).map(unlessEmpty),
    links: list<IssueLink>(
      ["#linkingmodule .links-list dd"],
      { key: "key" },
      {
        key: oneOf(attr("data-issue-key", "[data-issue-key]"), attr("href", 'a[href*="/browse/"]').map(keyIn)),
        relation: text(closest(".links-list", "dt")),
        summary: text(".link-summary"),
        status: statusInClass(".status", ".link-snapshot"),
        ...related,
      },
    )
      .map((found) => found.filter(({ key }) => key))
      .map(unlessEmpty),
    children: list<Child>(
      [through("#view-subtasks tr.issuerow[data-issuekey]")],
      { key: "key" },
      {
        key: attr("data-issuekey", self),
        summary: text("td.stsummary a", "td.summary a"),
        status: statusInClass("td.status"),
        ...related,
      },
    ).map(unlessEmpty),
    comments: oneOf(comments.map(unlessEmpty), when<Issue["comments"] & object>([], NO_COMMENTS)),
    commentsComplete: derived<Issue, boolean>(({ comments: drawn }, { row }) => drawn !== undefined && !row["more"]),
  },
});
