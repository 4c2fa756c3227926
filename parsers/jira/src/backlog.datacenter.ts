import { attr, defineView, flag, list, number, self, text } from "@onscreen/core";
import { drawnIssues } from "./backlog.js";
import { card } from "./card.datacenter.js";
import { WRITTEN } from "./issue.datacenter.js";
import { Backlog, type Card, type Sprint } from "./schema.js";

/** The plan of a board on Data Center: sprints, and the backlog below them. */
export const backlogDatacenter = defineView({
  name: "jira.backlog",
  layout: "datacenter",
  record: Backlog,
  route: /\/secure\/RapidBoard\.jspa\?(?:.*&)?view=planning/,
  root: ["#ghx-backlog"],
  authored: WRITTEN,
  fields: {
    sprints: list<Sprint>(
      [".ghx-backlog-container", ".js-sprint-container"],
      { key: "id" },
      {
        id: attr("data-sprint-id", self),
        name: text(".ghx-backlog-header .ghx-name"),
        collapsed: flag(":scope.ghx-closed"),
        total: number(".ghx-backlog-header .ghx-issue-count"),
        issues: list<Card>(
          [".js-issue[data-issue-key]", ".ghx-backlog-card[data-issue-key]"],
          { key: "key", unique: true },
          card,
        ),
      },
    ),
    listing: drawnIssues,
  },
});
