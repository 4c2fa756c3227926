import {
  charactersOf,
  codeBlock,
  cut,
  emoji,
  like,
  link,
  listAt,
  literal,
  mention,
  type RichTextContext,
  type RichTextHandler,
  type RichTextHandlers,
  skip,
  unwrap,
} from "@onscreen/core";
import { destination, mentionId } from "./values.js";

/** Slack's own emoji are pictures named by their code points; a workspace's own ones have names that only look like it. */
const STANDARD = /(https:\/\/[^\s"')]*\/production-standard-emoji-assets\/[^\s"')]+)/;

const characterIn = (attribute: string) => (picture: Element) =>
  charactersOf(STANDARD.exec(picture.getAttribute(attribute) ?? "")?.[1]);

const IDS = ["data-member-id", "data-stringify-id", "data-user-group-id", "data-channel-id", "data-id"];

/** The mention's own id, or that of the link in it. */
const idOf = (mentioned: Element, { reading }: RichTextContext): string | undefined => {
  const bearers = [mentioned, ...reading.dom.queryAll(mentioned, IDS.map((name) => `[${name}]`).join(", "))];
  const ids = bearers.flatMap((bearer) => IDS.map((name) => bearer.getAttribute(name)));
  return ids.map((id) => id && mentionId(id)).find(Boolean) || undefined;
};

/** The composer keeps each line of a block of code in an element of its own, side by side. */
const typedCode: RichTextHandler = {
  selector: ".ql-code-block",
  read(line, context) {
    if (context.inCode) return { line: true };
    if (isCodeLine(line.previousElementSibling)) return "skip";
    const lines: Element[] = [];
    for (let next: Element | null = line; isCodeLine(next); next = next.nextElementSibling) lines.push(next);
    const block = codeBlock(".ql-code-block").read(line, context);
    return typeof block === "object" && !Array.isArray(block) ? { ...block, nodes: lines } : block;
  },
};

const isCodeLine = (element: Element | null): element is Element =>
  element?.getAttribute("class")?.split(/\s+/).includes("ql-code-block") ?? false;

/** Results of a search leave out line breaks and what they part. */
const elided: RichTextHandler = {
  selector: ".c-search__expand",
  read(_, context) {
    context.truncate();
    return [{ type: "text", value: " … " }];
  },
};

/**
 * How Slack marks up what people write, sent (`data-stringify-*` are its own hints for copying as text) and typed (Quill
 * with elements of its own).
 */
export const slackText: RichTextHandlers = [
  skip('[data-stringify-ignore="true"], .c-message__edited_label, [data-qa="message_edited_label"], .line-number'),
  cut("[data-qa=search_expand], .c-rich_text_expand_button"),
  elided,

  // in a line
  emoji("img[data-stringify-emoji]", { character: characterIn("src"), name: "data-stringify-emoji" }),
  emoji("img.emoji[data-id]", { character: characterIn("style"), name: "data-id" }),
  unwrap("ts-mention[data-id=UNVERIFIED]"),
  mention(
    "[data-stringify-type=mention], ts-mention, .c-member_slug, .c-mrkdwn__mention, .c-mrkdwn__user_group, .c-user_group, .c-mrkdwn__broadcast, .c-broadcast, [data-qa=inline_channel_entity]",
    { id: idOf },
  ),
  link("a[href*='//slack-redir.net/link?'], a[href*='//www.slack-redir.net/link?']", (anchor) =>
    destination(anchor.getAttribute("href") ?? ""),
  ),
  literal("[data-stringify-type=replace][data-stringify-text]", "data-stringify-text"),
  like("[data-stringify-type=line-break]", "br"),
  {
    selector: ".c-mrkdwn__br, [data-stringify-type=paragraph-break]",
    read: () => [{ type: "break" }, { type: "break" }],
  },

  // blocks
  listAt("ol.p-rich_text_list, [data-stringify-type=ordered-list]", { ordered: true, indent: "data-indent" }),
  listAt("ul.p-rich_text_list, [data-stringify-type=unordered-list]", { ordered: false, indent: "data-indent" }),
  codeBlock(".p-rich_text_preformatted"),
  like(".p-rich_text_quote", "blockquote"),
  typedCode,
];

/** What is being typed: each `p` is a line, and an empty one an empty line. */
export const slackTyped: RichTextHandlers = [like(".ql-editor > p, [contenteditable] > p", "div"), ...slackText];
