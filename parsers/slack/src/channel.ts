import { anywhere, attr, closest, constant, defineView, derived, fromUrl, oneOf, runs, text } from "@onscreen/core";
import { AUTHORED, BREAKS, own, SKELETONS } from "./anchors.js";
import { type Drawn, withSenders } from "./attribute.js";
import { drawn } from "./message.js";
import { Channel } from "./schema.js";
import { shownAttr } from "./shown.js";
import { team } from "./team.js";
import { permalinkChannel, typeOfId, withoutSign } from "./values.js";

/** Something is drawn: a message, or the note at the beginning of the conversation. A pane of placeholders is still loading. */
const LOADED = ':has([data-qa="message_container"]:not([data-qa-placeholder="true"]), .p-message_pane__foreword)';
const SIDEBAR_ROW = '[data-qa-channel-sidebar-channel-id="{channelId}"]';
const PANE = ".p-view_contents";

export const channel = defineView({
  name: "slack.channel",
  record: Channel,
  route: /^\/client\/[TE][A-Z0-9]+\/[CDG][A-Z0-9]+\/?(?:[?#]|$)/,
  root: [`[data-qa="message_pane"]${LOADED}`, `.p-message_pane${LOADED}`],
  authored: AUTHORED,
  fields: {
    ...team,
    channelId: oneOf(
      shownAttr("data-msg-channel-id", '[data-qa="message_container"][data-msg-channel-id]'),
      attr("href", own('a.c-timestamp[href*="/archives/"]')).map(permalinkChannel),
      fromUrl(/^\/client\/[^/]+\/([CDG][A-Z0-9]+)/),
    ),
    name: text(
      closest(PANE, '[data-qa="channel_name"]'),
      closest(PANE, ".p-view_header__member_name"),
      anywhere(`${SIDEBAR_ROW} [data-qa^="channel_sidebar_name_"]`),
    ).map(withoutSign),
    type: oneOf<Channel["type"]>(
      attr("data-qa-channel-sidebar-channel-type", anywhere(SIDEBAR_ROW)).map(
        (type) => Channel.shape.type.safeParse(type).data,
      ),
      derived<Channel, "im">(({ channelId = "" }) => typeOfId(channelId)),
      constant("unknown"),
    ),
    topic: text(closest(PANE, ".p-view_header__topic")),
    messages: runs<Drawn>(
      BREAKS,
      ['[data-qa="message_container"]', ".c-message_kit__message"],
      { key: "ts", not: SKELETONS },
      drawn,
    ).map((found) => found.flatMap(withSenders)),
    oldestTs: derived<Channel, string>(({ messages }) => messages?.map(({ ts }) => ts).sort()[0]),
    newestTs: derived<Channel, string>(({ messages }) =>
      messages
        ?.map(({ ts }) => ts)
        .sort()
        .at(-1),
    ),
    listing: derived<Channel, Channel["listing"]>(({ messages = [] }) => ({
      shown: messages.length,
      complete: messages.length === 0,
    })),
  },
  expect: [
    {
      says: "of several messages one names its sender",
      fields: ["messages.sender"],
      holds: ({ messages }) => messages.length < 3 || messages.some(({ sender }) => sender),
    },
    {
      says: "of several messages one has a text, a file or a card",
      fields: ["messages.body"],
      holds: ({ messages }) =>
        messages.length < 3 ||
        messages.some(({ body, files, cards }) => body.text !== "" || files.length + cards.length > 0),
    },
  ],
});
