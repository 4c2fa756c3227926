import {
  attr,
  defineView,
  derived,
  type Listing,
  list as listOf,
  oneOf,
  self,
  text,
  textEvenHidden,
  unlessEmpty,
  wholeNumber,
} from "@onscreen/core";
import { addresses } from "./pages.js";
import { rows } from "./rows.js";
import { List } from "./schema.js";
import { direction, type ListCounts, listingOf, sortedBy } from "./values.js";

const table = "table.data_list_table";

interface Counts extends ListCounts {
  rows: readonly unknown[];
}

/** A classic list: a page of its own, one in the shell's frame, or the popup that chooses a reference. */
export const list = defineView({
  name: "servicenow.list",
  layout: "classic",
  record: List,
  ...addresses("\\w+_list\\.do"),
  root: [".list_v2:not(.related)", ".list_div:not(.related *)"],
  given: {
    counted: attr("total_rows", table),
    total: textEvenHidden('[id^="listv2_"][id$="_total_rows"]').map(wholeNumber),
    first: attr("first_row", table),
    size: attr("rows_per_page", table),
    sortDirection: attr("sort_dir", table),
  },
  fields: {
    table: oneOf(
      attr("glide_table", table),
      attr("table", ".breadcrumb_container[table]"),
      attr("data-list_id", table),
    ),
    title: text(".list_title .list_top_title", ".list_title").without(".list_view", ".other_lists_span"),
    query: attr("glide_list_query", table),
    breadcrumb: listOf<string>([".breadcrumb_link"], {}, text("b", self)).map(unlessEmpty),
    sort: oneOf(
      listOf<{ name: string; direction: string }>(
        ["th.list_hdr[sort_dir]"],
        { key: "name" },
        { name: attr("name", self), direction: attr("sort_dir", self).map(direction) },
      ).map((columns) => unlessEmpty(columns.filter((column) => column.direction !== undefined))),
      attr("sort", table).map((fields, { row }) => sortedBy(fields, String(row["sortDirection"] ?? ""))),
    ),
    columns: listOf<List["columns"][number]>(
      ["th.list_hdr"],
      { key: "name" },
      {
        name: attr("name", self),
        label: oneOf(text(".column_head"), attr("glide_label", self)),
        type: attr("glide_type", self),
      },
    ),
    rows,
    listing: derived<Counts, Listing>((row) => listingOf(row.rows?.length ?? 0, row)),
  },
});
