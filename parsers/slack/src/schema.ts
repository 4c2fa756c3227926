import { Attachment, Link, Listing, Moment, Person, Ref, RichText } from "@onscreen/core";
import * as z from "zod";

/** The key of a message in its channel: seconds since 1970 and a counter, as text, because a number would lose digits. */
const Ts = z.string().regex(/^\d+\.\d+$/);

export const Mention = z.object({
  kind: z
    .enum(["user", "group", "channel", "broadcast"])
    .describe("a person, a user group, a channel, or everybody here"),
  id: z.string().optional().describe("Slack's id: U… or W… a person, S… a group, C… a channel"),
  label: z.string().describe("the mention as shown"),
});
export type Mention = z.output<typeof Mention>;

export const Card = z.object({
  kind: z
    .enum(["unfurl", "message", "app"])
    .describe("the preview of a link in the text, another Slack message, or what an app attached"),
  title: z.string().optional().describe("the headline"),
  url: z.string().optional().describe("where the headline leads, or where the other message stands"),
  author: z.string().optional().describe("the site, the app or the writer"),
  text: z.string().optional().describe("the text with its line breaks"),
  fields: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .optional()
    .describe("labels and values"),
  footer: z.string().optional().describe("the line at the bottom, without the time"),
  date: Moment.optional().describe("the time at the bottom"),
  files: z.array(Attachment).optional().describe("files of the other message"),
});
export type Card = z.output<typeof Card>;

export const Sender = Person.extend({
  isBot: z.boolean().optional().describe("whether the sender is marked as an app"),
  inherited: z.boolean().describe("whether the name stands only above an earlier message of the same run"),
});
export type Sender = z.output<typeof Sender>;

export const Reaction = z.object({
  emoji: z.string().describe("the emoji as `:name:`"),
  count: z.number().int().describe("how many people"),
  byMe: z.boolean().describe("whether the person who is signed in is one of them"),
});

export const Message = z.object({
  ts: Ts.describe("the key of the message in its channel, to all digits"),
  threadTs: Ts.optional().describe("`ts` of the thread's first message, on replies"),
  date: Moment.describe('when it was sent; `iso` from `ts`; `text` is "" where no time is drawn'),
  permalink: z.string().optional().describe("the address of the message"),
  sender: Sender.optional().describe("who wrote it; absent where neither it nor the run's beginning says"),
  body: RichText.describe("what was written; empty for a message of files or cards alone"),
  mentions: z.array(Mention).describe("whom the text mentions, in its order"),
  links: z.array(Link).describe("the links of the text, in its order"),
  files: z.array(Attachment).describe("the files of the message itself"),
  cards: z.array(Card).describe("previews, other messages and what apps attached"),
  reactions: z.array(Reaction).describe("the emoji under the message"),
  edited: z.boolean().describe("whether it is marked as edited"),
  isSystem: z.boolean().describe("whether Slack wrote it (joined, set the topic)"),
  isBroadcast: z.boolean().describe("whether it is a reply that was also sent to the channel"),
  deleted: z.boolean().optional().describe("whether only a note of its deletion is left"),
  ephemeral: z.boolean().optional().describe("whether only the reader sees it"),
  replyCount: z.number().int().optional().describe("how many replies its thread has"),
  lastReply: Moment.optional().describe("when the thread was last answered; `iso` from a machine value only"),
  pinned: z.boolean().optional().describe("whether it is marked as pinned"),
  saved: z.boolean().optional().describe("whether it is marked as saved for later"),
  ref: Ref,
});
export type Message = z.output<typeof Message>;

export const Channel = z.object({
  teamId: z.string().optional().describe("the workspace or, with E…, the organisation"),
  teamName: z.string().optional().describe("the workspace's name"),
  channelId: z.string().optional().describe("C… a channel, G… a private one or a group, D… a direct conversation"),
  name: z.string().optional().describe("the channel's name without its sign, or the other person's"),
  type: z
    .enum(["channel", "private", "im", "mpim", "unknown"])
    .describe("public, private, with one person, with several; unknown where the page does not say"),
  topic: z.string().optional().describe("the topic in the header"),
  messages: z.array(Message).describe("the messages that are drawn, oldest first, keyed by `ts`"),
  oldestTs: Ts.optional().describe("`ts` of the oldest message drawn"),
  newestTs: Ts.optional().describe("`ts` of the newest message drawn"),
  listing: Listing.describe("how many messages are drawn; the list is virtual"),
});
export type Channel = z.output<typeof Channel>;

export const Thread = z.object({
  channelId: z.string().optional().describe("the channel that the thread is in"),
  threadTs: Ts.optional().describe("`ts` of the first message: the key of the thread"),
  root: Message.optional().describe("the first message; absent while it is scrolled out"),
  replies: z.array(Message).describe("the replies that are drawn, oldest first, keyed by `ts`"),
  totalReplies: z.number().int().optional().describe("how many replies the page says there are"),
  listing: Listing.describe("how many of the replies are drawn"),
});
export type Thread = z.output<typeof Thread>;

export const Draft = z.object({
  surface: z
    .enum(["channel", "thread", "threads", "edit", "new"])
    .describe(
      "the composer of a channel, of a thread, of a card in the list of threads, of a message being changed, of a new message",
    ),
  channelId: z.string().optional().describe("where it would be sent"),
  threadTs: z.string().optional().describe("the thread that it would answer"),
  editingTs: z.string().optional().describe("the message that is being changed"),
  body: RichText.describe("what is typed"),
  mentions: z.array(Mention).describe("whom the text mentions"),
  files: z.array(Attachment).describe("files that would be sent along"),
  alsoSendToChannel: z
    .boolean()
    .optional()
    .describe("whether the reply would go to the channel too; absent where the page can't tell"),
  empty: z.boolean().describe("whether there is nothing to send"),
  actions: z.object({ send: Ref.optional() }).describe("references of the buttons"),
  ref: Ref,
});
export type Draft = z.output<typeof Draft>;

export const SidebarItem = z.object({
  id: z.string().optional().describe("the channel's id, or the name of a page (Pthreads)"),
  type: z
    .enum(["channel", "private", "im", "mpim", "app", "route", "unknown"])
    .describe("Slack's own word; route for a page such as the threads"),
  name: z.string().describe("the name as shown"),
  unread: z.boolean().describe("whether it is shown as unread; a muted channel is not"),
  mentions: z.number().int().optional().describe("the number in its badge"),
  muted: z.boolean().optional().describe("whether it is muted; absent where the page does not say"),
  selected: z.boolean().describe("whether it is open"),
  hasDraft: z.boolean().optional().describe("whether it is marked as having a draft"),
  ref: Ref,
});
export type SidebarItem = z.output<typeof SidebarItem>;

export const Section = z.object({
  name: z.string().optional().describe("the heading; absent for what stands above the first one"),
  items: z.array(SidebarItem).describe("the rows, keyed by `id`"),
});
export type Section = z.output<typeof Section>;

export const Sidebar = z.object({
  teamName: z.string().optional().describe("the workspace's name"),
  sections: z.array(Section).describe("the rows that are drawn, by heading"),
});

export const SearchResult = z.object({
  kind: z.enum(["message", "file", "channel", "person"]).describe("what was found"),
  title: z.string().optional().describe("the name of a file, a channel or a person"),
  body: RichText.optional().describe("the text of a message, possibly shortened"),
  channel: z.string().optional().describe("the name of the channel that it is in"),
  sender: Person.optional().describe("who wrote or shared it, as shown"),
  date: Moment.optional().describe("when"),
  url: z.string().optional().describe("where it stands"),
  id: z.string().optional().describe("`ts` of a message, F… of a file"),
  ref: Ref,
});
export type SearchResult = z.output<typeof SearchResult>;

export const Search = z.object({
  query: z.string().optional().describe("what was searched for, where the page keeps it as such"),
  results: z.array(SearchResult).describe("the results on this page, keyed by `id`"),
  listing: Listing.describe("the page of results"),
});
export type Search = z.output<typeof Search>;
