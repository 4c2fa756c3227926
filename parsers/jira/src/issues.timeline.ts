import {
  absent,
  attr,
  constant,
  defineView,
  derived,
  type FieldsOf,
  list,
  noItems,
  ref,
  self,
  text,
  url,
} from "@onscreen/core";
import { AUTHORED, BROWSE, ending, holding, own } from "./anchors.js";
import { listingOf, place } from "./issues.js";
import { type IssueRow, Issues } from "./schema.js";
import { keyIn, resolvedIn } from "./values.js";

const PLAN_ROW = ending("scope.issues.issue.row");
const TEAM_ROW = holding("timeline-table.components.list-item.container-");

/** A row that names its work item by the link alone; what follows the link is the summary, which opens it too. */
const row: FieldsOf<IssueRow> = {
  key: attr("href", BROWSE).map(keyIn),
  url: url(BROWSE),
  issueId: attr("data-issue", self),
  type: attr("alt", 'img[src*="/issuetype/"]'),
  summary: text(`${BROWSE} ~ * button`, `${BROWSE} ~ button`),
  status: absent,
  resolved: attr("aria-label", BROWSE).map(resolvedIn),
  selected: absent,
  fields: constant({}),
  fieldsByName: absent,
  ref: ref(self),
};

/** Rows of a plan and of a team's timeline on Cloud, whose bars are drawn beside them. */
export const timeline = defineView({
  name: "jira.issues",
  layout: "timeline",
  record: Issues,
  route: /^\/jira\/plans\/\d+\/scenarios\/\d+\/timeline/,
  root: [`#jira-frontend:has(${own(PLAN_ROW)}, ${own(TEAM_ROW)})`],
  authored: AUTHORED,
  fields: {
    view: constant("timeline"),
    ...place,
    columns: noItems,
    rows: list<IssueRow>([PLAN_ROW, TEAM_ROW], { key: "key", unique: true }, row),
    listing: derived<Issues, Issues["listing"]>((record) => listingOf(record.rows?.length ?? 0)),
  },
});
