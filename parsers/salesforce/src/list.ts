import {
  attr,
  defineView,
  derived,
  fromUrl,
  type Listing,
  list as listOf,
  oneOf,
  self,
  text,
  when,
} from "@onscreen/core";
import { DIALOGS, LEFT } from "./pages.js";
import { BARE, rows } from "./rows.js";
import { type Column, SalesforceList } from "./schema.js";
import { columnOf, countOf, folded, listingOf } from "./values.js";

const HEAD = `th:is([scope=col], [role=columnheader]):is([aria-label], [title]):not(${BARE.join(", ")})`;

const columns = listOf<Column>(
  [`thead ${HEAD}`],
  { key: "name" },
  {
    label: oneOf(attr("aria-label", self), attr("title", self), text(self)).map(folded),
    name: attr("data-col-key-value", self).map((key) => columnOf(key).name),
    type: attr("data-col-key-value", self).map((key) => columnOf(key).type),
    sort: oneOf<"ascending" | "descending">(
      when("ascending", ":scope[aria-sort=ascending]", ":scope.ascending"),
      when("descending", ":scope[aria-sort=descending]", ":scope.descending"),
    ),
  },
);

/** Where a list stands: list views and related lists of both generations, and tables of other components. */
const ROOTS = [
  "lst-object-home",
  "lst-related-list-desktop",
  "lst-list-view-manager",
  ".forceObjectHomeDesktop",
  ".forceRelatedListDesktop",
  ".forceListViewManager",
  "lightning-datatable",
  "table.uiVirtualDataTable",
];

/** Cards of a record page are part of its record. */
const ON_RECORD = ["lst-related-list-single-container", "article.forceRelatedListCardDesktop"];

interface Known {
  columns: Column[];
  rows: readonly unknown[];
  status?: string;
}

/** A list view, the page of a related list, or a table on any other page of Lightning Experience. */
export const list = defineView({
  name: "salesforce.list",
  record: SalesforceList,
  route: /^\/lightning\/(?:o\/\w+\/list|r\/(?:\w+\/)?\w{15,18}\/related\/)/,
  root: ROOTS,
  background: [...LEFT, ...ON_RECORD],
  covered: DIALOGS,
  ready: [":scope:not(:has(>>> lightning-spinner, lst-stencil-table))"],
  authored: ["lightning-formatted-rich-text"],
  given: {
    status: text(".countSortedByFilteredBy", ".listTitle .sortLabel", "h2.slds-card__header-title .slds-shrink-none"),
  },
  fields: {
    objectApiName: oneOf(
      fromUrl(/^\/lightning\/o\/(\w+)\/list/),
      attr("name", "input[name$='-search-input']").map((name) => name.replace(/-search-input$/, "")),
    ),
    name: text(
      "lst-list-view-picker >>> .slds-page-header__title",
      ".selectedListView",
      ".listViewTitle",
      "h2.slds-card__header-title .slds-truncate",
      "h1.listTitle",
    ),
    filterName: fromUrl(/[?&]filterName=([^&#]+)/),
    columns,
    rows,
    sortedBy: derived<Known, string>(({ columns: all = [] }) => {
      const sorted = all.find(({ sort }) => sort !== undefined);
      return sorted?.name ?? sorted?.label;
    }),
    listing: derived<Known, Listing>((row) =>
      listingOf(row.rows?.length ?? 0, row.status === undefined ? undefined : countOf(row.status)),
    ),
  },
});
