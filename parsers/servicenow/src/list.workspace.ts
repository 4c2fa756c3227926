import {
  absent,
  attr,
  closest,
  defineView,
  derived,
  group,
  type Listing,
  list as listOf,
  oneOf,
  ref,
  self,
  text,
  textEvenHidden,
  url,
  zipped,
} from "@onscreen/core";
import { BACKGROUND } from "./pages.js";
import { List, type Row } from "./schema.js";
import { columnIn, sysIdInWorkspace, tableInWorkspace, unmaskedCell } from "./values.js";

const recordLink = 'a[data-testisrecordlink="true"][href*="/record/"]';
const label = oneOf(text(".sn-text-link"), attr("data-test-label", self), text(self));

/** Cells have no names and meet the headers by position: not where one of them spans several columns. */
const HEADERS = closest("table:not(:has(thead th[colspan]))", "thead th");

const rows = listOf<Row>(
  ["now-grid >>> tbody > tr:has(> td):not(:has(> td[colspan]))"],
  { key: "sysId" },
  {
    sysId: attr("href", recordLink).map(sysIdInWorkspace),
    table: attr("href", recordLink).map(tableInWorkspace),
    url: url(recordLink),
    cells: zipped<Row["cells"][string]>([":scope > td"], {
      headers: [HEADERS],
      label: oneOf(attr("id", ":scope[id]").map(columnIn), label),
      value: group<Row["cells"][string]>({ display: textEvenHidden(self).blank(""), reference: absent }).map(
        unmaskedCell,
      ),
    }),
    ref: ref(recordLink, self),
  },
);

/**
 * A list in a workspace: a page of its own, a related list, a list on a dashboard. The id of a header begins with the column's
 * name; of the table and the title the page says nothing that is in no language.
 */
export const workspaceList = defineView({
  name: "servicenow.list",
  layout: "workspace",
  record: List,
  route: /^\/now\/(?!nav\/)(?:[^?#]*\/)?list(?:[/?#]|$)/,
  root: ["", "-related", "-snapshot"].map((kind) => `now-record-list-connected${kind}:has(>>> now-grid)`),
  background: BACKGROUND,
  fields: {
    table: absent,
    title: absent,
    query: absent,
    breadcrumb: absent,
    sort: absent,
    columns: listOf<List["columns"][number]>(
      ["now-grid >>> thead th[id]"],
      { key: "name" },
      { name: attr("id", self).map(columnIn), label, type: absent },
    ),
    rows,
    // rows come when scrolled to, and the list counts none of them in a place of its own
    listing: derived<List, Listing>((record) => ({ shown: record.rows?.length ?? 0, complete: false })),
  },
});
