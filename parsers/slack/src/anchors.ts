/** What Slack draws under a message: previews of links, other messages, what apps attached. */
export const CARDS = [
  ".c-message_attachment",
  '[data-qa="message_attachment_v2"]',
  ".c-message_attachment_v2",
  '[data-qa="forwarded_message_card"]',
] as const;

/** All of them, in few words: this is asked of every part of every message. */
const IN_CARD = '[class*="message_attachment"] *, [data-qa="forwarded_message_card"] *';

/** A part of the message itself: cards hold the same parts of other messages. */
export const own = (css: string): string => `${css}:not(${IN_CARD})`;

/** Regions that hold what somebody wrote, by the three renderers of a message. */
export const TEXTS = [
  own('[data-qa="message-text"]'),
  own(".c-message_kit__blocks"),
  own(".c-message_kit__text"),
  own('[data-qa="text-atom"]'),
  own(".c-message__body"),
  own(".c-message_kit__tombstone__text"),
] as const;

/** The same as one selector. */
export const TEXT = TEXTS.join(", ");

/** Regions of cards that somebody wrote. */
export const CARD_TEXTS = [
  '[data-qa="message_attachment_text"]',
  '[data-qa="message_attachment_slack_msg_text"]',
  ".c-message_attachment__text",
] as const;

/** Where people type. */
export const EDITORS = [
  '[data-qa="texty_input"][contenteditable]',
  '[data-qa="message_input"] [role="textbox"][contenteditable]',
  '.ql-editor[role="textbox"][contenteditable]',
] as const;

/** All that is written by somebody, on every surface. */
export const AUTHORED = [...TEXTS, ...CARD_TEXTS, ...EDITORS] as const;

/** Rows that the virtual list has reserved and not filled. */
export const SKELETONS = ['[data-qa-placeholder="true"]', '[data-qa-unprocessed="true"]'] as const;

/** What ends a run of messages by one sender: another day, or messages that are not drawn. */
export const BREAKS = [
  ".c-message_list__day_divider",
  '[data-qa="date_divider"]',
  '[data-qa="load_older_message"]',
  ...SKELETONS,
] as const;
