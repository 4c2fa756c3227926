import { type Field, inView, list, self, text } from "@onscreen/core";
import { holding, starting } from "./anchors.js";
import type { CustomField } from "./schema.js";
import { testidOf } from "./status.js";
import { customFieldIn } from "./values.js";

const HEADING = starting("issue-field-heading-styled-field-heading.");
const LABEL = '[data-testid^="issue.views.issue-base.common."][data-testid$=".label"]';
const FIELD = `${holding("customfield_")}:not(${HEADING}, ${LABEL})`;

/** Fields of this site, as far as Jira names them by their id; the heading stands in the field's box or beside it. */
export const customFields: Field<CustomField[]> = list<CustomField>(
  [FIELD],
  { key: "id", unique: true },
  {
    id: testidOf(self).map(customFieldIn),
    label: text(
      inView('[data-testid="issue-field-heading-styled-field-heading.{id}"]'),
      inView('[data-testid="issue.views.issue-base.common.{id}.label"]'),
      "h2, h3, label",
    )
      .without("button")
      .otherwise(""),
    value: text(self).without(HEADING, LABEL, "h2", "h3", "label", "button").blank(null),
  },
).map((found) => (found.length > 0 ? found : undefined));
