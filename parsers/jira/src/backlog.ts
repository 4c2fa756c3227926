import { absent, closest, defineView, derived, flag, sections, self, text } from "@onscreen/core";
import { AUTHORED, holding, named, starting } from "./anchors.js";
import { softwareCard } from "./card.js";
import { Backlog, type Card, type Sprint } from "./schema.js";
import { testidOf } from "./status.js";

const CONTAINER = starting("software-backlog.card-list.container.");
const TOGGLE = named("software-backlog.card-list.left-side");

/** A backlog shows what is scrolled to. */
export const drawnIssues = derived<Backlog, Backlog["listing"]>(({ sprints = [] }) => ({
  shown: sprints.reduce((sum, { issues }) => sum + issues.length, 0),
  complete: false,
}));

/** The backlog of a software project on Cloud. What a sprint holds follows its container and need not stand in it. */
export const backlog = defineView({
  name: "jira.backlog",
  record: Backlog,
  route: /^\/jira\/software\/(?:c\/)?projects\/[^/]+\/boards\/\d+\/backlog/,
  root: [named("software-backlog.backlog-content.scrollable")],
  authored: AUTHORED,
  fields: {
    sprints: sections<Omit<Sprint, "issues"> & { items: Card[] }, Card>(
      [CONTAINER],
      {
        id: testidOf(self).map((name) => /container\.(\d+)$/.exec(name)?.[1]),
        name: text("h2", closest("li", "h2")),
        collapsed: flag(`${TOGGLE}[aria-expanded="false"]`, closest("li", `${TOGGLE}[aria-expanded="false"]`)),
        total: absent,
      },
      [holding("card-list.card.content-container.")],
      { key: "key", unique: true },
      softwareCard,
    ).map((found) => found.map(({ items, ...sprint }) => ({ ...sprint, issues: items }))),
    listing: drawnIssues,
  },
});
