import {
  absent,
  attr,
  type Field,
  group,
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
import { rows as tableRows } from "./rows.js";
import type { Cell, RelatedList, RelatedRow } from "./schema.js";
import { countOf, recordIdIn, unmaskedCell, withoutColon } from "./values.js";

const recordLink = 'a[href*="/lightning/r/"]:not([href*="/related/"])';

const cell = group<Cell>({
  display: text(self)
    .without(...HELPERS)
    .blank(""),
  raw: absent,
  link: url("a[href]"),
  dirty: absent,
}).map(unmaskedCell);

/** A card: its heading is the record, its pairs are fields. */
const cards: Field<RelatedRow[]> = list<RelatedRow>(
  ["lst-related-preview-card", "li.slds-item:has(dl)", "li:has(> .forceRecordLayout)"],
  { key: "recordId" },
  {
    name: text(`.slds-tile__title ${recordLink}`, `h3 ${recordLink}`, ".slds-tile__title", "h3", recordLink).without(
      ...HELPERS,
    ),
    recordId: attr("href", recordLink).map(recordIdIn),
    url: url(recordLink),
    selected: absent,
    cells: zipped<Cell>(["dl dd"], { headers: ["dl dt"], label: text(self).map(withoutColon), value: cell }),
    cellsByName: absent,
    ref: ref(recordLink, self),
  },
).map((found) => found.filter(({ name }) => name !== undefined));

const rows = oneOf<RelatedRow[]>(tableRows.map(unlessEmpty), cards);

const TITLE = ["h2 span[title]", ".slds-card__header-title span[title]", "header span[title]"];
const COUNT = TITLE.map((title) => `${title} + span`);

/** Related lists that are drawn, of three generations. An Aura list stands inside a Lightning container. */
export const relatedLists = list<RelatedList>(
  [
    "lst-related-list-single-container",
    "lst-related-list-view-manager",
    '[data-component-id="force_relatedListContainer"] article',
    "article.forceRelatedListCardDesktop",
  ],
  { key: "title" },
  {
    title: oneOf(attr("title", ...TITLE), textEvenHidden("h2 a span", "h2")),
    count: text(...COUNT).map((shown) => countOf(shown)?.count),
    countIsLowerBound: text(...COUNT).map((shown) => countOf(shown)?.isLowerBound || undefined),
    rows,
  },
).map((lists) => lists.filter(({ title }) => title !== undefined));
