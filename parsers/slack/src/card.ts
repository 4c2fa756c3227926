import {
  attr,
  derived,
  isoFromSeconds,
  list,
  moment,
  oneOf,
  richText,
  seen,
  text,
  unlessEmpty,
  url,
  when,
} from "@onscreen/core";
import { CARD_TEXTS, CARDS } from "./anchors.js";
import { files } from "./file.js";
import { slackText } from "./richtext.js";
import type { Card, Message } from "./schema.js";
import { cardKind, permalinkTs } from "./values.js";

const FOOTER_TIME = '[data-qa="attachment-footer-timestamp"]';

/** What stands under the text of a message. */
export const cards = list<Card>(
  CARDS,
  {},
  {
    title: text('[data-qa="message_attachment_title_link"]', ".c-message_attachment__title"),
    url: url(
      '[data-qa="message_attachment_title_link"]',
      '[data-qa="attachment-footer-permalink"] a',
      `${FOOTER_TIME} a`,
      'a[href*="/archives/"]',
    ),
    author: text(
      '[data-qa="message_attachment_author_name"]',
      '[data-qa="member_name"]',
      ".c-message_attachment__author_name",
      seen("2026-10", '[class*="authorName__"]'),
    ),
    text: richText([...CARD_TEXTS, seen("2026-10", '[class*="body__"]')], slackText).map((written) => written.text),
    fields: list<{ label: string; value: string }>(
      [':has(> [data-qa="message_attachment_field_title"])', ".c-message_attachment__field"],
      {},
      {
        label: text('[data-qa="message_attachment_field_title"]', ".c-message_attachment__field_title"),
        value: text('[data-qa="message_attachment_field_value"]', ".c-message_attachment__field_value").blank(""),
      },
    ).map(unlessEmpty),
    footer: text('[data-qa="message_attachment_footer_text"]', ".c-message_attachment__footer_text"),
    date: moment({
      text: text(FOOTER_TIME, "a.c-timestamp", seen("2026-10", '[class*="timestamp__"]')),
      iso: oneOf(
        attr("data-ts", `${FOOTER_TIME} [data-ts]`),
        attr("href", `${FOOTER_TIME} a[href*="/archives/"]`).map(permalinkTs),
        attr("data-ts", "a.c-timestamp[data-ts]"),
      ).map(isoFromSeconds),
    }),
    files: files().map(unlessEmpty),
    kind: oneOf<Card["kind"]>(
      when(
        "message",
        '[data-qa="message_attachment_slack_msg_text"]',
        ':scope[data-qa="forwarded_message_card"]',
        '[data-qa="forwarded_message_card"]',
        '[data-qa="attachment-footer-permalink"]',
      ),
      derived<Card, Card["kind"]>((card, place) => cardKind(card, (place.outer?.row ?? {}) as Partial<Message>)),
    ),
  },
);
