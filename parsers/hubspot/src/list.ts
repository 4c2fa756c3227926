import {
  attr,
  checked,
  defineView,
  derived,
  fromUrl,
  labelled,
  list as listOf,
  number,
  oneOf,
  onPage,
  ref,
  self,
  text,
  url,
} from "@onscreen/core";
import { firstShown } from "./first-shown.js";
import { HubSpotList, type Row } from "./schema.js";
import {
  type Count,
  cellProperty,
  cellRecord,
  cellType,
  countIn,
  headerProperty,
  listingOf,
  rowRecord,
  valueIfAny,
  valueOrNull,
} from "./values.js";

const CELLS = ['td[data-test-id^="cell-"]', 'td[data-table-external-id^="cell-"]'] as const;
const HEADERS = ['th[data-test-id^="header-"]', 'th[data-table-external-id^="header-"]'] as const;
const LABEL = '[data-test-id="truncated-object-label"]';
const FORMATTED = '[data-test-id^="label-cell-formatted-property-"]';
const PAGER = '[data-test-id="table-paginator"]';
const FOOTER = '[data-test-id="viz-sync-footer"]';
const TABS = '[data-test-id="view-tabs-container-lite"]';

type Column = HubSpotList["columns"][number];

/** What counts the rows and pages, beside the record's keys. */
interface Counts {
  rows: readonly unknown[];
  count: Count;
  number: number;
}

/** The list of records of one type: a table that is paged, and draws as many rows as it needs for the screen. */
export const list = defineView({
  name: "hubspot.list",
  record: HubSpotList,
  route: /^\/contacts\/\d+\/objects\/\d+-\d+\/views\/[^/]+\/list(?:[/?#]|$)/,
  root: ['[data-test-id="framework-data-table-container"]:has(table)', 'table[data-test-id="framework-data-table"]'],
  given: {
    count: oneOf(text(onPage(`${FOOTER} strong`)).map(countIn), text(onPage(FOOTER)).map(countIn)),
    number: number(`${PAGER} [aria-current="page"]`, onPage(`${PAGER} [aria-current="page"]`)),
  },
  fields: {
    objectTypeId: oneOf(
      fromUrl(/\/objects\/(\d+-\d+)\//),
      attr("data-test-id", CELLS[0], HEADERS[0]).map(cellType),
      attr("data-table-external-id", CELLS[1], HEADERS[1]).map(cellType),
    ),
    viewName: text(onPage(`${TABS} [aria-selected="true"]`), onPage(`${TABS} [data-test-id="view-tab-menu"]`)),
    columns: listOf<Column>(
      [...HEADERS, "thead th:not(:has(input[type=checkbox]))"],
      { key: ["name", "label"] },
      {
        name: oneOf(
          attr("data-test-id", `:scope:is(${HEADERS[0]})`).map(headerProperty),
          attr("data-table-external-id", `:scope:is(${HEADERS[1]})`).map(headerProperty),
        ),
        // other extensions write into the header itself
        label: text(LABEL, `:scope:not(:has(${LABEL}))`),
      },
    ).map((columns) => columns.filter(({ name, label }) => name !== undefined || label !== undefined)),
    rows: listOf<Row>(
      ['tr[data-test-id^="row-"]', `tr:has(${CELLS.join(", ")})`],
      { key: "id", unique: true },
      {
        id: oneOf(
          attr("data-test-id", `:scope[data-test-id]`).map(rowRecord),
          firstShown(attr("data-test-id", self).map(cellRecord), CELLS[0]),
          firstShown(attr("data-table-external-id", self).map(cellRecord), CELLS[1]),
        ),
        title: text(`td ${LABEL}`, ...CELLS.map((cell) => `${cell} a`)).map(valueIfAny),
        url: firstShown(url(self), 'a[href$="/{id}"]', 'a[href*="/{id}/"]', 'a[href*="/{id}?"]'),
        selected: checked(`td:not(${CELLS.join(", ")}) input[type=checkbox]`),
        cells: labelled<string | null>([...CELLS], {
          label: oneOf(
            attr("data-test-id", `:scope:is(${CELLS[0]})`).map(cellProperty),
            attr("data-table-external-id", `:scope:is(${CELLS[1]})`).map(cellProperty),
          ),
          value: text(FORMATTED, LABEL, `:scope:not(:has(${FORMATTED}, ${LABEL}))`).map(valueOrNull).blank(null),
        }),
        ref: ref(`td ${LABEL}`, self),
      },
    ),
    listing: derived<Counts, HubSpotList["listing"]>((row) => listingOf(row.rows?.length ?? 0, row.count, row.number)),
  },
  expect: [
    {
      says: "a row has cells",
      fields: ["rows.cells"],
      holds: (record) => record.rows.every(({ cells }) => Object.keys(cells).length > 0),
    },
  ],
});
