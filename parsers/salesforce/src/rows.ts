import {
  absent,
  attr,
  closest,
  derived,
  type Field,
  flag,
  group,
  labelled,
  list,
  oneOf,
  ref,
  self,
  text,
  textEvenHidden,
  unlessEmpty,
  url,
  zipped,
} from "@onscreen/core";
import { HELPERS } from "./pages.js";
import type { Cell, Row } from "./schema.js";
import { asRecordId, columnOf, folded, recordIdIn, unmaskedCell } from "./values.js";

/** Columns that hold no data: numbers, boxes, menus of a row. */
export const BARE = ["-rowNumber-", "-SELECTABLE_CHECKBOX-", "-action-"].map(
  (kind) => `[data-col-key-value*="${kind}"]`,
);

const recordLink = 'a[href*="/lightning/r/"], a[href*="/sObject/"]';

/** A check mark says what it is to screen readers only; of everything else those words are helpers. */
const display = oneOf(
  textEvenHidden(':scope[data-col-key-value*="-boolean-"] >>> .slds-assistive-text:not(button *)'),
  text(self)
    .without(...HELPERS, '[id^="unsaved-cell-notification"]', "button[data-action-edit]")
    .blank(""),
);

const cell = group<Cell>({
  display,
  raw: attr("data-cell-value", self),
  link: oneOf(url(recordLink), url("a[href]")),
  dirty: flag({ on: [":scope.slds-is-edited"], off: [":scope.slds-cell-edit", ":scope[aria-readonly=false]"] }),
}).map(unmaskedCell);

const DATA = [`:is(td, th)[data-label][data-col-key-value]:not(${BARE.join(", ")})`];

const cellsByName = labelled<Cell>(DATA, {
  label: attr("data-col-key-value", self).map((key) => columnOf(key).name),
  value: cell,
}).map((cells) => (Object.keys(cells).length > 0 ? cells : undefined));

/** The link that leads to a row's own record: cells are read already, and older, hidden ones left out. */
const ownLink = ({ cells = {}, recordId }: Partial<Row>): string | undefined => {
  const links = Object.values(cells).flatMap(({ link }) => (link !== undefined && recordIdIn(link) ? [link] : []));
  return recordId === undefined
    ? links[0]
    : links.find((link) => recordIdIn(link)?.slice(0, 15) === recordId.slice(0, 15));
};

/** What stands beside the cells in a row. */
const common = {
  recordId: oneOf(
    attr("data-row-key-value", self).map(asRecordId),
    derived<Row, string>((row) => {
      const link = ownLink(row);
      return link && recordIdIn(link);
    }),
  ),
  url: derived<Row, string>(ownLink),
  selected: flag({ on: [":scope[aria-selected=true]", ":scope.selected"], off: [":scope[aria-selected]"] }),
  ref: ref(`th :is(${recordLink})`, recordLink, self),
};

/** A row of `lightning-datatable`: each cell tells its column's label, field and kind, and the value behind what is shown. */
const datatableRows = list<Row>(
  ["tr:has(> :is(td, th[scope=row])[data-col-key-value])"],
  { key: "recordId" },
  {
    cells: labelled<Cell>(DATA, { label: attr("data-label", self).map(folded), value: cell }),
    cellsByName,
    ...common,
  },
);

const head = "thead th:is([aria-label], [title])";

/** A row of the Aura table: cells meet the headers by position. Boxes and menus have headers without a label. */
const auraRows = list<Row>(
  ["table.uiVirtualDataTable tbody > tr:has(> th[scope=row])", "table.forceRecordLayout tbody > tr:has(> th)"],
  { key: "recordId" },
  {
    cells: zipped<Cell>([":scope > td", ":scope > th"], {
      headers: [closest("table", "thead th")],
      label: oneOf(attr("aria-label", `:scope:is(${head})`), attr("title", `:scope:is(${head})`)),
      value: cell,
    }),
    cellsByName: absent,
    ...common,
  },
);

/** The rows of a list of either kind: a page has one of them. */
export const rows: Field<Row[]> = oneOf(datatableRows.map(unlessEmpty), auraRows);
