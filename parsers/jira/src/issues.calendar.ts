import { absent, attr, constant, defineView, derived, list, noItems, ref, self, text } from "@onscreen/core";
import { AUTHORED, ending, named } from "./anchors.js";
import { listingOf, place } from "./issues.js";
import { type IssueRow, Issues } from "./schema.js";
import { statusAt } from "./status.js";
import { wholeKey } from "./values.js";

const CARD = ending("calendar-unscheduled-panel-card.calendar-card-container");

/** The calendar of a business space on Cloud: the work items in its panel, which have no day yet and no link. */
export const calendar = defineView({
  name: "jira.issues",
  layout: "calendar",
  record: Issues,
  route: /^\/jira\/core\/projects\/[^/]+\/calendar\/?(?:[?#]|$)/,
  root: [named("calendar.ui.container")],
  authored: AUTHORED,
  fields: {
    view: constant("calendar"),
    ...place,
    columns: noItems,
    rows: list<IssueRow>(
      [CARD],
      { key: "key", unique: true },
      {
        key: attr("aria-label", self).map(wholeKey),
        url: absent,
        issueId: absent,
        type: attr("alt", 'img[src*="/issuetype/"]'),
        summary: text(`${ending("calendar-unscheduled-panel-card.draggable")} > :first-child:not(:has(img))`),
        status: statusAt([named("common-components-status-lozenge.status-lozenge--text")], []),
        resolved: absent,
        selected: absent,
        fields: constant({}),
        fieldsByName: absent,
        ref: ref(self),
      },
    ),
    listing: derived<Issues, Issues["listing"]>((record) => listingOf(record.rows?.length ?? 0)),
  },
});
