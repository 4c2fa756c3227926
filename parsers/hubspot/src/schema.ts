import { FormField, Listing, Moment, Person, Ref, RichText } from "@onscreen/core";
import * as z from "zod";

export const Highlight = z.object({
  label: z.string().describe('the label as shown; "" where the page draws the value alone'),
  name: z.string().optional().describe("the property's own name, language-free"),
  display: z.string().describe('the value as shown; "" where the page shows that it is empty'),
});
export type Highlight = z.output<typeof Highlight>;

export const Property = FormField.extend({
  type: z
    .enum(["text", "textarea", "select", "unknown"])
    .describe("the control that is drawn; unknown for a property that shows its value alone until it is clicked"),
  group: z.string().optional().describe("the heading of its card"),
});
export type Property = z.output<typeof Property>;

export const AssociatedItem = z.object({
  id: z.string().optional().describe("the other record's id"),
  title: z.string().describe("the other record's name"),
  subtitle: z.string().optional().describe("the line below the name"),
  email: z.string().optional().describe("the mail address in the card"),
  url: z.string().optional().describe("where the other record is"),
  primary: z.boolean().optional().describe("whether it is marked as the primary one"),
  ref: Ref,
});
export type AssociatedItem = z.output<typeof AssociatedItem>;

export const Association = z.object({
  objectTypeId: z.string().optional().describe("the type of the other records, such as 0-1"),
  title: z.string().optional().describe("the heading of the card, without its count"),
  count: z.number().int().optional().describe("how many there are by the heading"),
  items: z.array(AssociatedItem).describe("those that the card shows, keyed by `id`"),
});
export type Association = z.output<typeof Association>;

export const Comment = z.object({
  author: Person.optional().describe("who wrote it, where the page sets the name apart from the time"),
  date: Moment.optional().describe("when"),
  body: RichText.describe("what was written"),
});
export type Comment = z.output<typeof Comment>;

export const Activity = z.object({
  id: z.string().optional().describe("HubSpot's id of the activity; layouts of 2026 do not show it"),
  kind: z
    .enum(["email", "note", "call", "task", "meeting", "comment", "system", "unknown"])
    .describe("unknown where only translated words tell it, which is so for most collapsed activities"),
  title: z.string().optional().describe("the heading line; actor and outcome are told in its prose"),
  date: Moment.optional().describe("when, as shown: relative or without a year, so without `iso`"),
  actor: Person.optional().describe("who did it; never cut out of prose"),
  body: RichText.optional().describe("the text; `truncated` while the activity is collapsed"),
  pinned: z.boolean().describe("whether it stands among the pinned ones"),
  collapsed: z.boolean().describe("whether only its preview is drawn"),
  comments: z.array(Comment).describe("comments below it"),
  due: Moment.optional().describe("when a task is due"),
  status: z.string().optional().describe("the state of a task, or the outcome of a call"),
  ref: Ref,
});
export type Activity = z.output<typeof Activity>;

export const HubSpotRecord = z.object({
  objectType: z
    .enum(["contact", "company", "deal", "ticket", "custom"])
    .describe("the kind of record; custom for every type that is none of the others"),
  objectTypeId: z.string().describe("HubSpot's number of the type: 0-1 contact, 0-2 company, 0-3 deal, 0-5 ticket"),
  id: z.string().describe("the record's id"),
  portalId: z.string().optional().describe("the account"),
  container: z.enum(["page", "preview", "frame"]).describe("a page, a panel over a list, or a page inside another"),
  title: z.string().describe("the record's name"),
  subtitle: z.string().optional().describe("the line below the name"),
  highlights: z.array(Highlight).describe("what stands under the name, and the card of highlights"),
  properties: z.array(Property).describe("the properties that the cards show, keyed by `name`"),
  associations: z.array(Association).describe("the cards of other records"),
  timeline: z.array(Activity).describe("the activities that are drawn, in the page's order"),
  timelineComplete: z.boolean().describe("whether all activities are drawn; false, because the page never tells"),
  activeTab: z.string().optional().describe("the tab in front"),
  aiSummary: z.string().optional().describe("a summary that HubSpot generated; nobody wrote it"),
});
export type HubSpotRecord = z.output<typeof HubSpotRecord>;

export const Row = z.object({
  id: z.string().describe("the record's id"),
  title: z.string().optional().describe("the text of its link"),
  url: z.string().optional().describe("where the record is"),
  selected: z.boolean().optional().describe("whether its box is ticked; absent where the page can't tell"),
  cells: z
    .record(z.string(), z.string().nullable())
    .describe("values as shown by the property's own name; null where the page shows that it is empty"),
  ref: Ref,
});
export type Row = z.output<typeof Row>;

export const HubSpotList = z.object({
  objectTypeId: z.string().optional().describe("the type of the records, such as 0-1"),
  viewName: z.string().optional().describe("the name of the saved view"),
  columns: z
    .array(
      z.object({
        name: z.string().optional().describe("the property's own name, language-free"),
        label: z.string().describe("the heading"),
      }),
    )
    .describe("the columns that are drawn"),
  rows: z.array(Row).describe("the rows that are drawn, keyed by `id`"),
  listing: Listing.describe("how many rows are drawn; the table is paged and reuses its rows"),
});
export type HubSpotList = z.output<typeof HubSpotList>;

export const Card = z.object({
  id: z.string().optional().describe("the record's id"),
  title: z.string().describe("the record's name"),
  fields: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .describe('the properties that the card shows; the label is "" where it draws none'),
  tags: z.array(z.string()).describe("the tags"),
  ref: Ref,
});
export type Card = z.output<typeof Card>;

export const HubSpotBoard = z.object({
  objectTypeId: z.string().optional().describe("the type of the records, such as 0-3"),
  columns: z
    .array(
      z.object({
        name: z.string().describe("the stage"),
        count: z.number().int().optional().describe("how many records are in it by its heading"),
        total: z.string().optional().describe("the sum as shown"),
        cards: z.array(Card).describe("the cards that are drawn, keyed by `id`"),
      }),
    )
    .describe("the stages in order"),
  listing: Listing.describe("how many cards are drawn; each column loads more as it is scrolled"),
});
export type HubSpotBoard = z.output<typeof HubSpotBoard>;

export const Draft = z.object({
  target: z
    .enum(["email", "note", "task", "call", "meeting", "reply", "comment", "property", "unknown"])
    .describe("what it will become; unknown where only translated words tell it"),
  property: z.string().optional().describe("the property that is being changed"),
  to: z.array(Person).optional().describe("recipients"),
  cc: z.array(Person).optional().describe("recipients of a copy"),
  bcc: z.array(Person).optional().describe("hidden recipients"),
  subject: z.string().optional().describe("the subject of an e-mail, the title of a meeting or task"),
  body: RichText.describe("what is typed"),
  empty: z.boolean().describe("whether nothing is typed"),
  actions: z
    .object({ send: Ref.optional(), save: Ref.optional() })
    .describe("references of the buttons that send or save it"),
  ref: Ref,
});
export type Draft = z.output<typeof Draft>;
