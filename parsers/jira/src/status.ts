import { attr, type Field, oneOf, type Selector, someOf, text } from "@onscreen/core";
import { LOZENGE } from "./anchors.js";
import type { Status } from "./schema.js";
import { categoryInClass, categoryOf } from "./values.js";

/** The name that Jira's tests know an element by, in either spelling of the attribute. */
export const testidOf = (...selectors: Selector[]): Field<string> =>
  oneOf(attr("data-testid", ...selectors), attr("data-test-id", ...selectors));

/** A status by its lozenge, whose own name says the category. */
export function statusAt(names: readonly Selector[], lozenges: readonly Selector[] = [LOZENGE]): Field<Status> {
  return someOf<Status>(
    "status",
    { name: text(...names), category: testidOf(...lozenges).map(categoryOf) },
    [],
    "name",
  );
}

/** A status on Data Center, whose lozenge tells the category in its class. */
export const statusInClass = (...boxes: string[]): Field<Status> =>
  someOf<Status>(
    "status",
    {
      name: text(...boxes).without(".overlay-icon"),
      category: attr("class", ...boxes.map((box) => `${box} .jira-issue-status-lozenge`)).map(categoryInClass),
    },
    [],
    "name",
  );
