import {
  absent,
  attr,
  byType,
  closest,
  constant,
  defineView,
  derived,
  type Field,
  fromUrl,
  list,
  oneOf,
  onPage,
  self,
  text,
  when,
} from "@onscreen/core";
import { AUTHORED, CHILDREN, ending, ROW, starting } from "./anchors.js";
import { tableRow } from "./rows.js";
import { type IssueRow, Issues } from "./schema.js";
import { type Count, countIn, queryIn } from "./values.js";

/** What the address and the header of the page say of a list. */
export const place = {
  projectKey: fromUrl(/\/projects\/([^/?#]+)/),
  projectName: text(onPage(ending("horizontal-nav-header.common.ui.read-view"))),
  jql: fromUrl(/[?&]jql=([^&#]+)/).map(queryIn),
};

/** How much is drawn, by the page's own count where it has one. */
export const listingOf = (shown: number, count: Count = {}): Issues["listing"] => ({
  shown,
  ...count,
  complete: count.total !== undefined && !count.totalIsLowerBound && shown >= count.total,
});

/** The children of an issue stand at the issue's address, which says nothing of them. */
const unlessChildren = (field: Field<string>): Field<string> => byType("view", { children: absent, "*": field });

/** Cloud's table of issues: the list of a project, the navigator, the timeline of a business space, an issue's children. */
export const issues = defineView({
  name: "jira.issues",
  layout: "table",
  record: Issues,
  route: /^\/jira\/(?:core|software\/(?:c\/)?)?\/?projects\/[^/]+\/list\/?(?:[?#]|$)/,
  root: ['table[data-vc="issue-table"]', `table:has(${ROW})`],
  authored: AUTHORED,
  given: {
    count: text(onPage(ending("list-view.issue-count.text"))).map(countIn),
  },
  fields: {
    view: oneOf<Issues["view"]>(
      when("children", closest(CHILDREN)),
      when("timeline", closest(starting("timeline.ui.")), starting("timeline.")),
      fromUrl(/^[^?#]*\/(list|timeline)\/?(?:[?#]|$)/).map((name) => name as Issues["view"]),
      constant("navigator"),
    ),
    projectKey: unlessChildren(place.projectKey),
    projectName: unlessChildren(place.projectName),
    jql: unlessChildren(place.jql),
    columns: list<Issues["columns"][number]>(
      ['thead th[aria-label]:not([aria-label=""])'],
      { key: "label" },
      { label: attr("aria-label", self), name: absent },
    ),
    rows: list<IssueRow>([ROW, '[data-vc="issue-row"]'], { key: "key", unique: true }, tableRow),
    listing: derived<Issues, Issues["listing"]>((record, { row }) =>
      listingOf(record.rows?.length ?? 0, record.view === "children" ? {} : (row["count"] as Count | undefined)),
    ),
  },
  expect: [
    {
      says: "of several rows one has a summary",
      fields: ["rows.summary"],
      holds: (record) => record.rows.length < 3 || record.rows.some(({ summary }) => summary),
    },
  ],
});
