import { absent, defineView, derived, fromUrl, list, text, wholeNumber } from "@onscreen/core";
import { AUTHORED, ending, named, own } from "./anchors.js";
import { cards } from "./card.js";
import { Board, type Column } from "./schema.js";

const COLUMN = ending("column.draggable-column.styled-wrapper");
const HEADER = ending("header.column-header-container");
const NAME = ending("column-title.column-name");

/** A board shows what is scrolled to: cards that are not drawn are not told of. */
export const drawnCards = derived<Board, Board["listing"]>(({ columns = [] }) => ({
  shown: columns.reduce((sum, { cards: drawn }) => sum + drawn.length, 0),
  complete: false,
}));

/** The board of a software project on Cloud. */
export const board = defineView({
  name: "jira.board",
  layout: "software",
  record: Board,
  route: /^\/jira\/software\/(?:c\/)?projects\/[^/]+\/boards\/\d+\/?(?:[?#]|$)/,
  root: [
    `#ak-main-content:has(${own(COLUMN)})`,
    named("software-board.board"),
    `#jira-frontend:not(:has(#ak-main-content)):has(${own(COLUMN)})`,
  ],
  authored: AUTHORED,
  fields: {
    boardId: fromUrl(/\/boards\/(\d+)/),
    projectKey: fromUrl(/\/projects\/([^/?#]+)/),
    name: absent,
    columns: list<Column>(
      [COLUMN],
      {},
      {
        name: text(NAME),
        count: text(HEADER).without(NAME, "button", '[role="button"]').map(wholeNumber),
        max: absent,
        cards: cards(ending("board-kit.ui.card.card")),
      },
    ),
    listing: drawnCards,
  },
});
