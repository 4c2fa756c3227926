import { absent, attr, closest, defineView, derived, group, runs, type Selector, self } from "@onscreen/core";
import { AUTHORED, BREAKS, SKELETONS } from "./anchors.js";
import { type Drawn, withSenders } from "./attribute.js";
import { drawn } from "./message.js";
import { Thread } from "./schema.js";
import { threadKeyChannel, threadKeyTs } from "./values.js";

/** In the list of threads a thread is no element: heading, messages and composer are rows that share its key in their ids. */
const inThread = (css: string): Selector =>
  closest(
    '[data-qa="threads_view"], .p-threads_view',
    `[data-qa="virtual-list-item"][id*="{channelId}-{threadTs}"] ${css}`,
  );

const MESSAGE = '[data-qa="message_container"]';
const FIRST = [
  inThread(`${MESSAGE}[data-msg-ts="{threadTs}"]`),
  inThread(`${MESSAGE}:has(a.c-timestamp[data-ts="{threadTs}"])`),
  inThread(".c-message_kit__thread_message--root"),
];

/** A thread among others in the list of all threads. */
export const threadInList = defineView({
  name: "slack.thread",
  layout: "list",
  record: Thread,
  root: ['[data-qa="virtual-list-item"][id^="threads_view_heading-"]'],
  authored: AUTHORED,
  fields: {
    channelId: attr("id", self).map(threadKeyChannel),
    threadTs: attr("id", self).map(threadKeyTs),
    root: group<Drawn>(drawn, ...FIRST).map((first) => withSenders([first])[0]),
    replies: runs<Drawn>(
      BREAKS.map(inThread),
      [inThread(MESSAGE)],
      { key: "ts", not: [...SKELETONS.map(inThread), ...FIRST] },
      drawn,
    ).map((found) => found.flatMap(withSenders)),
    totalReplies: absent,
    listing: derived<Thread, Thread["listing"]>(({ replies = [] }) => ({ shown: replies.length, complete: false })),
  },
});
