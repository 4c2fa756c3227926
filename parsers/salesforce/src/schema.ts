import { FormField, Listing, Moment, Ref, Reference, RichText } from "@onscreen/core";
import * as z from "zod";

const Highlight = z.object({
  label: z.string().describe("the label as shown"),
  name: z.string().optional().describe("the field's API name, with dynamic highlights"),
  display: z.string().optional().describe("the value as shown; absent where it is empty or can't be known"),
  type: z.string().optional().describe("the kind of value: lookup, number, datetime, email, phone, url, html or text"),
  link: z.string().optional().describe("where the value leads"),
});
export type Highlight = z.output<typeof Highlight>;

const Step = z.object({
  label: z.string().describe("the stage as shown"),
  state: z
    .enum(["complete", "current", "incomplete", "won", "lost", "unknown"])
    .describe("how far the record is along the path"),
});
export type Step = z.output<typeof Step>;

const Path = z.object({
  steps: z.array(Step).describe("the stages in order"),
  current: z.string().optional().describe("the stage in which the record is"),
});
export type Path = z.output<typeof Path>;

export const Section = z.object({
  title: z.string().optional().describe("the section's heading"),
  collapsed: z.boolean().optional().describe("whether it is folded; its fields are read all the same"),
  fields: z.array(FormField).describe("in the order of the layout; `name` is the field's API name"),
});
export type Section = z.output<typeof Section>;

export const Cell = z.object({
  display: z.string().describe("the value as shown; of a check mark what a screen reader says"),
  raw: z.string().optional().describe("the value in the page's own data; that of a draft where there is one"),
  link: z.string().optional().describe("where the value leads"),
  dirty: z.boolean().optional().describe("whether the cell was edited and not saved"),
});
export type Cell = z.output<typeof Cell>;

export const Row = z.object({
  recordId: z.string().optional().describe("the record's id, 15 or 18 characters: the key of a row"),
  url: z.string().optional().describe("where the record is"),
  selected: z.boolean().optional().describe("whether the row is ticked"),
  cells: z.record(z.string(), Cell).describe("by the label of the column"),
  cellsByName: z.record(z.string(), Cell).optional().describe("the same by the column's own name, where it is known"),
  ref: Ref,
});
export type Row = z.output<typeof Row>;

export const RelatedRow = Row.extend({
  name: z.string().optional().describe("the record's name, which heads its card"),
});
export type RelatedRow = z.output<typeof RelatedRow>;

const RelatedList = z.object({
  title: z.string().describe("the list's heading"),
  count: z.number().int().optional().describe("how many records the heading counts"),
  countIsLowerBound: z.boolean().optional().describe("whether the heading says 'or more'"),
  rows: z.array(RelatedRow).describe("the records that are drawn"),
});
export type RelatedList = z.output<typeof RelatedList>;

const Activity = z.object({
  kind: z.enum(["task", "event", "call", "email", "unknown"]).describe("the kind of activity"),
  subject: z.string().describe("the subject"),
  date: Moment.optional().describe("when it is due or was done"),
  body: RichText.optional().describe("what the unfolded entry says"),
  ref: Ref,
});
export type Activity = z.output<typeof Activity>;

const Tab = z.object({
  label: z.string().describe("the tab's label"),
  active: z.boolean().describe("whether its panel is on the screen"),
  rendered: z.boolean().describe("whether the page holds its panel's content: it comes with the first click"),
});
export type Tab = z.output<typeof Tab>;

const Action = z.object({ label: z.string().describe("the button's label"), ref: Ref });
export type Action = z.output<typeof Action>;

const OBJECT = "the object's API name, such as Lead or Invoice__c";
const ID = "the record's id, 15 or 18 characters";

export const SalesforceRecord = z.object({
  objectApiName: z.string().optional().describe(OBJECT),
  objectLabel: z.string().optional().describe("the object's name as shown"),
  recordId: z.string().optional().describe(ID),
  name: z.string().describe("the record's name"),
  recordType: z.string().optional().describe("the record type as shown"),
  highlights: z.array(Highlight).describe("the fields beside the name"),
  path: Path.optional().describe("the stages above the page"),
  sections: z.array(Section).describe("sections of the layout with their fields, less those being edited"),
  relatedLists: z
    .array(RelatedList)
    .describe("lists of other records, as far as they are drawn: they come when scrolled to"),
  timeline: z.array(Activity).describe("activities, those to come first"),
  tabs: z.array(Tab).describe("the tabs of the page"),
  actions: z.array(Action).describe("buttons beside the name"),
  ref: Ref,
});
export type SalesforceRecord = z.output<typeof SalesforceRecord>;

export const SalesforceForm = z.object({
  mode: z
    .enum(["new", "edit", "inline"])
    .describe("inline: fields of a record page were opened; edit: by the address; new: everything else"),
  surface: z.enum(["page", "modal", "docked"]).describe("where the form stands"),
  objectApiName: z.string().optional().describe(OBJECT),
  recordId: z.string().optional().describe("the id of the record being edited"),
  recordType: z.string().optional().describe("the record type as shown"),
  title: z.string().optional().describe("the form's heading"),
  sections: z
    .array(z.object({ title: z.string().optional().describe("the section's heading"), fields: z.array(FormField) }))
    .describe("sections with their fields; parts of a name or an address are fields of their own"),
  errors: z.array(z.string()).describe("errors above the form, those of single fields included"),
  isDirty: z.boolean().nullable().describe("whether anything was changed and not saved; null where it can't be known"),
  backgroundRecord: Reference.optional().describe("the record behind the dialog"),
  actions: z
    .object({ save: Ref.optional(), saveAndNew: Ref.optional(), cancel: Ref.optional() })
    .describe("references of the form's buttons"),
  ref: Ref,
});
export type SalesforceForm = z.output<typeof SalesforceForm>;
export type FormSection = SalesforceForm["sections"][number];

const Column = z.object({
  label: z.string().describe("the column's label"),
  name: z.string().optional().describe("the column's own name: a field's API name in list views"),
  type: z.string().optional().describe("the platform's own word for the kind of column"),
  sort: z.enum(["ascending", "descending"]).optional().describe("how the list is sorted by it"),
});
export type Column = z.output<typeof Column>;

export const SalesforceList = z.object({
  objectApiName: z.string().optional().describe(OBJECT),
  name: z.string().optional().describe("the list's name as shown"),
  filterName: z.string().optional().describe("the list view's own name or id, such as __Recent"),
  sortedBy: z.string().optional().describe("the column by which it is sorted: its own name, else its label"),
  columns: z.array(Column).describe("the columns, less those for numbers, boxes and menus"),
  listing: Listing,
  rows: z.array(Row).describe("the rows that are drawn: a long list draws those around the screen"),
});
export type SalesforceList = z.output<typeof SalesforceList>;
