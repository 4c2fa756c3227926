import {
  type Attachment,
  absent,
  attr,
  byType,
  checked,
  closest,
  defineView,
  derived,
  type Field,
  fromUrl,
  group,
  list,
  oneOf,
  ref,
  richText,
  self,
  text,
  when,
} from "@onscreen/core";
import { AUTHORED, EDITORS, own } from "./anchors.js";
import { mentions } from "./mention.js";
import { slackTyped } from "./richtext.js";
import { Draft } from "./schema.js";
import { fileIdOf, permalinkThreadTs, threadKeyChannel, threadKeyTs, tsOf } from "./values.js";

const EDITOR = EDITORS.join(", ");
const WITH_EDITOR = `:has(${EDITOR})`;
const MESSAGE = '[data-qa="message_container"]';
const ROW = '[data-qa="virtual-list-item"]';
const BROADCAST = '[data-qa="threads_footer_broadcast_checkbox"]';

/** The composer's own words about itself stand on the input, which may be the root or inside of it. */
const input = (test: string): [string, string] => [
  `:scope[data-qa="message_input"]${test}`,
  `[data-qa="message_input"]${test}`,
];

/** In the pane or card of a thread, where the composer itself does not say what it answers. */
const inPane = (css: string) =>
  closest('[data-qa="threads_flexpane"], .p-threads_flexpane, [data-qa="multi_thread_background"]', css);

/** The message that an editor stands in. */
const edited: Field<string> = oneOf(
  attr("data-msg-ts", closest(MESSAGE)),
  attr("data-item-key", closest(ROW)).map(tsOf),
  attr("id", closest(ROW)).map(tsOf),
);

/** What is typed and not sent, on whatever surface. */
export const draft = defineView({
  name: "slack.draft",
  record: Draft,
  root: [
    `[data-qa="reply_container"]${WITH_EDITOR}`,
    `.p-threads_footer__input_container${WITH_EDITOR}`,
    `[data-qa="message_input_container"]${WITH_EDITOR}`,
    `.c-wysiwyg_container${WITH_EDITOR}`,
    `[data-qa="message_input"]${WITH_EDITOR}`,
  ],
  authored: AUTHORED,
  fields: {
    surface: oneOf<Draft["surface"]>(
      when("edit", '[data-feat="edit_composer"]', closest(MESSAGE)),
      when("new", closest('[data-qa="composer_page"]')),
      when("threads", closest('[data-qa="threads_view"], .p-threads_view'), closest('[id^="threads_view"]')),
      when(
        "thread",
        ...input("[data-thread-ts]"),
        closest('[data-qa="threads_flexpane"], .p-threads_flexpane'),
        BROADCAST,
      ),
      when(
        "channel",
        ...input("[data-channel-id]"),
        ":scope[data-qa='message_input_container']",
        closest(".p-message_pane_input"),
      ),
    ),
    channelId: oneOf(
      attr("data-channel-id", ...input("[data-channel-id]")),
      attr("data-msg-channel-id", closest(MESSAGE)),
      attr("id", closest('[id^="threads_view"], [id*="-thread-list-"]'), BROADCAST).map(threadKeyChannel),
      attr("data-msg-channel-id", inPane(`${MESSAGE}[data-msg-channel-id]`)),
      byType("surface", { channel: fromUrl(/^\/client\/[^/]+\/([CDG][A-Z0-9]+)/) }),
    ),
    threadTs: byType("surface", {
      edit: absent,
      new: absent,
      "*": oneOf(
        attr("data-thread-ts", ...input("[data-thread-ts]")),
        attr("id", closest('[id^="threads_view"], [id*="-thread-list-"]'), BROADCAST).map(threadKeyTs),
        attr("data-msg-ts", inPane(".c-message_kit__thread_message--root")),
        attr("href", inPane(own('a.c-timestamp[href*="thread_ts="]'))).map(permalinkThreadTs),
      ),
    }),
    editingTs: byType("surface", { edit: edited }),
    body: richText(EDITORS, slackTyped).blank({ text: "", markdown: "" }),
    mentions: mentions(EDITOR),
    files: list<Attachment>(
      [
        ".c-wysiwyg_container__attachments [data-file-id]",
        ".c-pending_files [data-file-id]",
        ".c-wysiwyg_container__attachments .c-pillow_file_container",
        ".p-message_input__attachments .c-pillow_file_container",
      ],
      {},
      {
        name: oneOf(text('[data-qa="file_name"]', ".c-pillow_file__title"), attr("alt", "img[alt]")),
        id: oneOf(attr("data-file-id", self), attr("data-id", '[data-id^="F"]'), attr("src", "img[src]").map(fileIdOf)),
        mime: absent,
        size: absent,
        url: absent,
        inDrive: absent,
      },
    ),
    alsoSendToChannel: checked(BROADCAST),
    empty: derived<Draft, boolean>(({ body, files = [] }) => body && body.text === "" && files.length === 0),
    actions: group<Draft["actions"]>({ send: ref('[data-qa="texty_send_button"]') }).otherwise({}),
    ref: ref(self),
  },
});
