import {
  type Attachment,
  absent,
  attr,
  byType,
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
  onPage,
  read,
  richText,
  type Selector,
  self,
  text,
  unlessEmpty,
  url,
  when,
} from "@onscreen/core";
import {
  AUTHORED,
  BROWSE,
  CHILDREN,
  CURRENT,
  ending,
  LOZENGE,
  LOZENGE_TEXT,
  named,
  own,
  PANEL,
  SUMMARY,
  starting,
} from "./anchors.js";
import { COMMENT_LIST, comments, MORE_COMMENTS, undrawn, withUndrawn } from "./comments.js";
import { customFields } from "./customfields.js";
import { personIn } from "./people.js";
import { children, links } from "./related.js";
import { adf } from "./richtext.js";
import { type Comment, Issue } from "./schema.js";
import { statusAt } from "./status.js";
import { labels, tags } from "./tags.js";
import { beforeDash, keyIn, pointsIn, priorityIn, projectOf, summaryInTitle, wholeKey, withDigit } from "./values.js";

const HEAD = `${own(CURRENT)}, ${own(SUMMARY)}`;
const DIALOG = `[role="dialog"]:has(${HEAD})`;
const HEAD_IN_DIALOG = `[role="dialog"] ${own(CURRENT)}, [role="dialog"] ${own(SUMMARY)}`;
/** The page where a panel or a dialog that was left stays in it, not shown: as much of it as holds none of them. */
const BESIDE = `#jira-frontend :has(${own(CURRENT)}):has(${own(SUMMARY)}):not(:has(${PANEL}, [role="dialog"]), ${PANEL}, ${PANEL} *, [role="dialog"], [role="dialog"] *)`;
const STATUS = ending("status-view.status-button.status-button");
const STATUS_BOX = ending("status-and-approvals-wrapper.status-and-approval");
const DESCRIPTION = ending("field.rich-text.description");
/** The field of the day when it is due, with its heading; without a day it holds the word for none. */
const DUE = `:is(${ending("issue-view-date-field.duedate")}, ${ending("date-inline-edit.duedate")})`;
const SPLIT = ending("view-switcher.toggle-button.split-view");
const EDITED_SUMMARY = ending("issue-field-summary-inline-edit--container");

/** A list, empty where its panel stands and holds nothing, absent where the page has no such panel. */
const inPanel = <T>(found: Field<T[]>, ...panel: [Selector, ...Selector[]]): Field<T[]> =>
  oneOf<T[]>(found.map(unlessEmpty), when<T[]>([], ...panel));

/** A work item on Cloud: on its own page, beside a list, or in a dialog above a board. */
export const issue = defineView({
  name: "jira.issue",
  layout: "cloud",
  record: Issue,
  route: /^[^?#]*\/(?:browse|issues|queues\/custom\/\d+)\/[A-Za-z][A-Za-z0-9_]*-\d+|[?&]selectedIssue=/,
  root: [
    PANEL,
    DIALOG,
    `#jira-frontend:has(#jira-issue-header, ${HEAD}):not(:has(${PANEL}, ${HEAD_IN_DIALOG}))`,
    BESIDE,
  ],
  // a dialog above the page is the issue; the one behind it is not on the screen
  covered: [DIALOG],
  ready: [SUMMARY, EDITED_SUMMARY],
  authored: AUTHORED,
  given: { more: flag(...MORE_COMMENTS), undrawn },
  fields: {
    flavour: constant("cloud"),
    presentation: oneOf<Issue["presentation"]>(
      when("modal", ':scope[role="dialog"]'),
      when("panel", `:scope${PANEL}`),
      when("split", onPage(`${SPLIT}[aria-checked="true"]`)),
      constant("page"),
    ),
    key: oneOf(
      attr("href", CURRENT, `${ending("breadcrumb-current-issue-container")} ${BROWSE}`).map(keyIn),
      text(CURRENT).map(wholeKey),
      byType("presentation", {
        page: fromUrl(/^[^?#]*\/(?:browse|issues|custom\/\d+)\/([A-Z][A-Z0-9_]*-\d+)(?:[/?#]|$)/),
        "*": fromUrl(/[?&]selectedIssue=([A-Z][A-Z0-9_]*-\d+)/),
      }),
    ),
    url: url(CURRENT, `${ending("breadcrumb-current-issue-container")} ${BROWSE}`),
    projectKey: derived<Issue, string>(({ key = "" }) => projectOf(key)),
    projectName: oneOf(
      // a long name is cut in the text, not in the picture's words
      attr("alt", `${ending("breadcrumbs.project.item")} img`),
      text(ending("breadcrumbs.project.item")),
    ),
    issueId: absent,
    type: oneOf(
      attr("aria-label", ending("noneditable-issue-type.button")),
      attr("alt", `${ending("noneditable-issue-type.button")} img`, `${ending("change-issue-type.button")} img`),
      attr("aria-label", ending("change-issue-type.button")).map(beforeDash),
    ),
    parent: group<NonNullable<Issue["parent"]>>({
      // of several the nearest stands last, before the issue itself
      key: oneOf(
        list<string>([`a${ending("breadcrumbs.parent-issue.item")}`], {}, attr("href", self)).map((above) =>
          keyIn(above.at(-1) ?? ""),
        ),
        attr("href", ending("issue-field-parent.ui.view-link")).map(keyIn),
      ),
      summary: absent,
    }),
    // while it is edited the heading is gone: the page's title still has it, a board's title has not
    summary: oneOf(
      text(SUMMARY),
      byType("presentation", {
        page: read((_, { page }) => page.title, { reads: [] }).map((title, { row }) =>
          summaryInTitle(title, String(row["key"] ?? "")),
        ),
      }),
    ),
    status: statusAt(
      [
        ending("status-view.status-button.status-button--text"),
        STATUS,
        `${STATUS_BOX} ${LOZENGE_TEXT}`,
        `${STATUS_BOX} button`,
      ],
      [`${STATUS} ${LOZENGE}`, `${STATUS_BOX} ${LOZENGE}`],
    ),
    resolution: absent,
    priority: oneOf(
      text(ending("priority-readview-full.ui.priority.wrapper")),
      attr("alt", `${ending("priority-readview-full.ui.priority.wrapper")} img`).map(priorityIn),
    ),
    assignee: personIn(named("issue.views.field.user.assignee")),
    reporter: personIn(named("issue.views.field.user.reporter")),
    labels,
    components: tags("components", "component"),
    fixVersions: tags("fixVersions", "fixVersion"),
    affectsVersions: tags("versions", "affectedVersion"),
    sprint: text(`${starting("issue-field-sprint-readview-full.ui.sprint")} a`),
    storyPoints: text(ending("story-point-estimate-readview-full.ui.story-point-estimate")).map(pointsIn),
    team: text(ending("issue-field-team.ui.view-team-name"), ending("team-profilecard-trigger-wrapper")),
    due: moment({
      text: oneOf(
        text(ending("coloured-due-date.ui.colored-due-date-container")),
        text(`${DUE} ${ending("issue-field-date.ui.issue-field-date--container")}`).map(withDigit),
      ),
    }),
    created: moment({ text: text(`${ending("created-date.ui.read.meta-date")} [role="presentation"]`) }),
    updated: moment({ text: text(`${ending("updated-date.ui.read.meta-date")} [role="presentation"]`) }),
    resolved: absent,
    environment: richText(`${ending("field.rich-text.environment")} .ak-renderer-document`, adf),
    description: oneOf(
      richText([`${DESCRIPTION} .ak-renderer-document`], adf),
      when(null, `${DESCRIPTION}:not(:has(.ak-renderer-document, .ProseMirror))`),
    ),
    customFields,
    attachments: list<Attachment>(
      [named("media-file-card-view"), named("media-file-card-loaded-view")],
      {},
      {
        name: attr("data-test-media-name", self),
        id: absent,
        mime: absent,
        size: absent,
        url: absent,
        inDrive: absent,
      },
    )
      .map((files) => files.filter(({ name }) => name))
      .map(unlessEmpty),
    links: links.map(unlessEmpty),
    children: inPanel(children, CHILDREN),
    comments: inPanel(
      comments.map((drawn, { row }) => withUndrawn(drawn, row["undrawn"] as Comment[])),
      COMMENT_LIST,
    ),
    commentsComplete: derived<Issue, boolean>(
      ({ comments: drawn }, { row }) => drawn !== undefined && !row["more"] && drawn.every(({ rendered }) => rendered),
    ),
  },
  expect: [
    {
      says: "of several comments that are drawn one names who wrote it",
      fields: ["comments.author"],
      holds: ({ comments: drawn = [] }) => {
        const read = drawn.filter(({ rendered }) => rendered);
        return read.length < 3 || read.some(({ author }) => author);
      },
    },
  ],
});
