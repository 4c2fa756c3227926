import {
  absent,
  attr,
  closest,
  constant,
  defineView,
  derived,
  type Field,
  flag,
  fromUrl,
  list,
  oneOf,
  onPage,
  ref,
  self,
  text,
  url,
  when,
  zipped,
} from "@onscreen/core";
import { WRITTEN } from "./issue.datacenter.js";
import { listingOf } from "./issues.js";
import { type IssueRow, Issues } from "./schema.js";
import { statusInClass } from "./status.js";
import { type Count, countIn, queryIn } from "./values.js";

const HEADERS = [closest("table", "thead th")];
/** A person's cell without a person, whatever word stands there. */
const NOBODY = ":scope:is(td.assignee, td.reporter, td.creator):not(:has(.user-hover, a, img))";
const cell: Field<string | null> = oneOf<string | null>(when(null, NOBODY), text(self), attr("alt", "img")).blank(null);
const EMPTY = ".navigator-content .no-results-message";

/** The navigator of Data Center, and the sub-tasks of an issue there. */
export const issuesDatacenter = defineView({
  name: "jira.issues",
  layout: "datacenter",
  record: Issues,
  root: ["#issuetable", "table:has(tr.issuerow[data-issuekey])", EMPTY],
  authored: WRITTEN,
  given: {
    count: oneOf<Count>(
      when({ total: 0 }, ":scope.no-results-message"),
      text(onPage(".results-count-text"), onPage(".results-count")).map(countIn),
    ),
  },
  fields: {
    view: oneOf<Issues["view"]>(when("children", closest("#view-subtasks")), constant("navigator")),
    projectKey: absent,
    projectName: absent,
    jql: fromUrl(/[?&]jql=([^&#]+)/).map(queryIn),
    columns: list<Issues["columns"][number]>(
      ["thead th[data-id]"],
      { key: "name" },
      { label: text(self).otherwise(""), name: attr("data-id", self) },
    ),
    rows: list<IssueRow>(
      ["tr.issuerow[data-issuekey]"],
      { key: "key" },
      {
        key: attr("data-issuekey", self),
        url: url("td.issuekey a", "td.summary a", "td.stsummary a"),
        issueId: attr("rel", self),
        type: attr("alt", "td.issuetype img"),
        summary: text("td.summary a.issue-link", "td.summary p", "td.summary", "td.stsummary a"),
        status: statusInClass("td.status"),
        resolved: absent,
        selected: flag(":scope.focused"),
        fields: zipped<string | null>(["td"], { headers: HEADERS, label: text(self), value: cell }),
        fieldsByName: zipped<string | null>(["td"], {
          headers: HEADERS,
          label: attr("data-id", self),
          value: cell,
        }).map((cells) => (Object.keys(cells).length > 0 ? cells : undefined)),
        ref: ref(self),
      },
    ),
    listing: derived<Issues, Issues["listing"]>((record, { row }) =>
      listingOf(record.rows?.length ?? 0, record.view === "children" ? {} : (row["count"] as Count | undefined)),
    ),
  },
});
