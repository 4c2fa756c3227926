import { attr, defineView, type Field, fromUrl, list, number, self, text } from "@onscreen/core";
import { drawnCards } from "./board.js";
import { card } from "./card.datacenter.js";
import { WRITTEN } from "./issue.datacenter.js";
import { Board, type Card, type Column } from "./schema.js";

const HEADERS = "#ghx-column-headers .ghx-column";

interface Header {
  id?: string;
  name?: string;
  count?: number;
  max?: number;
}

const headers: Field<Header[]> = list<Header>(
  [HEADERS],
  { key: "id" },
  {
    id: attr("data-id", self),
    name: text(".ghx-column-title", "h2"),
    count: number(".ghx-qty"),
    max: number(".ghx-limits .ghx-busted-max"),
  },
);

/** The cards of every lane, by the column that they stand in. */
const cells = list<{ columnId?: string; cards: Card[] }>(
  [".ghx-columns .ghx-column"],
  {},
  {
    columnId: attr("data-column-id", self),
    cards: list<Card>([".ghx-issue[data-issue-key]", ".js-issue[data-issue-key]"], { key: "key", unique: true }, card),
  },
);

/** A board of Data Center: the headers stand apart from the columns, which each lane has anew. */
export const boardDatacenter = defineView({
  name: "jira.board",
  layout: "datacenter",
  record: Board,
  route: /\/secure\/RapidBoard\.jspa\?(?!(?:.*&)?view=(?:planning|reporting))/,
  root: ["#ghx-work:has(.ghx-columns)", "#ghx-pool:has(.ghx-columns)"],
  authored: WRITTEN,
  given: { headers },
  fields: {
    boardId: fromUrl(/[?&]rapidView=(\d+)/),
    projectKey: fromUrl(/[?&]projectKey=([A-Z][A-Z0-9_]*)/),
    name: text("#ghx-board-name"),
    columns: cells.map((found, { row }) => columnsOf((row["headers"] as Header[] | undefined) ?? [], found)),
    listing: drawnCards,
  },
});

function columnsOf(heads: readonly Header[], found: readonly { columnId?: string; cards: Card[] }[]): Column[] {
  const inColumn = (id: string | undefined): Card[] =>
    found.filter(({ columnId }) => columnId === id).flatMap(({ cards }) => cards);
  const headed = heads.map(({ id, ...head }) => ({ ...head, cards: inColumn(id) }));
  const others = [...new Set(found.map(({ columnId }) => columnId))].filter(
    (id) => !heads.some((head) => head.id === id),
  );
  return [...headed, ...others.map((id) => ({ cards: inColumn(id) }))];
}
