import {
  attr,
  type Field,
  type FieldsOf,
  list,
  moment,
  oneOf,
  type Person,
  person,
  ref,
  self,
  text,
  textEvenHidden,
  url,
  when,
} from "@onscreen/core";
import { BROWSE, ending, holding, LOZENGE, LOZENGE_TEXT, PROFILE } from "./anchors.js";
import type { Card } from "./schema.js";
import { statusAt, testidOf } from "./status.js";
import { afterColon, keyIn, priorityIn, resolvedIn } from "./values.js";

const ASSIGNEE = `:is(${ending("assignee-field-static.avatar-wrapper")}, ${holding("card-contents.assignee-field")})`;
/** What is drawn: a box for it may stand there without. */
const ICON = 'svg, img, [role="img"]';
const PRIORITY = ending("common.ui.priority.icon");

/** Who works on it, by the label of the picture; a box that holds neither picture nor person says that nobody does. */
export const assignee: Field<Person | null> = oneOf<Person | null>(
  person(
    {
      name: oneOf(
        textEvenHidden(`${ASSIGNEE} ${ending("avatar--label")}`).map((label) => afterColon(label) ?? label),
        text(`${ASSIGNEE} ${PROFILE}`),
      ),
    },
    `${ASSIGNEE}:has(img, ${PROFILE})`,
  ),
  when(null, `:scope:has(${ASSIGNEE}):not(:has(${ASSIGNEE} img, ${ASSIGNEE} ${PROFILE}))`),
);

/** What a card of a software project's board or backlog shows. */
export const softwareCard: FieldsOf<Card> = {
  key: oneOf(
    attr("href", BROWSE).map(keyIn),
    testidOf(self).map((name) => /content-container\.(\S+-\d+)$/.exec(name)?.[1]),
  ),
  url: url(BROWSE),
  type: attr(
    "alt",
    `${ending("type-icon.type")} img`,
    `${ending("card-content.footer")} img[src*="/issuetype/"]`,
    'img[src*="/issuetype/"]',
  ),
  summary: text(
    ending("single-line-text.container.box"),
    ending("common.ui.summary.summary"),
    `${holding("card-contents.summary-field")}${ending("static.content")}`,
    `${holding("summary-field")}${ending("content")}`,
    `${ending("screen-reader-key")} > *`,
  ),
  status: statusAt([`${LOZENGE_TEXT}`, LOZENGE]),
  resolved: attr("aria-label", BROWSE).map(resolvedIn),
  epic: text(`${ending("parent.tag-dropdown-trigger")} [data-tag-text]`, `${holding("field-parent")} [data-tag-text]`),
  priority: attr("alt", `${PRIORITY} img`).map(priorityIn),
  estimate: text(ending("common.ui.estimate.badge"), `${ending("estimate-field-wrapper")}`),
  assignee,
  flagged: when(true, `${ending("flag-container")}:has(${ICON})`, ending("common.ui.flag.flag")),
  due: moment({
    text: text(ending("card-contents.due-date"), ending("coloured-due-date.ui.colored-due-date-container")),
  }),
  ref: ref(self),
};

/** The cards below an element. */
export const cards = (...selectors: string[]): Field<Card[]> =>
  list<Card>(selectors, { key: "key", unique: true }, softwareCard);
