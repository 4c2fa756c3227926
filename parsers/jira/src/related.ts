import {
  absent,
  attr,
  closest,
  type Field,
  type FieldsOf,
  list,
  oneOf,
  type Person,
  person,
  ref,
  self,
  text,
  textEvenHidden,
  through,
  unlessEmpty,
  when,
} from "@onscreen/core";
import { BROWSE, CHILDREN, ending, holding, LOZENGE, LOZENGE_TEXT, ROW } from "./anchors.js";
import { tableRow } from "./rows.js";
import type { Child, IssueLink } from "./schema.js";
import { statusAt } from "./status.js";
import { afterColon, keyIn, priorityIn } from "./values.js";

const LINKS = ending("issue-links.group-container");
/** The box around a card and the heading over it: the panel's, or one in it. */
const GROUP = `:is(${LINKS}, ${LINKS} *)`;
const RELATION = `:is(${ending("issue-links-view.relationship-heading")}, h3)`;
/** Where several headings stand beside one another, it can't be told over which cards. */
const SEVERAL = ":has(h3 ~ h3)";
const CARD = ending("issue-line-card.card-container");
const ASSIGNEE = `${holding("issue-line-card.ui.assignee.")}:not(${holding("--")})`;

const assignee: Field<Person | null> = oneOf<Person | null>(
  person(
    { name: textEvenHidden(ending("--label"), "[hidden]").map((label) => afterColon(label) ?? label) },
    `${ASSIGNEE}:has(img)`,
  ),
  when(null, `:scope:has(${ASSIGNEE}):not(:has(${ASSIGNEE} img))`),
);

/** A work item on one line. */
const lineCard: FieldsOf<Child> = {
  key: attr("href", ending("issue-line-card-view.key"), BROWSE).map(keyIn),
  summary: text("[data-item-title]", ending("issue-line-card-view.summary"), ending("inline-read.link-item")),
  status: statusAt([LOZENGE_TEXT, LOZENGE]),
  priority: attr("alt", `${ending("issue-line-card.ui.priority.priority")} img`).map(priorityIn),
  assignee,
  ref: ref(self),
};

/** Linked work items; the heading of their group is the relation. */
export const links: Field<IssueLink[]> = list<IssueLink>(
  [`${CARD}:not(${CHILDREN} *)`],
  { key: "key" },
  {
    ...lineCard,
    relation: text(closest(`${GROUP}:has(${RELATION}):not(${SEVERAL})`, RELATION)),
  },
);

/** Children: rows of a table, which is a list of its own too, until 2024 lines like those of links. */
export const children: Field<Child[]> = oneOf<Child[]>(
  list<Child>(
    [through(`${CHILDREN} ${ROW}`)],
    { key: "key", unique: true },
    {
      key: tableRow.key,
      summary: tableRow.summary,
      status: tableRow.status,
      priority: text(ending("priority-readview-full.ui.priority.wrapper")),
      assignee: absent,
      ref: ref(self),
    },
  ).map(unlessEmpty),
  list<Child>([`${CHILDREN} ${CARD}`], { key: "key", unique: true }, lineCard),
);
