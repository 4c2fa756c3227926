import * as z from "zod";

// zod tries `new Function` once to see whether it may compile its checks; a strict page reports that as a breach of its
// policy, and a content script is refused it anyway
z.config({ jitless: true });

/** A person as the page names them. */
export const Person = z.object({
  name: z.string().describe("the name as shown"),
  id: z.string().optional().describe("the platform's own id of the person"),
  email: z.string().optional().describe("the mail address"),
  handle: z.string().optional().describe("the short name by which others mention them"),
  isMe: z.boolean().optional().describe("whether it is the person who is signed in"),
});
export type Person = z.output<typeof Person>;

/** A time as the page tells it. `iso` is there only where a machine value or an unambiguous text gives it. */
export const Moment = z.object({
  text: z.string().describe("the time as shown"),
  full: z.string().optional().describe("a longer form that the page keeps, such as a tooltip"),
  iso: z.iso
    .datetime({ offset: true })
    .or(z.iso.date())
    .optional()
    .describe("ISO 8601 with offset or Z, or a plain day, never guessed"),
});
export type Moment = z.output<typeof Moment>;

/** What somebody wrote, as plain text with its line breaks and as GitHub-flavoured Markdown. */
export const RichText = z.object({
  text: z.string().describe("plain text with line breaks"),
  markdown: z.string().describe("GitHub-flavoured Markdown"),
  truncated: z.boolean().optional().describe("whether the page shows only a part"),
  mentions: z
    .array(z.object({ id: z.string().optional(), label: z.string() }))
    .optional()
    .describe("who is mentioned"),
});
export type RichText = z.output<typeof RichText>;

export const Link = z.object({
  text: z.string().describe("the link's text"),
  url: z.string().describe("where it leads, absolute"),
});
export type Link = z.output<typeof Link>;

export const Attachment = z.object({
  name: z.string().describe("the file's name"),
  id: z.string().optional().describe("the platform's id of the file"),
  mime: z.string().optional().describe("the media type"),
  size: z.string().optional().describe("the size as shown"),
  url: z.string().optional().describe("where the file is"),
  inDrive: z.boolean().optional().describe("whether it is linked from a drive instead of attached"),
});
export type Attachment = z.output<typeof Attachment>;

/** Another record that a field points to. */
export const Reference = z.object({
  display: z.string().describe("the other record's name as shown"),
  id: z.string().optional().describe("the other record's id"),
  type: z.string().optional().describe("object, table or kind"),
  url: z.string().optional().describe("where the other record is"),
});
export type Reference = z.output<typeof Reference>;

/** How much of a list is drawn: every list on these platforms is virtual or paged. */
export const Listing = z.object({
  shown: z.number().int().describe("how many entries are on the page"),
  total: z.number().int().optional().describe("how many there are by the page's own count"),
  totalIsLowerBound: z.boolean().optional().describe("whether the page says 'at least'"),
  complete: z.boolean().describe("whether all entries are on the page; false where it can't be told"),
  page: z
    .object({ number: z.number().int().optional(), of: z.number().int().optional(), size: z.number().int().optional() })
    .optional()
    .describe("the page of a paged list"),
});
export type Listing = z.output<typeof Listing>;

/** The stable reference of an element, from the record to the click. */
export const Ref = z.string().describe("reference of the element, for `resolve`");

/** One choice of a field. */
export const FieldOption = z.object({
  value: z.string().optional().describe("the raw value"),
  label: z.string().describe("the choice as shown"),
  selected: z.boolean().describe("whether it is chosen"),
});
export type FieldOption = z.output<typeof FieldOption>;

/** A field of a form with what was typed and not saved. Raw booleans are "true" and "false". */
export const FormField = z.object({
  label: z.string().describe("the label as shown"),
  name: z.string().optional().describe("the platform's own name of the field, language-free"),
  type: z.string().describe("the platform's own word for the kind of field"),
  value: z.string().optional().describe("the raw value now"),
  display: z.string().optional().describe("the value as shown"),
  original: z.string().optional().describe("the raw value when the form was opened"),
  dirty: z.boolean().nullable().describe("whether it was changed and not saved; null where it can't be known"),
  required: z.boolean().describe("whether the form demands a value"),
  readOnly: z.boolean().describe("whether it can't be edited"),
  disabled: z.boolean().optional().describe("whether the control is switched off"),
  visible: z.boolean().describe("whether a person sees it now"),
  error: z.string().optional().describe("the message shown at the field"),
  options: z.array(FieldOption).optional().describe("the choices"),
  reference: Reference.optional().describe("the record that the field points to"),
  masked: z.boolean().optional().describe("a password or masked value: it is not read"),
  source: z.enum(["property", "attribute", "unknown"]).describe("where the value was found"),
  ref: Ref,
});
export type FormField = z.output<typeof FormField>;
