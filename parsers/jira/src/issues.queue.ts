import { attr, constant, defineView, derived, list, oneOf, ref, self, text, url, when } from "@onscreen/core";
import { AUTHORED, BROWSE, holding, LOZENGE, LOZENGE_TEXT, own, PROFILE, starting } from "./anchors.js";
import { listingOf, place } from "./issues.js";
import { cellAt, type QueueCell, rowsOf } from "./queue.js";
import { type IssueRow, Issues } from "./schema.js";
import { statusAt, testidOf } from "./status.js";

const CELL = holding("virtual-table.table.content.rows.common.cell-wrapper-row");
/** A drawn person without a picture is nobody, whatever word stands beside it. */
const NOBODY = `:scope:has([role="img"]:not(button *)):not(:has(img, ${PROFILE}))`;
const EMPTY = starting("servicedesk-queues-empty-queue.");

/** A queue of a service project on Cloud: a virtual table whose columns are told by their names alone. */
export const queue = defineView({
  name: "jira.issues",
  layout: "queue",
  record: Issues,
  route: /^\/jira\/servicedesk\/projects\/[^/]+\/queues\/custom\/\d+\/?(?:[?#]|$)/,
  root: [`#jira-frontend:has(${own(CELL)}, ${own(EMPTY)})`],
  authored: AUTHORED,
  fields: {
    view: constant("queue"),
    ...place,
    rows: list<QueueCell>(
      [CELL],
      {},
      {
        at: testidOf(self).map(cellAt),
        shown: oneOf<string | null>(
          when(null, NOBODY),
          text(LOZENGE_TEXT, LOZENGE),
          text(self),
          attr("alt", "img"),
        ).blank(null),
        url: url(BROWSE),
        type: attr("alt", "img"),
        status: statusAt([LOZENGE_TEXT, LOZENGE]),
        ref: ref(self),
      },
    ).map((cells) => rowsOf(cells.filter(({ at }) => at))),
    columns: derived<Issues, Issues["columns"]>((record) =>
      [...new Set((record.rows ?? []).flatMap(({ fields }: IssueRow) => Object.keys(fields)))].map((name) => ({
        label: name,
        name,
      })),
    ),
    listing: derived<Issues, Issues["listing"]>((record) => listingOf(record.rows?.length ?? 0)),
  },
});
