import {
  absent,
  attr,
  byType,
  closest,
  constant,
  derived,
  flag,
  inView,
  list,
  masked,
  oneOf,
  ref,
  self,
  shown,
  source,
  text,
  value,
  when,
} from "@onscreen/core";
import { ASSOCIATIONS, DEFERRED, EDITING, HEADING, PROPERTIES } from "./anchors.js";
import type { Property } from "./schema.js";
import { after, label, propertyName, shownValue } from "./values.js";

const LIST = '[data-selenium-test="profile-properties-list"]';
const MARKED = ':is([data-selenium-test^="property-input-"], [data-test-id^="property-input-"])';
const CONTROL = `${MARKED}:is(input, textarea)`;
const LABELS = ["label", '[class*="FormLabel__StyledLabel-"]', ".private-form__label"];

/** Names of what stands around a property are not the property's. */
const WRAPPERS = '[data-test-id^="property-row-"], [data-test-id="crm-property-list-item"]';

/** The mark beside a value, the only part inside a row whose name looks like a property's. */
const BADGE = '[data-test-id="badge"]';

const ownName = after("property-input-");

/** What a row knows beside the record's keys. */
interface Row extends Property {
  editing: boolean;
  control: boolean;
  choice: boolean;
  drawn: string;
}

/**
 * The properties of a record. Their cards name their kind, and a row of a list its property; cards that list properties by
 * label alone have no names. A control that stands on its own is a property too, but for those of other records.
 */
export const properties = list<Property>(
  [
    `${LIST} [data-test-id]:has(${DEFERRED})`,
    `${PROPERTIES} [data-test-id^="property-row-"]`,
    `${PROPERTIES} [data-test-id="crm-property-list-item"]`,
    "[data-profile-property]",
    `${PROPERTIES} ${DEFERRED}`,
    `${PROPERTIES} [data-test-id="crm-card-content"] :has(> label)`,
    CONTROL,
  ],
  {
    key: ["name", "label"],
    not: ASSOCIATIONS.map((card) => `${card} *`),
    given: {
      id: attr("id", self),
      editing: flag(`:scope:has(${EDITING})`, `:scope${EDITING}`),
      control: flag(`:scope${CONTROL}`, CONTROL),
      choice: flag(`:scope${MARKED}:is(button)`, `${MARKED}:is(button)`),
      drawn: derived<Row, string>(({ editing, control }) => (editing ? "draft" : control ? "control" : "words")),
    },
  },
  {
    label: oneOf(text(...LABELS, inView('label[for="{id}"]')), attr("aria-label", self, CONTROL)).map(label),
    name: oneOf(
      attr("data-test-id", `:scope:not(${WRAPPERS})`).map(propertyName),
      attr("data-profile-property", self),
      attr("data-selenium-test", self, '[data-selenium-test^="property-input-"]').map(ownName),
      attr("data-test-id", self, '[data-test-id^="property-input-"]').map(ownName),
      attr("data-test-id", `[data-test-id^="property-row-"] span[data-test-id]:not([data-test-id*="-"], ${BADGE})`),
    ),
    // while it is edited, what is drawn in its place is a draft
    type: byType<Property["type"]>("drawn", {
      control: oneOf<Property["type"]>(
        when("textarea", `:scope${MARKED}:is(textarea)`, `${MARKED}:is(textarea)`),
        constant("text"),
      ),
      words: oneOf<Property["type"]>(
        when("select", `:scope${MARKED}:is(button)`, `${MARKED}:is(button)`),
        constant("unknown"),
      ),
      "*": constant("unknown"),
    }),
    value: byType("drawn", { control: value(`:scope${CONTROL}`, CONTROL) }),
    display: byType("drawn", {
      words: oneOf(
        text(`${MARKED}:not(input, textarea)`).map(shownValue).blank(""),
        text(self)
          .without(...LABELS, "button")
          .map(shownValue)
          .blank(""),
      ),
    }),
    original: absent,
    dirty: derived<Row, boolean | null>(({ drawn, choice }) => (choice || drawn !== "words" ? null : false)),
    required: flag("[required]", '[aria-required="true"]'),
    readOnly: flag('[data-deferred-property-input-state="readonly"]', ":scope[readonly]", "[readonly]"),
    disabled: absent,
    visible: shown(self),
    error: absent,
    options: absent,
    reference: absent,
    masked: masked(`:scope${CONTROL}`, CONTROL),
    source: byType<Property["source"]>("drawn", {
      control: source(`:scope${CONTROL}`, CONTROL),
      "*": constant("unknown"),
    }),
    ref: ref(MARKED, self),
    group: text(closest(PROPERTIES, HEADING)),
  },
);
