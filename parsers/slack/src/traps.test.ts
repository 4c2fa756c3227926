import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, it } from "vitest";
import { slack } from "./index.js";

const CLIENT = "https://app.slack.com/client/T0EXAMPLE1";

const recordsOf = (body: string, path: string): Record<string, unknown> => {
  const html = `<!doctype html><html data-onscreen-state="live"><body><div class="p-client_workspace">${body}`;
  const { views } = extract(openSnapshot(html, { url: CLIENT + path, parsers: [slack] }));
  return Object.fromEntries(views.map((view) => [view.view, view.status === "ok" ? view.record : view.partial]));
};

const message = (ts: string, channel: string, inner = "", classes = "", words = "Tea?"): string => `
  <div data-qa="virtual-list-item" data-item-key="${ts}"><div class="c-message_kit__message ${classes}"
    data-qa="message_container" data-msg-ts="${ts}" data-msg-channel-id="${channel}">
    <button data-qa="message_sender_name" data-message-sender="U0ADA11111">Ada Byron</button>
    <div data-qa="message-text"><div class="p-rich_text_section">${words}</div></div>${inner}</div></div>`;

it("names a direct conversation by the other person in its header", () => {
  const { "slack.channel": channel } = recordsOf(
    `<div class="p-view_contents"><div class="p-view_header"><span class="p-view_header__member_name">Bruno Costa</span></div>
     <div data-qa="message_pane">${message("1788272266.112233", "D0DIRECT11")}</div></div>`,
    "/D0DIRECT11",
  );
  expect(channel).toMatchObject({ name: "Bruno Costa", type: "im", channelId: "D0DIRECT11" });
});

it("finds where a reply would go by its pane when the composer does not say", () => {
  const { "slack.draft": draft } = recordsOf(
    `<div data-qa="threads_flexpane">${message("1788272266.112233", "C0KITCHEN2", "", "c-message_kit__thread_message--root")}
     ${message("1788272300.000100", "C0KITCHEN2")}
     <div data-qa="reply_container"><div data-qa="message_input"><div data-qa="texty_input" contenteditable="true"
       role="textbox"><p>Yes.</p></div></div></div></div>`,
    "/C0TEAROOM1",
  );
  expect(draft).toMatchObject({ surface: "thread", channelId: "C0KITCHEN2", threadTs: "1788272266.112233" });
});

it("knows where another message stands by whatever link leads there", () => {
  const { "slack.channel": channel } = recordsOf(
    `<div data-qa="message_pane">${message(
      "1788272266.112233",
      "C0TEAROOM1",
      `<div class="c-message_attachment"><div data-qa="message_attachment_slack_msg_text">Kettle is on.</div>
       <a href="https://example.slack.com/archives/C0KITCHEN2/p1788270000000100">#kitchen</a></div>`,
    )}</div>`,
    "/C0TEAROOM1",
  );
  expect(channel).toMatchObject({
    messages: [
      { cards: [{ kind: "message", url: "https://example.slack.com/archives/C0KITCHEN2/p1788270000000100" }] },
    ],
  });
});

it("writes the channel of a search result without its sign", () => {
  const { "slack.search": search } = recordsOf(
    `<div data-qa="search_view"><div data-qa="search_result"><span data-qa="search_result_channel_name">#tearoom</span>
     <div data-qa="message-text">Tea?</div></div></div>`,
    "/search",
  );
  expect(search).toMatchObject({ results: [{ channel: "tearoom" }] });
});

it("reads a card of the list of threads that holds its messages and its composer", () => {
  const { "slack.thread": thread, "slack.draft": draft } = recordsOf(
    `<div data-qa="threads_view" id="threads_view"><div data-qa="virtual-list-item"><div data-qa="multi_thread_background">
     ${message("1788272266.112233", "C0KITCHEN2", "", "c-message_kit__thread_message--root")}
     ${message("1788272300.000100", "C0KITCHEN2")}
     <div data-qa="message_input"><div data-qa="texty_input" contenteditable="true" role="textbox"><p>Yes.</p></div></div>
     </div></div></div>`,
    "/threads",
  );
  expect(thread).toMatchObject({
    channelId: "C0KITCHEN2",
    threadTs: "1788272266.112233",
    root: { ts: "1788272266.112233" },
    replies: [{ ts: "1788272300.000100" }],
  });
  expect(draft).toMatchObject({ surface: "threads", channelId: "C0KITCHEN2", threadTs: "1788272266.112233" });
});

it("knows whom a mention means when a link in it says so", () => {
  const { "slack.channel": channel } = recordsOf(
    `<div data-qa="message_pane">${message(
      "1788272266.112233",
      "C0TEAROOM1",
      "",
      "",
      '<span class="c-mrkdwn__mention"><a class="c-member_slug" data-member-id="U0BRUNO222">@Bruno Costa</a></span>',
    )}</div>`,
    "/C0TEAROOM1",
  );
  const bruno = { id: "U0BRUNO222", label: "@Bruno Costa" };
  expect(channel).toMatchObject({
    messages: [{ mentions: [{ kind: "user", ...bruno }], body: { text: "@Bruno Costa", mentions: [bruno] } }],
  });
});

it("leads past Slack's own stop, in the text as in the list of links", () => {
  const { "slack.channel": channel } = recordsOf(
    `<div data-qa="message_pane">${message(
      "1788272266.112233",
      "C0TEAROOM1",
      "",
      "",
      '<a href="https://slack-redir.net/link?url=https%3A%2F%2Fexample.com%2Ftea&amp;v=3">tea</a>',
    )}</div>`,
    "/C0TEAROOM1",
  );
  expect(channel).toMatchObject({
    messages: [{ links: [{ url: "https://example.com/tea" }], body: { markdown: "[tea](https://example.com/tea)" } }],
  });
});

it("dates a forwarded message by its own time", () => {
  const { "slack.channel": channel } = recordsOf(
    `<div data-qa="message_pane">${message(
      "1788272266.112233",
      "C0TEAROOM1",
      `<div data-qa="forwarded_message_card"><div data-qa="message_attachment_slack_msg_text">Kettle is on.</div>
       <a class="c-timestamp" data-ts="1788270000.000100" href="https://example.slack.com/archives/C0KITCHEN2/p1788270000000100"><span
         class="c-timestamp__label">1:40 PM</span></a></div>`,
    )}</div>`,
    "/C0TEAROOM1",
  );
  expect(channel).toMatchObject({
    messages: [{ cards: [{ kind: "message", date: { text: "1:40 PM", iso: "2026-09-01T13:40:00.000Z" } }] }],
  });
});
