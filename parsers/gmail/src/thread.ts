import { attr, defineView, list, ref, seen, self, text } from "@onscreen/core";
import { messageFields, messageGiven } from "./message.js";
import { THREAD_ROUTE } from "./route.js";
import { type Message, Thread } from "./schema.js";
import { countOf, plainId } from "./values.js";

const HEADING = "h2[data-legacy-thread-id]";

/** A list in the same part is the list's page, with the conversation in its pane; a mail that holds the mark of one is none. */
const NO_LIST = ":not(:has([gh=tl]:not(.a3s *)))";

/** An open conversation, on a page of its own or in the reading pane beside its list. */
export const thread = defineView({
  name: "gmail.thread",
  record: Thread,
  route: THREAD_ROUTE,
  root: [
    `[role=main]${NO_LIST}:has(${HEADING})`,
    `[role=main]${NO_LIST}:has([role=listitem] :is(.adn, .adf))`,
    seen("2026-07", ".a98.iY:has([role=listitem])"),
    seen("2022-10", ".PeIF1d:has([role=listitem])"),
    seen("2022-10", ".if:has([role=listitem]), td.Bu:has([role=listitem])"),
  ],
  ready: ["[role=listitem] .a3s", "[role=listitem] .adf"],
  authored: [".a3s", ".ii.gt:not(:has(.a3s))"],
  fields: {
    threadId: attr("data-thread-perm-id", HEADING, "h2[data-thread-perm-id]").map(plainId),
    legacyThreadId: attr("data-legacy-thread-id", HEADING, "[data-legacy-thread-id]").map(plainId),
    subject: text(HEADING, seen("2026-07", "h2.hP")),
    labels: list<string>([".ha .hN", ".hX .hN"], {}, text(self)).map((labels, { row }) =>
      labels.length > 0 || row["subject"] !== undefined ? labels : undefined,
    ),
    hiddenCount: text(".adx").map(countOf),
    messages: list<Message>(
      ["[role=listitem]:has([data-message-id], .adn, .adf)", "[role=listitem].kQ", "[role=listitem].kx"],
      { key: ["id", "legacyId"], hidden: "keep", given: messageGiven },
      messageFields,
    ),
    ref: ref(self),
  },
  expect: [
    { says: "a conversation has a message", fields: ["messages"], holds: ({ messages }) => messages.length > 0 },
    {
      says: "an open message has a sender, a date and a body",
      fields: ["messages.body", "messages.from", "messages.date"],
      holds: ({ messages }) => messages.every((m) => m.state !== "expanded" || (m.from && m.date && m.body)),
    },
    {
      says: "an open message has an id",
      fields: ["messages.id"],
      holds: ({ messages }) => messages.every((m) => m.state !== "expanded" || m.id),
    },
    {
      says: "a folded message names its sender",
      fields: ["messages.from"],
      holds: ({ messages }) => messages.every((m) => m.from || (m.state !== "collapsed" && m.state !== "unloaded")),
    },
  ],
});
