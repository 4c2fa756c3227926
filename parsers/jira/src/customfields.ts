import { type Field, flag, inView, list, oneOf, self, text, unlessEmpty, when } from "@onscreen/core";
import { ending, holding, starting } from "./anchors.js";
import type { CustomField } from "./schema.js";
import { testidOf } from "./status.js";
import { customFieldIn, withDigit } from "./values.js";

const HEADING = starting("issue-field-heading-styled-field-heading.");
const LABEL = `${starting("issue.views.issue-base.common.")}${ending(".label")}`;
const FIELD = `${holding("customfield_")}:not(${HEADING}, ${LABEL})`;
/** While a field is edited, what stands in it is a draft. */
const EDITED = `${FIELD}:has(.ProseMirror, textarea, form)`;

const TEXTS = holding("rich-text.customfield_");
const NUMBERS = `:is(${holding(".number.customfield_")}, ${holding("-number-field.customfield_")})`;
const DOCUMENT = ".ak-renderer-document";

/** A part of the field by its id, in both spellings of the attribute. */
const part = (stem: string, leaf = "") =>
  ["data-testid", "data-test-id"].map((name) => inView(`[${name}="${stem}.{id}${leaf}"]`));

const words = text(self).without(HEADING, LABEL, "h2", "h3", "label", "button");

/** Fields of this site, as far as Jira names them by their id; the heading stands in the field's box or beside it. */
export const customFields: Field<CustomField[]> = list<CustomField>(
  [FIELD],
  { key: "id", unique: true, not: [EDITED], given: { isNumber: flag(`:scope${NUMBERS}`, NUMBERS) } },
  {
    id: testidOf(self).map(customFieldIn),
    label: text(
      ...part("issue-field-heading-styled-field-heading"),
      ...part("issue.views.issue-base.common", ".label"),
      "h2, h3, label",
    )
      .without("button")
      .otherwise(""),
    // a text without a document and a number without a digit are the words for none
    value: oneOf<string | null>(
      when(null, `:scope${TEXTS}:not(:has(${DOCUMENT}))`, `:scope:has(${TEXTS}):not(:has(${TEXTS} ${DOCUMENT}))`),
      words.map((shown, { row }) => (row["isNumber"] ? (withDigit(shown) ?? null) : shown)),
    ).blank(null),
  },
).map(unlessEmpty);
