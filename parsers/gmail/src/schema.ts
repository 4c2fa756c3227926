import { Attachment, Listing, Moment, Person, Ref, RichText } from "@onscreen/core";
import * as z from "zod";

/** One conversation of a list. Key: `threadId`, else `legacyThreadId`, else `draftId`; pages before 2018 have none of them. */
export const ThreadRow = z.object({
  threadId: z.string().optional().describe("`thread-f:…` or `thread-a:…`"),
  legacyThreadId: z
    .string()
    .optional()
    .describe("the conversation's id in 16 hexadecimal digits, as mail APIs name it"),
  draftId: z.string().optional().describe("`msg-a:r…`, for a draft that answers nothing"),
  senders: z.array(Person).describe("who wrote, in the order shown; empty for drafts, whose row names nobody"),
  messageCount: z.number().int().optional().describe("how many messages; absent where the row shows no number"),
  draftCount: z.number().int().optional().describe("how many drafts the conversation holds; absent without one"),
  subject: z.string().describe("the subject as shown"),
  snippet: z.string().optional().describe("the beginning of the text as shown"),
  date: Moment.describe("when; an advertisement has none, its text is empty"),
  unread: z.boolean().describe("whether something in it is unread"),
  starred: z.boolean().optional().describe("whether it has a star; absent without the column"),
  important: z.boolean().optional().describe("whether it is marked as important; absent without the column"),
  selected: z.boolean().describe("whether its box is ticked"),
  labels: z.array(z.string()).describe("the labels on the row"),
  attachments: z
    .array(z.object({ name: z.string().describe("the file's name") }))
    .optional()
    .describe("files that the row names"),
  isAd: z.boolean().describe("whether it is an advertisement"),
  ref: Ref,
});
export type ThreadRow = z.output<typeof ThreadRow>;

/** A list of conversations: a mailbox, a label, search results, one section of several inboxes. */
export const Threads = z.object({
  listing: Listing,
  mailbox: z
    .string()
    .optional()
    .describe("the part of Gmail: `inbox`, `drafts`, `category/promotions`, `label/Receipts`; absent in a search"),
  query: z.string().optional().describe("what is searched for"),
  rows: z.array(ThreadRow).describe("the conversations drawn"),
});
export type Threads = z.output<typeof Threads>;

/** One message of a conversation. Key: `id`; a message that was never opened has none. */
export const Message = z.object({
  id: z.string().optional().describe("`msg-f:…` or `msg-a:r…`"),
  legacyId: z.string().optional().describe("the message's id in 16 hexadecimal digits, as mail APIs name it"),
  state: z
    .enum(["expanded", "collapsed", "hidden", "unloaded"])
    .describe(
      "`collapsed`: folded after it was open; `unloaded`: folded and never opened; `hidden`: in the stack of older messages",
    ),
  from: Person.optional().describe("the sender; a mail through a group names the group"),
  to: z.array(Person).describe("recipients as shown; the short line does not tell To from Cc"),
  cc: z.array(Person).describe("copies; empty while the page does not tell them from To"),
  bcc: z.array(Person).describe("blind copies; empty while the page does not tell them from To"),
  recipientsTruncated: z
    .boolean()
    .describe("whether the three lists may be incomplete or mixed: the details are closed"),
  date: Moment.optional().describe("when it was sent"),
  starred: z.boolean().optional().describe("whether it has a star"),
  snippet: z.string().optional().describe("the beginning of a folded message"),
  body: RichText.optional().describe("what the sender wrote, without what they quote"),
  quoted: RichText.optional().describe("the earlier messages that it quotes, folded or not"),
  attachments: z.array(Attachment).describe("attached files and files in Drive"),
  clipped: z.boolean().optional().describe("true when Gmail cut the message off"),
  ref: Ref,
});
export type Message = z.output<typeof Message>;

/** An open conversation, on a page of its own or in the reading pane. */
export const Thread = z.object({
  threadId: z.string().optional().describe("`thread-f:…` or `thread-a:…`"),
  legacyThreadId: z
    .string()
    .optional()
    .describe("the conversation's id in 16 hexadecimal digits, as mail APIs name it"),
  subject: z.string().optional().describe("the subject"),
  labels: z.array(z.string()).optional().describe("the labels beside the subject"),
  hiddenCount: z.number().int().optional().describe("how many older messages lie in the stack"),
  messages: z.array(Message).describe("the messages in the order shown"),
  ref: Ref,
});
export type Thread = z.output<typeof Thread>;

/** A message that is being written. Several can be open. Key: `draftId`, absent before the first save. */
export const Draft = z.object({
  kind: z.enum(["new", "reply", "forward", "unknown"]).describe("what it is; `unknown` where the page does not tell"),
  surface: z
    .enum(["popup", "inline", "fullscreen", "standalone"])
    .describe("where it is written; `standalone` is a window of its own"),
  minimized: z.boolean().describe("whether only the title bar shows; what was typed is read all the same"),
  draftId: z.string().optional().describe("`msg-a:r…`"),
  threadId: z.string().optional().describe("the conversation that it belongs to"),
  from: Person.optional().describe("the sending address, where there is a choice"),
  to: z.array(Person).describe("recipients; in a folded summary all of them"),
  cc: z.array(Person).describe("copies"),
  bcc: z.array(Person).describe("blind copies"),
  pendingRecipient: z.string().optional().describe("a recipient being typed, not yet accepted"),
  subject: z.string().optional().describe("the subject as typed; absent where a saved page can't tell"),
  body: RichText.describe("what was typed, without signature and quote"),
  quoted: RichText.optional().describe("the message that it answers or passes on, as far as it is unfolded"),
  signature: z.string().optional().describe("the signature under the text"),
  attachments: z.array(Attachment).describe("attached files"),
  plainText: z.boolean().optional().describe("whether it is written without formatting"),
  actions: z.object({ send: Ref.optional(), discard: Ref.optional() }).describe("the buttons"),
  ref: Ref,
});
export type Draft = z.output<typeof Draft>;
