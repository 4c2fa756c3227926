import {
  absent,
  attr,
  closest,
  type Field,
  type FieldsOf,
  flag,
  list,
  oneOf,
  ref,
  self,
  text,
  url,
  when,
  zipped,
} from "@onscreen/core";
import { BROWSE, ending, LOZENGE, LOZENGE_TEXT, named, PROFILE } from "./anchors.js";
import type { IssueRow } from "./schema.js";
import { statusAt } from "./status.js";
import { keyIn, resolvedIn } from "./values.js";

const KEY = ending("issue-key.issue-key-cell");
/** Icon, key and summary in one cell: they are the row's own values. */
const MERGED = ':scope:not(:has([data-vc="merged-cell"]))';

/** A cell for editing in place. */
const INLINE = named("issue-field-inline-edit-read-view-container.ui.container");
/** What marks a value in such a cell: a cut line, a component of its own, a picture, a link. The word for "none" has no mark. */
const MARKED = `[style*="line-clamp"], [data-testid]:not(${INLINE}), [data-test-id]:not(${INLINE}), img, a`;
const NOBODY = `${INLINE}:has([role="img"]:not(button *)):not(:has(img, ${PROFILE}))`;

/** A cell as text; null where it is empty, whatever word stands there. */
const cell: Field<string | null> = oneOf<string | null>(
  when(null, `${MERGED}:empty`),
  text(`${MERGED} ${LOZENGE_TEXT}`, `${MERGED} ${LOZENGE}`),
  list<string>([`${MERGED} [data-tag-text]`], {}, text(self)).map((tags) => tags.join(", ") || undefined),
  when(null, NOBODY),
  text(`${MERGED}:has(${MARKED})`).without("button"),
  // dates and numbers may be bare
  text(`${INLINE}:not(:has(${MARKED}))`)
    .without("button")
    .map((shown) => (/\p{N}/u.test(shown) ? shown : null)),
  text(MERGED).without("button"),
  attr("alt", `${MERGED} img`),
);

/** A row of Cloud's table of issues, in every list that has one. */
export const tableRow: FieldsOf<IssueRow> = {
  key: attr("href", KEY, BROWSE).map(keyIn),
  url: url(KEY, BROWSE),
  issueId: attr("id", named("issue-navigator-issue-operations.ui.button")),
  type: attr("alt", 'img[data-vc="native-issue-table-ui-icon-cell-img"]', 'img[src*="/issuetype/"]'),
  summary: text(
    ending("issue-summary.issue-summary-cell"),
    ending("summary-cell-content.summary-button"),
    '[data-vc="merged-cell"] [data-item-title]',
  ),
  status: statusAt([LOZENGE_TEXT, LOZENGE]),
  resolved: attr("aria-label", KEY, BROWSE).map(resolvedIn),
  selected: flag({ on: [':scope[aria-selected="true"]'], off: [":scope[aria-selected]"] }),
  fields: zipped<string | null>(["td"], {
    headers: [closest("table", "thead th")],
    label: attr("aria-label", self),
    value: cell,
  }),
  fieldsByName: absent,
  ref: ref(self),
};
