import { attr, defineView, derived, fromUrl, group, number, oneOf, runs, self } from "@onscreen/core";
import { AUTHORED, BREAKS, own, SKELETONS } from "./anchors.js";
import { type Drawn, withSenders } from "./attribute.js";
import { drawn } from "./message.js";
import { Thread } from "./schema.js";
import { shownAttr } from "./shown.js";
import { permalinkChannel, permalinkThreadTs, threadKeyChannel, threadKeyTs } from "./values.js";

const MESSAGE = '[data-qa="message_container"]';
const LOADED = `:has(${MESSAGE}:not([data-qa-placeholder="true"]))`;
const LIST = '[id*="-thread-list-"]';

/** The first message is told by its key; the class only where nothing names the key. */
const FIRST = [
  `${MESSAGE}[data-msg-ts="{threadTs}"]`,
  `[data-qa="virtual-list-item"][data-item-key="{threadTs}"] ${MESSAGE}`,
  `[data-qa="virtual-list-item"][id$="_{threadTs}"] ${MESSAGE}`,
  ".c-message_kit__thread_message--root",
];

/** In the list of threads a card holds a whole thread, but where its rows have the thread's key: these are read by it. */
const CARD = '[data-qa="multi_thread_background"]:not([id^="threads_view_"] *, [id^="threads_view-"] *)';

/** A thread in a pane of its own, beside a channel or in its place, or in a card of its own. */
export const thread = defineView({
  name: "slack.thread",
  record: Thread,
  route: /^\/client\/[TE][A-Z0-9]+\/[^?#]*\/thread\//,
  root: [`[data-qa="threads_flexpane"]${LOADED}`, `.p-threads_flexpane${LOADED}`, `${CARD}${LOADED}`],
  authored: AUTHORED,
  fields: {
    channelId: oneOf(
      shownAttr("data-msg-channel-id", `${MESSAGE}[data-msg-channel-id]`),
      attr("id", LIST).map(threadKeyChannel),
      attr("href", own('a.c-timestamp[href*="/archives/"]')).map(permalinkChannel),
      fromUrl(/\/thread\/([CDG][A-Z0-9]+)-/),
    ),
    threadTs: oneOf(
      attr("data-thread-ts", self),
      attr("id", LIST).map(threadKeyTs),
      attr("href", own('a.c-timestamp[href*="thread_ts="]')).map(permalinkThreadTs),
      shownAttr("data-msg-ts", ".c-message_kit__thread_message--root"),
      attr("data-ts", ".c-message_kit__thread_message--root a.c-timestamp"),
      fromUrl(/\/thread\/[CDG][A-Z0-9]+-(\d{10}\.\d{6})/),
    ),
    root: group<Drawn>(drawn, ...FIRST).map((first) => withSenders([first])[0]),
    replies: runs<Drawn>(
      BREAKS,
      [MESSAGE, ".c-message_kit__message"],
      { key: "ts", not: [...SKELETONS, ...FIRST] },
      drawn,
    ).map((found) => found.flatMap(withSenders)),
    totalReplies: number(".p-threads_flexpane__separator_count", '[data-qa="thread_separator"]'),
    listing: derived<Thread, Thread["listing"]>(({ replies = [], totalReplies }) => ({
      shown: replies.length,
      ...(totalReplies !== undefined && { total: totalReplies }),
      complete: totalReplies !== undefined && replies.length >= totalReplies,
    })),
  },
  expect: [
    {
      says: "the first message is none of the replies",
      fields: ["root", "replies"],
      holds: ({ threadTs, replies }) => replies.every(({ ts }) => ts !== threadTs),
    },
    {
      says: "of several replies one names its sender",
      fields: ["replies.sender"],
      holds: ({ replies }) => replies.length < 3 || replies.some(({ sender }) => sender),
    },
  ],
});
