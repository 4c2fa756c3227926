import { Attachment, Listing, Moment, Person, Ref, RichText } from "@onscreen/core";
import * as z from "zod";

export const Status = z.object({
  name: z.string().describe("the status as shown"),
  category: z
    .enum(["todo", "inprogress", "done"])
    .optional()
    .describe("where the status stands in every workflow, whatever its name and language"),
});
export type Status = z.output<typeof Status>;

const key = z.string().describe("the key, such as ABC-12");
const assignee = Person.nullable().optional().describe("who works on it; null where the page shows nobody");

/** A work item that another one shows. Its key is `key`. */
const Related = z.object({
  key,
  summary: z.string().optional().describe("its summary"),
  status: Status.optional().describe("its status"),
  priority: z.string().optional().describe("its priority"),
  assignee,
  ref: Ref,
});

export const IssueLink = Related.extend({
  relation: z.string().optional().describe("how the two belong together, as shown"),
});
export type IssueLink = z.output<typeof IssueLink>;

export const Child = Related;
export type Child = z.output<typeof Child>;

/** A comment. Its key is `id`. */
export const Comment = z.object({
  id: z.string().describe("the comment's id; ids grow with time"),
  author: Person.optional().describe("who wrote it"),
  date: Moment.optional().describe("when"),
  edited: z.boolean().describe("whether it was changed later"),
  body: RichText.optional().describe("its text; absent where it is not drawn"),
  parentId: z.string().optional().describe("the comment that it answers"),
  internal: z.boolean().optional().describe("true for a note that customers don't see"),
  restrictedTo: z.string().optional().describe("who may read it, as shown"),
  rendered: z.boolean().describe("whether the page has drawn it"),
  ref: Ref,
});
export type Comment = z.output<typeof Comment>;

export const CustomField = z.object({
  id: z.string().optional().describe("such as customfield_10020"),
  label: z.string().describe("the label as shown; empty where none stands by it"),
  value: z.string().nullable().describe("the value as shown; null where there is none"),
});
export type CustomField = z.output<typeof CustomField>;

/** One work item. */
export const Issue = z.object({
  flavour: z.enum(["cloud", "datacenter"]).describe("which product drew it"),
  presentation: z.enum(["page", "panel", "modal", "split"]).describe("where it stands"),
  key,
  url: z.string().optional().describe("its address"),
  projectKey: z.string().describe("the project's key"),
  projectName: z.string().optional().describe("the project's name"),
  issueId: z.string().optional().describe("the numeric id"),
  type: z.string().optional().describe("its type, as shown"),
  parent: z
    .object({ key, summary: z.string().optional().describe("its summary") })
    .optional()
    .describe("the work item above it"),
  summary: z.string().describe("its summary, as it was saved"),
  status: Status.optional().describe("its status"),
  resolution: z.string().optional().describe("its resolution, as shown"),
  priority: z.string().optional().describe("its priority, as shown"),
  assignee,
  reporter: Person.nullable().optional().describe("who reported it; null where the page shows nobody"),
  labels: z.array(z.string()).optional().describe("its labels; absent where the page has no such field"),
  components: z.array(z.string()).optional().describe("its components"),
  fixVersions: z.array(z.string()).optional().describe("the versions that will have it"),
  affectsVersions: z.array(z.string()).optional().describe("the versions that have the problem"),
  sprint: z.string().optional().describe("its sprint"),
  storyPoints: z.number().optional().describe("its estimate in points"),
  team: z.string().optional().describe("its team"),
  due: Moment.optional().describe("when it is due"),
  created: Moment.optional().describe("when it was created"),
  updated: Moment.optional().describe("when it was changed last"),
  resolved: Moment.optional().describe("when it was resolved"),
  environment: RichText.optional().describe("where the problem is seen"),
  description: RichText.nullable().optional().describe("its description; null where the page shows that there is none"),
  customFields: z.array(CustomField).optional().describe("fields of this site whose id the page tells"),
  attachments: z.array(Attachment).optional().describe("files, as far as they are drawn"),
  links: z.array(IssueLink).optional().describe("other work items by relation"),
  children: z.array(Child).optional().describe("the work items below it, as far as they are drawn"),
  comments: z
    .array(Comment)
    .optional()
    .describe("comments in their order on the page; absent where it shows none of them"),
  commentsComplete: z.boolean().describe("whether all comments are drawn; false where it can't be told"),
});
export type Issue = z.output<typeof Issue>;

/** A row. Its key is `key`. */
export const IssueRow = z.object({
  key,
  url: z.string().optional().describe("its address"),
  issueId: z.string().optional().describe("the numeric id"),
  type: z.string().optional().describe("its type, as shown"),
  summary: z.string().optional().describe("its summary"),
  status: Status.optional().describe("its status"),
  resolved: z.boolean().optional().describe("whether it is resolved, where the page tells"),
  selected: z.boolean().optional().describe("whether the row is chosen"),
  fields: z
    .record(z.string(), z.string().nullable())
    .describe("its cells by the column's label, several values joined by a comma; null where a cell is empty"),
  fieldsByName: z
    .record(z.string(), z.string().nullable())
    .optional()
    .describe("the same by the column's own name, which no language changes; absent where the page has no such names"),
  ref: Ref,
});
export type IssueRow = z.output<typeof IssueRow>;

/** A list of work items. */
export const Issues = z.object({
  view: z.enum(["list", "navigator", "queue", "children", "timeline", "calendar"]).describe("what kind of list"),
  projectKey: z.string().optional().describe("the project's key"),
  projectName: z.string().optional().describe("the project's name"),
  jql: z.string().optional().describe("the query in the address"),
  columns: z
    .array(
      z.object({
        label: z.string().describe("the label as shown; the name where no label is known"),
        name: z.string().optional().describe("the column's own name, language-free"),
      }),
    )
    .describe("the columns"),
  listing: Listing.describe("how much of the list is drawn"),
  rows: z.array(IssueRow).describe("the rows that are drawn"),
});
export type Issues = z.output<typeof Issues>;

/** A card. Its key is `key`. */
export const Card = z.object({
  key,
  url: z.string().optional().describe("its address"),
  type: z.string().optional().describe("its type, as shown"),
  summary: z.string().describe("its summary"),
  status: Status.optional().describe("its status, where the card itself shows one"),
  resolved: z.boolean().optional().describe("whether it is resolved, where the page tells"),
  epic: z.string().optional().describe("the work item above it, as shown"),
  priority: z.string().optional().describe("its priority, where the page tells its name"),
  estimate: z.string().optional().describe("its estimate as shown"),
  assignee,
  flagged: z.boolean().optional().describe("true where it is flagged"),
  due: Moment.optional().describe("when it is due"),
  ref: Ref,
});
export type Card = z.output<typeof Card>;

export const Column = z.object({
  name: z.string().optional().describe("the column's name"),
  count: z.number().int().optional().describe("how many cards it has by its own count"),
  max: z.number().int().optional().describe("how many it should have at most"),
  cards: z.array(Card).describe("the cards that are drawn"),
});
export type Column = z.output<typeof Column>;

export const Board = z.object({
  boardId: z.string().optional().describe("the board's id"),
  projectKey: z.string().optional().describe("the project's key"),
  name: z.string().optional().describe("the board's name"),
  listing: Listing.describe("how much of the board is drawn"),
  columns: z.array(Column).describe("its columns"),
});
export type Board = z.output<typeof Board>;

/** A sprint, or the backlog itself. Its key is `id`. */
export const Sprint = z.object({
  id: z.string().optional().describe("the sprint's id; absent for what is in no sprint"),
  name: z.string().optional().describe("its name"),
  collapsed: z.boolean().describe("whether it is folded, so that its cards are not drawn"),
  total: z.number().int().optional().describe("how many work items it has by its own count"),
  issues: z.array(Card).describe("the cards that are drawn"),
});
export type Sprint = z.output<typeof Sprint>;

export const Backlog = z.object({
  listing: Listing.describe("how much of the backlog is drawn"),
  sprints: z.array(Sprint).describe("sprints in their order, the backlog itself among them"),
});
export type Backlog = z.output<typeof Backlog>;

/** A text that was typed and not saved. */
export const Draft = z.object({
  target: z
    .enum(["comment", "reply", "description", "summary", "field", "create", "unknown"])
    .describe("what the text is for"),
  field: z.string().optional().describe("the field's own name"),
  issueKey: z.string().optional().describe("the work item it belongs to"),
  summary: z.string().optional().describe("of a new work item its summary"),
  body: RichText.describe("what is typed; of a new work item its description"),
  visibility: z
    .enum(["internal", "public"])
    .optional()
    .describe("who would read it, where the page tells: customers never read what is internal"),
  empty: z.boolean().describe("whether nothing is typed"),
  actions: z.object({
    save: Ref.optional().describe("the button that saves it"),
    cancel: Ref.optional().describe("the button that drops it"),
  }),
  ref: Ref,
});
export type Draft = z.output<typeof Draft>;
