import {
  attr,
  closest,
  group,
  list,
  oneOf,
  type Reference,
  ref,
  self,
  textEvenHidden,
  url,
  zipped,
} from "@onscreen/core";
import type { Row } from "./schema.js";
import { tableIn, unmaskedCell } from "./values.js";

type Cell = Row["cells"][string];

const linked = "a[sys_id][href]";

/** A cell by the column's own name, by its heading where it has none. What a cell shows for "nothing" stays as shown. */
const cell = group<Cell>({
  display: textEvenHidden(self).blank(""),
  reference: group<Reference>(
    {
      display: textEvenHidden(self),
      id: attr("sys_id", self),
      type: url(self).map(tableIn),
      url: url(self),
    },
    linked,
  ),
}).map(unmaskedCell);

/**
 * The rows of a classic list: a page's own, or a related list of a form. Cells have no names; they meet the headers by their
 * position behind the columns for the checkbox and the preview.
 */
export const rows = list<Row>(
  ["tr.list_row[sys_id]"],
  { key: "sysId", hidden: "keep" },
  {
    sysId: attr("sys_id", self),
    table: attr("record_class", self),
    url: url("a.formlink"),
    cells: zipped<Cell>([":scope > td:not(.list_decoration_cell)"], {
      headers: [closest("table", "th.list_hdr")],
      label: oneOf(attr("name", self), attr("glide_label", self)),
      value: cell,
    }),
    ref: ref("a.formlink", "a.glide_ref_item_link", self),
  },
);
