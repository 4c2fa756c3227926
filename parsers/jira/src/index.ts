import { attr, defineParser, onPage, person } from "@onscreen/core";
import { backlogDatacenter } from "./backlog.datacenter.js";
import { backlog } from "./backlog.js";
import { businessBoard } from "./board.business.js";
import { boardDatacenter } from "./board.datacenter.js";
import { board } from "./board.js";
import { commentDatacenter, dialogDatacenter, fieldDatacenter } from "./draft.datacenter.js";
import { createDraft, draft, fieldDraft } from "./draft.js";
import { issueDatacenter } from "./issue.datacenter.js";
import { issue } from "./issue.js";
import { calendar } from "./issues.calendar.js";
import { issuesDatacenter } from "./issues.datacenter.js";
import { issues } from "./issues.js";
import { queue } from "./issues.queue.js";
import { timeline } from "./issues.timeline.js";

export * from "./schema.js";

const meta = (name: string) => attr("content", onPage(`meta[name="${name}"]`));

/** Jira Cloud at *.atlassian.net, and by its markup Data Center at an organisation's own address. */
export const jira = defineParser({
  platform: "jira",
  matches: ["https://*.atlassian.net/*", "https://*.jira.com/*"],
  proof: [
    'meta[name="application-name"][data-name="jira"]',
    "#jira-frontend",
    "body#jira",
    "#key-val[data-issue-key]",
    "#ghx-detail-view",
  ],
  account: person({
    name: meta("ajs-remote-user-fullname"),
    id: meta("ajs-atlassian-account-id"),
    handle: meta("ajs-remote-user").map((name) => (name.includes(":") ? undefined : name)),
  }),
  views: [
    issue,
    issueDatacenter,
    issues,
    timeline,
    calendar,
    queue,
    issuesDatacenter,
    board,
    businessBoard,
    boardDatacenter,
    backlog,
    backlogDatacenter,
    draft,
    fieldDraft,
    createDraft,
    commentDatacenter,
    fieldDatacenter,
    dialogDatacenter,
  ],
  states: {
    blocked: { shows: ["body.page-type-message"] },
    loading: { shows: ["#jira-frontend:empty", '[aria-busy="true"]'] },
    "signed-out": {
      at: ["https://*/login.jsp*", "https://id.atlassian.com/login*"],
      shows: ["#login-form", "#form-login"],
    },
  },
});
