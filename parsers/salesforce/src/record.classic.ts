import {
  absent,
  attr,
  closest,
  defineView,
  type FormField,
  fromUrl,
  group,
  list,
  noItems,
  ref,
  sections,
  self,
  text,
  url,
  zipped,
} from "@onscreen/core";
import { CLASSIC_ITEMS, classicShownFields } from "./fields.classic.js";
import { type Action, type Cell, type RelatedList, type RelatedRow, SalesforceRecord } from "./schema.js";
import { classicRecord, objectOfId, unmaskedCell, withLabel } from "./values.js";

interface Part {
  title: string;
  items: FormField[];
}

const relatedRows = list<RelatedRow>(
  ["tr.dataRow"],
  { key: "recordId" },
  {
    name: text("th.dataCell a", "th.dataCell"),
    recordId: attr("href", "th.dataCell a").map(classicRecord),
    url: url("th.dataCell a"),
    selected: absent,
    cells: zipped<Cell>([":scope > .dataCell"], {
      headers: [closest("table", "tr.headerRow > :not(.actionColumn)")],
      label: text(self),
      value: group<Cell>({ display: text(self).blank(""), raw: absent, link: url("a[href]"), dirty: absent }).map(
        unmaskedCell,
      ),
    }),
    cellsByName: absent,
    ref: ref("th.dataCell a", self),
  },
);

const ID = /^\/([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/;

export const classicId = fromUrl(ID);
export const classicObject = fromUrl(ID).map(objectOfId);

/** A record in Salesforce Classic, on a page of its own or in a frame of the console. */
export const classicRecordView = defineView({
  name: "salesforce.record",
  layout: "classic",
  record: SalesforceRecord,
  route: /^\/(?:001|003|006|00Q|500|701|a\w\w)\w{12}(?:\w{3})?(?:[?#]|$)/,
  root: ["td#bodyCell:has(.bDetailBlock)", "body:has(.bDetailBlock):not(:has(td#bodyCell))"],
  fields: {
    objectApiName: classicObject,
    objectLabel: text(".bPageTitle .pageType"),
    recordId: classicId,
    name: text(".bPageTitle .pageDescription"),
    recordType: absent,
    highlights: noItems,
    path: absent,
    sections: sections<Part, FormField>(
      [".bDetailBlock .pbSubheader"],
      { title: text("h3", self) },
      CLASSIC_ITEMS.map((item) => `.bDetailBlock ${item}`),
      { key: "name" },
      classicShownFields,
    ).map((parts) =>
      parts.map(({ title, items }) => ({
        ...(title !== undefined && { title }),
        fields: withLabel(items),
      })),
    ),
    relatedLists: list<RelatedList>(
      [".bRelatedList"],
      { key: "title" },
      { title: text(".pbTitle h3", "h3"), count: absent, countIsLowerBound: absent, rows: relatedRows },
    ),
    timeline: noItems,
    tabs: noItems,
    actions: list<Action>(
      ["#topButtonRow input.btn"],
      { key: "label" },
      { label: attr("value", self), ref: ref(self) },
    ),
    ref: ref(".bDetailBlock", self),
  },
});
