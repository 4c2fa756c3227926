import {
  Attachment,
  Listing,
  Moment,
  Person,
  Ref,
  Reference,
  RichText,
  FormField as SharedField,
} from "@onscreen/core";
import * as z from "zod";

const Columns = z.array(
  z.object({
    name: z.string().optional().describe("the column's own name: field or dotted path, language-free"),
    label: z.string().describe("the column's heading as shown"),
    type: z.string().optional().describe("the platform's type of the column, such as reference or glide_date"),
  }),
);

/** One row of a list; its key is `sysId`. */
export const Row = z.object({
  sysId: z.string().optional().describe("the record's sys_id"),
  table: z.string().optional().describe("the record's own table, which may extend the list's"),
  url: z.string().optional().describe("where the record is"),
  cells: z
    .record(
      z.string(),
      z.object({
        display: z.string().describe('the cell as shown, "" where it is empty'),
        reference: Reference.optional().describe("the record that the cell points to"),
      }),
    )
    .describe("by column name, by heading where a column has none"),
  ref: Ref,
});
export type Row = z.output<typeof Row>;

/** A field of a form. Its key is `name`, the column's name; a variable's is its API name. */
export const FormField = SharedField.extend({
  userEdited: z
    .boolean()
    .nullable()
    .optional()
    .describe("on a new record whether a person changed the field: null where typing can't be told from a default"),
});
export type FormField = z.output<typeof FormField>;

export const Section = z.object({
  id: z.string().optional().describe("the section's sys_id"),
  title: z.string().optional().describe("the caption of the section or of its tab"),
  active: z.boolean().describe("whether it is drawn now; sections behind a tab are read too"),
  fields: z.array(FormField).describe("in the order of the form"),
  fieldsComplete: z
    .boolean()
    .describe("false where the page has fields of this section that it has not drawn yet: they come when scrolled to"),
});
export type Section = z.output<typeof Section>;

/** An input for comments or work notes; its key is `name`. */
export const Journal = z.object({
  name: z.string().describe("the field's name, such as comments or work_notes"),
  label: z.string().describe("the label as shown"),
  text: z.string().describe("what was typed and not posted"),
  ref: Ref,
});
export type Journal = z.output<typeof Journal>;

export const Activity = z.object({
  kind: z.string().optional().describe("the kind of entry as shown"),
  author: Person.optional().describe("who did it"),
  date: Moment.optional().describe("when; iso from the page's UTC value"),
  changes: z
    .array(
      z.object({
        label: z.string().describe("the field's label"),
        old: z.string().optional().describe("the value before, where the entry tells it"),
        new: z.string().optional().describe("the value after"),
      }),
    )
    .describe("fields that were changed"),
  body: RichText.optional().describe("the comment or note"),
  ref: Ref,
});
export type Activity = z.output<typeof Activity>;

export const RelatedList = z.object({
  title: z.string().describe("the caption"),
  table: z.string().optional().describe("the table of its rows"),
  count: z.number().int().optional().describe("how many rows there are by the page's own count"),
  rows: z.array(Row).optional().describe("the rows on the page; absent where the list was not loaded"),
});
export type RelatedList = z.output<typeof RelatedList>;

export const Message = z.object({
  severity: z.enum(["error", "warning", "info", "success", "unknown"]).describe("by the message's own mark"),
  text: z.string().describe("the message as shown"),
});
export type Message = z.output<typeof Message>;

/** A button of the form; its key is `name`. */
export const Action = z.object({
  label: z.string().describe("the button as shown"),
  name: z.string().optional().describe("the action's own name, such as sysverb_update"),
  disabled: z.boolean().describe("whether it can't be pressed"),
  ref: Ref,
});
export type Action = z.output<typeof Action>;

export const Form = z.object({
  surface: z
    .enum(["classic", "workspace", "portal", "catalog"])
    .describe("which of the platform's interfaces shows it"),
  table: z.string().optional().describe("the record's table"),
  sysId: z
    .string()
    .nullable()
    .optional()
    .describe("the record's sys_id, null on a new record; on an item's page the catalog item's"),
  isNew: z.boolean().describe("whether the record was never saved"),
  displayValue: z.string().optional().describe("the record's display value, such as its number"),
  title: z.string().optional().describe("the form's heading"),
  view: z.string().optional().describe("the form's view; absent for the default view"),
  sections: z.array(Section).describe("sections and tabs with their fields"),
  variables: z.array(FormField).describe("catalog variables, by API name"),
  journals: z.array(Journal).describe("inputs for comments and work notes"),
  activities: z.array(Activity).describe("the activity stream, in the order shown"),
  activitiesComplete: z.boolean().describe("whether the page shows no offer to load more"),
  attachments: z.array(Attachment).describe("files of the record"),
  relatedLists: z.array(RelatedList).describe("lists of records that point to this one"),
  messages: z.array(Message).describe("messages above the form"),
  quantity: z.number().optional().describe("how many are ordered"),
  price: z.string().optional().describe("price of one, as shown"),
  recurringPrice: z.string().optional().describe("recurring price of one with its frequency, as shown"),
  delivery: z.string().optional().describe("delivery time as shown"),
  isDirty: z.boolean().nullable().describe("whether anything was typed and not saved; null where it can't be known"),
  actions: z.array(Action).describe("buttons of the form, each once"),
  ref: Ref,
});
export type Form = z.output<typeof Form>;

export const List = z.object({
  table: z.string().optional().describe("the list's table"),
  title: z.string().optional().describe("the list's heading"),
  query: z.string().optional().describe("the encoded query"),
  breadcrumb: z.array(z.string()).optional().describe("the filter's conditions as shown, outermost first"),
  sort: z
    .array(z.object({ name: z.string().describe("the column's name"), direction: z.string().describe("asc or desc") }))
    .optional()
    .describe("what the list is sorted by"),
  columns: Columns.describe("in the order shown"),
  listing: Listing.describe("how much of the list is on the page"),
  rows: z.array(Row).describe("in the order shown"),
});
export type List = z.output<typeof List>;

export const Article = z.object({
  sysId: z.string().optional().describe("the article's sys_id"),
  number: z.string().optional().describe("the article's number"),
  title: z.string().describe("the article's title"),
  body: RichText.describe("the article"),
  author: Person.optional().describe("who wrote it"),
  updated: Moment.optional().describe("when it was changed last"),
});
export type Article = z.output<typeof Article>;

/** An item of the catalog, or a line of an order; its key is `sysId`. */
export const Item = z.object({
  sysId: z.string().optional().describe("the item's sys_id; on an order the requested item's"),
  title: z.string().describe("the item's name"),
  description: z.string().optional().describe("the short description"),
  price: z.string().optional().describe("as shown"),
  recurringPrice: z.string().optional().describe("with its frequency, as shown"),
  quantity: z.number().optional().describe("how many were ordered"),
  stage: z.string().optional().describe("the current stage of an ordered item, as shown"),
  url: z.string().optional().describe("where the item is"),
  ref: Ref,
});
export type Item = z.output<typeof Item>;

export const Catalog = z.object({
  kind: z.enum(["home", "category", "search", "order"]).describe("which page of the catalog it is"),
  title: z.string().optional().describe("the page's heading"),
  query: z.string().optional().describe("what was searched for"),
  listing: Listing.optional().describe("how much of the list is on the page"),
  number: z.string().optional().describe("the request's number"),
  placed: Moment.optional().describe("when the order was placed"),
  delivery: Moment.optional().describe("when it is expected"),
  total: z.string().optional().describe("the order's total as shown"),
  messages: z.array(Message).optional().describe("messages above the page"),
  items: z.array(Item).describe("in the order shown"),
});
export type Catalog = z.output<typeof Catalog>;
