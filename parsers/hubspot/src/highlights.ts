import { attr, closest, list, oneOf, text } from "@onscreen/core";
import { MINI } from "./anchors.js";
import type { Highlight } from "./schema.js";
import { after, label, labelInLine, shownValue, valueInLine } from "./values.js";

const CONTENT = '[data-test-id="record-highlight-content"]';
const ITEM = '[data-test-id^="highlight-property-item-"]';
/** The item of two properties, `jobtitle-and-company`, draws no labels. */
const OF_TWO = '[data-test-id*="-and-"]';
const DISPLAY = '[data-test-id^="highlight-property-display-"]';
const INPUT = '[data-test-id^="property-input-"]';
const PAIR = '[data-test-id="crm-data-highlights-item"]';

/** The properties that are a record's name; they stand among the others and are its title. */
const NAMES = ["hs_full_name_or_email", "dealname", "subject", "name"].map(
  (name) => `[data-test-id="highlight-property-display-${name}"]`,
);

export const NAME = `${CONTENT} :is(${NAMES.join(", ")})`;

/** What comes first and is followed by something, at whatever depth: a label before its value. */
const LABEL = ":first-child:not(:only-child)";

/** A line that no part of it names: neither a control nor inside of one. */
const LINE = `${CONTENT} span:not([data-test-id], ${CONTENT} [data-test-id] *, button *, a *, :has(*))`;

/**
 * The properties under a record's name, and those of the card of highlights. An item may hold two properties
 * (`jobtitle-and-company`), so what counts is each value; its name is the property's.
 */
export const highlights = list<Highlight>(
  [DISPLAY, `${ITEM}:not(:has(${DISPLAY}))`, PAIR, LINE],
  { key: ["name", "label"], not: [...NAMES, `${MINI} *`] },
  {
    label: oneOf(
      text(closest(`${ITEM}:not(${OF_TWO})`, `:scope ${LABEL}:not(${DISPLAY}, ${DISPLAY} *, :has(${DISPLAY}))`)).map(
        label,
      ),
      text(`:scope:is(${PAIR}) ${LABEL}`).map(label),
      text(`:scope:is(span:not([data-test-id]))`).map(labelInLine),
    ).otherwise(""),
    name: oneOf(
      attr("data-test-id", `:scope:is(${DISPLAY})`).map(after("highlight-property-display-")),
      attr("data-test-id", INPUT).map(after("property-input-")),
    ),
    display: oneOf(
      text(`:scope:is(${DISPLAY})`, INPUT).map(shownValue).blank(""),
      text(`${LABEL} + *`).map(shownValue).blank(""),
      text(`:scope:is(span:not([data-test-id]))`).map(valueInLine),
    ),
  },
).map((found) => found.filter(({ label: words, display }) => words !== "" || display !== undefined));
