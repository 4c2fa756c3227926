import {
  above,
  attr,
  closest,
  constant,
  type FieldsOf,
  flag,
  isoFromSeconds,
  type Link,
  list,
  moment,
  number,
  oneOf,
  person,
  type RichText,
  ref,
  richText,
  self,
  text,
  textEvenHidden,
  url,
  when,
  within,
} from "@onscreen/core";
import { own, TEXT, TEXTS } from "./anchors.js";
import type { Drawn } from "./attribute.js";
import { cards } from "./card.js";
import { files } from "./file.js";
import { mentions } from "./mention.js";
import { slackText } from "./richtext.js";
import type { Message, Sender } from "./schema.js";
import { destination, emojiName, joined, permalinkThreadTs, permalinkTs, spokenName, tsOf, userOf } from "./values.js";

const TIME = own("a.c-timestamp");
const PERMALINK = own('a.c-timestamp[href*="/archives/"]');
const ROW = '[data-qa="virtual-list-item"]';

/** Beside a name: status, pronouns' badge, the mark of an app. */
const NOT_NAME = [
  '[data-qa="custom_status"]',
  ".c-custom_status",
  '[data-qa="message_sender_app_badge"]',
  ".c-app_badge",
];
const APP = [own('[data-qa="message_sender_app_badge"]'), own(".c-app_badge")] as const;

/** One message as it is drawn, in a channel or a thread. */
export const drawn: FieldsOf<Drawn> = {
  ts: oneOf(
    attr("data-msg-ts", self),
    attr("data-ts", TIME),
    attr("data-item-key", closest(ROW)).map(tsOf),
    attr("id", closest(ROW)).map(tsOf),
    attr("href", PERMALINK).map(permalinkTs),
  ),
  threadTs: attr("href", PERMALINK).map(permalinkThreadTs),
  date: moment({
    text: text(own('[data-qa="timestamp_label"]'), own(".c-timestamp__label"), TIME).otherwise(""),
    full: attr("aria-label", TIME),
    iso: above<string>("ts").map(isoFromSeconds),
  }),
  permalink: url(PERMALINK),
  sender: person<Sender>({
    name: oneOf(
      text(
        own('[data-qa="message_sender_name"]'),
        own(".c-message__sender_button"),
        own(".c-message__sender_link"),
      ).without(...NOT_NAME),
      attr("data-stringify-text", own('[data-qa="message_sender"]')),
    ),
    id: oneOf(
      attr("data-message-sender", own("[data-message-sender]")),
      attr(
        "href",
        own('[data-qa="message_sender_name"][href*="/team/"]'),
        own('.c-message__sender_link[href*="/team/"]'),
      ).map(userOf),
      attr("src", '.c-message_kit__gutter__left img[src*="slack-edge.com/"]').map(userOf),
    ),
    isBot: when(true, ...APP),
    inherited: constant(false),
  }),
  spoken: textEvenHidden(own('[id$="-sender"]')).map(spokenName),
  begins: flag(".c-message_kit__gutter__left .c-message_kit__avatar", ".c-message_kit__gutter__left img"),
  body: list<RichText>(TEXTS, {}, richText(self, slackText)).map(joined),
  mentions: mentions(TEXT),
  links: list<Link>(
    [
      within(
        TEXT,
        'a[href]:not([data-stringify-type="mention"], .c-member_slug, [data-channel-id], .c-mrkdwn__user_group)',
      ),
    ],
    {},
    { text: text(self).otherwise(""), url: url(self).map(destination) },
  ),
  files: files(own),
  cards,
  reactions: list<Message["reactions"][number]>(
    ['[data-qa="reactji"]', '[data-qa="channel-message-reaction"]', "button.c-reaction"],
    { key: "emoji" },
    {
      emoji: oneOf(attr("data-stringify-emoji", "[data-stringify-emoji]"), attr("alt", "img[alt]")).map(emojiName),
      count: number(".c-reaction__count"),
      byMe: flag(':scope[aria-pressed="true"]', ":scope.c-reaction--reacted"),
    },
  ),
  edited: flag(
    within(TEXT, '.c-message__edited_label, [data-qa="message_edited_label"]'),
    own(".c-message__edited_label"),
  ),
  isSystem: flag(
    own(".c-message__body--automated"),
    ".c-message_kit__gutter__right--system",
    ":scope.c-message_kit__message--automated",
  ),
  isBroadcast: flag(
    '[data-qa^="thread-broadcast-preamble"]',
    '[data-qa="message_broadcast_preamble"]',
    ".c-message__broadcast_preamble_outer",
    ":scope.c-message_kit__background--labels--broadcast",
  ),
  deleted: when(
    true,
    ".c-message_kit__tombstone",
    ".c-message_kit__tombstone__text",
    ".c-message_kit__tombstone__icon",
  ),
  ephemeral: when(
    true,
    ':scope[data-qa-ephemeral="true"]',
    '[data-qa="ephemeral_message"]',
    ":scope.c-message_kit__background--labels--ephemeral",
  ),
  replyCount: number('[data-qa="reply_bar_count"]', ".c-message__reply_count"),
  lastReply: moment({
    text: text('[data-qa="reply_bar_last_reply"]', ".c-message__reply_bar_last_reply"),
    iso: attr("data-ts", '[data-qa="reply_bar_last_reply"]').map(isoFromSeconds),
  }),
  pinned: when(true, ":scope.c-message_kit__background--labels--pinned", ".c-message_kit__labels--pinned"),
  saved: when(true, '[data-qa="bookmark-filled"]', ".c-icon--bookmark-filled"),
  ref: ref(self),
};
