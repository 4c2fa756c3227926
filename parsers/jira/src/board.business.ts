import {
  absent,
  attr,
  defineView,
  type Field,
  fromUrl,
  list,
  oneOf,
  type Person,
  person,
  ref,
  self,
  text,
  url,
  when,
  wholeNumber,
} from "@onscreen/core";
import { AUTHORED, BROWSE, ending } from "./anchors.js";
import { drawnCards } from "./board.js";
import { Board, type Card, type Column } from "./schema.js";
import { afterColon, keyIn, priorityIn, resolvedIn, summaryIn } from "./values.js";

const HEADER = ending("board.content.cell.column-header");
const NAME = ending("board.content.cell.column-header.name");
const PRIORITY = 'img[src*="/priorities/"]';
/** The only button with a label of its own: the others are worded by their contents. */
const ASSIGNEE = `button[aria-label]:not(:has(${PRIORITY}))`;

const assignee: Field<Person | null> = oneOf<Person | null>(
  person({ name: attr("aria-label", self).map(afterColon) }, `${ASSIGNEE}:has(img)`),
  when(null, `${ASSIGNEE}:not(:has(img))`),
);

/** The board of a business space on Cloud. */
export const businessBoard = defineView({
  name: "jira.board",
  layout: "business",
  record: Board,
  route: /^\/jira\/core\/projects\/[^/]+\/board\/?(?:[?#]|$)/,
  root: ['[data-vc="business-board-container"]', ending("board.content.board-wrapper")],
  authored: AUTHORED,
  fields: {
    boardId: absent,
    projectKey: fromUrl(/\/projects\/([^/?#]+)/),
    name: absent,
    columns: list<Column>(
      ['[data-vc="business-board-column"]', ending("board.content.cell")],
      {},
      {
        name: text(NAME),
        count: text(HEADER).without(NAME, "button").map(wholeNumber),
        max: absent,
        cards: list<Card>(
          [ending("board.content.cell.card"), '[data-vc="business-board-card"]'],
          { key: "key", given: { shown: text(self).without("button") } },
          {
            key: attr("href", BROWSE).map(keyIn),
            url: url(BROWSE),
            type: attr("alt", 'img[src*="/issuetype/"]'),
            summary: attr("aria-label", BROWSE).map((label, { row }) =>
              summaryIn(label, String(row["key"] ?? ""), String(row["shown"] ?? "")),
            ),
            status: absent,
            resolved: attr("aria-label", BROWSE).map(resolvedIn),
            epic: absent,
            priority: attr("alt", PRIORITY).map(priorityIn),
            estimate: absent,
            assignee,
            flagged: absent,
            due: absent,
            ref: ref(self),
          },
        ),
      },
    ),
    listing: drawnCards,
  },
});
