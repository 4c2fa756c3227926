import { absent, attr, defineView, derived, fromUrl, list, oneOf, ref, self, text } from "@onscreen/core";
import { AUTHORED, own } from "./anchors.js";
import { type Card, HubSpotBoard } from "./schema.js";
import { label, recordIdIn, shownValue } from "./values.js";

const COLUMN = '[data-test-id="cdb-column"]';
const BOX = '[data-test-id="cdb-columns-container"]';
const PROPERTY =
  '[data-test-id^="cdbc-property"]:not([data-test-id^="cdbc-property-label"], [data-test-id^="cdbc-property-value"])';
const FIELD_LABEL = '[data-test-id="cdbc-property-label"]';
const VALUE = '[data-test-id="cdbc-property-value"]';
const LINES = ".private-truncated-string__inner";

type Column = HubSpotBoard["columns"][number];

/** A pipeline: records of one type by their stage. */
export const board = defineView({
  name: "hubspot.board",
  record: HubSpotBoard,
  route: /^\/contacts\/\d+\/objects\/\d+-\d+\/views\/[^/]+\/board(?:[/?#]|$)/,
  // where its own box is not known by name, the page's main part is the board
  root: [
    `${BOX}:has(${COLUMN})`,
    `:is(main, [role="main"]):has(${own(COLUMN)}):not(:has(${own(BOX)}))`,
    `body:has(${own(COLUMN)}):not(:has(main, [role="main"], ${own(BOX)}))`,
  ],
  authored: AUTHORED,
  fields: {
    objectTypeId: fromUrl(/\/objects\/(\d+-\d+)\//),
    columns: list<Column>(
      [COLUMN],
      { key: "name" },
      {
        name: text('[data-test-id="cdb-column-name"]'),
        count: absent,
        total: absent,
        cards: list<Card>(
          ['[data-test-id="cdb-column-item"]', '[data-test-id="cdb-card"]', '[data-test-id="cdbc-card"]'],
          { key: "id" },
          {
            id: oneOf(
              attr("data-selenium-id", self, "[data-selenium-id]"),
              attr("href", 'a[href*="/record/"]').map(recordIdIn),
            ),
            title: text('[data-test-id="cdbc-title"]', 'a[href*="/record/"]', LINES).map(shownValue),
            fields: list<Card["fields"][number]>(
              [PROPERTY],
              {},
              {
                label: text(FIELD_LABEL).map(label).otherwise(""),
                text: text(VALUE, `:scope:not(:has(${VALUE}, ${FIELD_LABEL}))`).map(shownValue).blank(""),
              },
            ),
            tags: list<string>(['[data-component-name="UITag"]'], {}, text(self)),
            ref: ref('[data-test-id="cdbc-title"] a', 'a[href*="/record/"]', self),
          },
        ),
      },
    ),
    listing: derived<HubSpotBoard, HubSpotBoard["listing"]>(({ columns = [] }) => ({
      shown: columns.reduce((sum, { cards }) => sum + cards.length, 0),
      complete: false,
    })),
  },
});
