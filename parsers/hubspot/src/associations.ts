import { absent, attr, list, oneOf, ref, self, text, url, wholeNumber } from "@onscreen/core";
import { ASSOCIATIONS, HEADING } from "./anchors.js";
import type { AssociatedItem, Association } from "./schema.js";
import { headingCount, headingTitle, mailAddress, recordIdIn, shownValue, typeIdOfCard, valueIfAny } from "./values.js";

const CHICKLETS = ['[data-test-id^="chicklet-"]', '[data-test-id^="chiclet-"]'];
const CONTENT = '[data-test-id^="associated-objects-card-content-"]';
const TITLE = ["data-selenium-test", "data-test-id"].map((name) => `[${name}$="-chicklet-title-link"]`);
const RECORD_LINK = 'a[href*="/contacts/"]';

/** Cells of the card's table form; the first one links to the record. */
const TABLE_ROW = '[data-selenium-test^="card-id-ASSOCIATION_TABLE"] tr:has(td:first-child a)';

/** An entry without names: a strong line above others. */
const PLAIN = `${CONTENT}:not(:has(${CHICKLETS.join(", ")})) :has(> strong)`;

/** Cards of other records. */
export const associations = list<Association>(
  ASSOCIATIONS,
  { key: ["objectTypeId", "title"] },
  {
    objectTypeId: oneOf(
      attr("data-test-id", self).map(typeIdOfCard),
      attr("data-test-id", CONTENT).map(typeIdOfCard),
      attr("data-selenium-test", self).map(typeIdOfCard),
      attr("data-card-id", self).map(typeIdOfCard),
    ),
    title: text(`${HEADING}:not(${CONTENT} *)`).map(headingTitle),
    count: text(`${HEADING}:not(${CONTENT} *)`).map(headingCount).map(wholeNumber),
    items: list<AssociatedItem>(
      [...CHICKLETS, TABLE_ROW, PLAIN],
      { key: ["id", "title"] },
      {
        id: attr("href", ...TITLE.map((title) => `${title}[href]`), RECORD_LINK).map(recordIdIn),
        title: text(...TITLE, "td:first-child a", RECORD_LINK, "strong").map(shownValue),
        subtitle: text(":scope strong + *").map(valueIfAny),
        email: attr("href", 'a[href^="mailto:"]').map(mailAddress),
        url: url(...TITLE.map((title) => `${title}[href]`), RECORD_LINK).map((address) =>
          recordIdIn(address) ? address : undefined,
        ),
        primary: absent,
        ref: ref(...TITLE, RECORD_LINK, self),
      },
    ),
  },
);
