import { describe, expect, it } from "vitest";
import * as values from "./values.js";

describe("keys", () => {
  it("stand at the end of the ids of rows, to all digits", () => {
    expect(values.tsOf("1628168640.000300")).toBe("1628168640.000300");
    expect(values.tsOf("message-list_1788272266.112233")).toBe("1788272266.112233");
    expect(values.tsOf("C0TEAROOM1-1788272266.112233-thread-list-threads-flexpane_1788272300.000100")).toBe(
      "1788272300.000100",
    );
    expect(values.tsOf("threads_view-C0KITCHEN2-1788280000.000100-1788280060.000200")).toBe("1788280060.000200");
    expect(values.tsOf("1788280000.999999")).toBe("1788280000.999999");
  });

  it("are none of separators, composers and files", () => {
    for (const id of [
      "1788249600000divider",
      "1788249600000.C0TEAROOM1",
      "message-list_1788249600000.C0TEAROOM1",
      "C0T-1788272266.112233-thread-list-Thread_input",
      "files_00000000-0000-4000-8000-000000000000",
      "bannerEarliest",
      "",
    ])
      expect(values.tsOf(id)).toBeUndefined();
  });

  it("are in permalinks without the dot", () => {
    const reply =
      "https://example.slack.com/archives/C0TEAROOM1/p1788272300000100?thread_ts=1788272266.112233&cid=C0TEAROOM1";
    expect(values.permalinkTs(reply)).toBe("1788272300.000100");
    expect(values.permalinkThreadTs(reply)).toBe("1788272266.112233");
    expect(values.permalinkChannel(reply)).toBe("C0TEAROOM1");
    expect(values.permalinkTs("https://example.slack.com/archives/C0TEAROOM1")).toBeUndefined();
    expect(values.permalinkThreadTs("https://example.slack.com/archives/C1/p1788272300000100")).toBeUndefined();
    expect(values.permalinkChannel("https://example.com/")).toBeUndefined();
  });

  it("of threads join channel and first message", () => {
    for (const id of [
      "threads_view_footer-C0KITCHEN2-1788280000.000100",
      "C0KITCHEN2-1788280000.000100-thread-list-Thread",
      "p-thread_footer__broadcast_checkbox--C0KITCHEN2-1788280000.000100--Thread",
      "/client/T1/C0KITCHEN2/thread/C0KITCHEN2-1788280000.000100",
    ]) {
      expect(values.threadKeyChannel(id)).toBe("C0KITCHEN2");
      expect(values.threadKeyTs(id)).toBe("1788280000.000100");
    }
    expect(values.threadKeyTs("threads_view")).toBeUndefined();
  });
});

describe("people, files and links", () => {
  it("have ids in addresses", () => {
    expect(values.userOf("/team/U0ADA11111")).toBe("U0ADA11111");
    expect(values.userOf("https://ca.slack-edge.com/T0EXAMPLE1-U0BRUNO222-0000000000ab-48")).toBe("U0BRUNO222");
    expect(values.userOf("https://avatars.slack-edge.com/2026-01-01/1234_abc_48.png")).toBeUndefined();
    expect(values.fileIdOf("https://files.slack.com/files-pri/T0EXAMPLE1-F0MENU0042/image.png")).toBe("F0MENU0042");
    expect(values.fileIdOf("https://example.slack.com/files/U0ADA11111/F0MENU0042/notes")).toBe("F0MENU0042");
    expect(values.fileIdOf("https://example.com/FIRST/")).toBeUndefined();
  });

  it("lead where they lead, not through Slack's own stop", () => {
    expect(values.destination("https://slack-redir.net/link?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&v=3")).toBe(
      "https://example.com/a?b=1",
    );
    expect(values.destination("https://slack-redir.net/link?url=%E0%A4%A")).toBe(
      "https://slack-redir.net/link?url=%E0%A4%A",
    );
    expect(values.destination("https://example.com/link?url=x")).toBe("https://example.com/link?url=x");
  });
});

describe("mentions", () => {
  it("are told apart by the first letter of the id", () => {
    expect(
      ["U0ADA11111", "W0ADA11111", "S0BREWERS1", "C0KITCHEN2", "BKchannel", "x", undefined].map(values.mentionKind),
    ).toEqual(["user", "user", "group", "channel", "broadcast", undefined, undefined]);
  });

  it("have no id where Slack has none", () => {
    expect(["U0ADA11111", "USLACKBOT", "UNVERIFIED", "BKhere"].map(values.mentionId)).toEqual([
      "U0ADA11111",
      "USLACKBOT",
      undefined,
      undefined,
    ]);
  });
});

it("names an emoji in colons", () => {
  expect(["wave", ":wave:", ":+1::skin-tone-3:"].map(values.emojiName)).toEqual([
    ":wave:",
    ":wave:",
    ":+1::skin-tone-3:",
  ]);
});

it("takes the colon from a name that is spoken", () => {
  expect(["Ada Byron: ", "森 千代：", "Ada"].map(values.spokenName)).toEqual(["Ada Byron", "森 千代", "Ada"]);
  expect(values.spokenName(": ")).toBeUndefined();
});

it("finds the workspace in titles of three parts only", () => {
  expect(values.teamInTitle("general (Channel) - Acme - Slack")).toBe("Acme");
  expect(values.teamInTitle("general (Channel) - Acme - 2 new items - Slack")).toBeUndefined();
  expect(values.teamInTitle("Slack | general | Acme")).toBeUndefined();
});

it("takes a card for a preview when its link stands in the text", () => {
  const links = [{ text: "x", url: "https://example.com/a/" }];
  const app = { name: "Bot", isBot: true, inherited: false };
  expect(values.cardKind({ url: "https://example.com/a" }, { links, sender: app })).toBe("unfurl");
  expect(values.cardKind({ url: "https://example.com/b" }, { links, sender: app })).toBe("app");
  expect(values.cardKind({}, { links: [], sender: app })).toBe("app");
  expect(values.cardKind({ url: "https://example.com/b" }, { links, sender: { name: "Ada", inherited: false } })).toBe(
    "unfurl",
  );
});

it("joins the regions of one message", () => {
  const empty = { text: "", markdown: "" };
  const one = { text: "a", markdown: "**a**", mentions: [{ label: "@b" }] };
  expect(values.joined([])).toEqual(empty);
  expect(values.joined([empty, one])).toEqual(one);
  expect(values.joined([one, { text: "c", markdown: "c", truncated: true }])).toEqual({
    text: "a\nc",
    markdown: "**a**\n\nc",
    truncated: true,
    mentions: [{ label: "@b" }],
  });
});
