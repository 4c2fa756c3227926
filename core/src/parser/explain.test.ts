import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, explain, list, oneOf, person, seen, self, text } from "../index.js";
import { openSnapshot } from "../node.js";

const Message = z.object({
  id: z.string(),
  from: z.object({ name: z.string(), email: z.string().optional() }).optional(),
  body: z.string().optional(),
});

const thread = defineView({
  name: "post.thread",
  record: z.object({ subject: z.string().optional(), messages: z.array(Message) }),
  root: ["#thread", seen("2026-08", ".x1")],
  authored: [".body"],
  fields: {
    subject: text("h1", seen("2025-11", ".x2")),
    messages: list<z.output<typeof Message>>(
      [".message"],
      { key: "id" },
      {
        id: attr("id", self),
        from: person({ name: text(".name"), email: attr("data-email", ".name") }),
        body: oneOf(text(".body"), attr("title", ".body")),
      },
    ),
  },
});
const draft = defineView({ name: "post.draft", record: z.object({}), root: ["#draft"], fields: {} });
const parser = defineParser({ platform: "post", matches: ["https://post.example.com/*"], views: [thread, draft] });

const html = `<main id=thread><p class=x2>Hello</p>
  <div class=message id=1><i class=name data-email=ada@example.com>Ada</i><div class=body>One</div></div>
  <div class=message id=2><i class=name>Bob</i><div class=body title=tip></div></div>
</main>`;

const rows = (options = {}, markup = html) =>
  explain(openSnapshot(`<!doctype html>${markup}`, { url: "https://post.example.com/", parsers: [parser] }), options);

describe("explain", () => {
  it("tells each field of each view, the whole before its parts", () => {
    expect(rows().map(({ view, field }) => `${view} ${field}`)).toEqual([
      "post.thread (root)",
      "post.thread (authored)",
      "post.thread subject",
      "post.thread messages",
      "post.thread messages[].id",
      "post.thread messages[].from",
      "post.thread messages[].from.name",
      "post.thread messages[].from.email",
      "post.thread messages[].body",
      "post.thread messages[].body~0",
      "post.thread messages[].body~1",
      "post.draft (root)",
    ]);
  });

  it("counts what each selector finds and gives, and shows the values", () => {
    const [subject] = rows({ view: "post.thread", field: "subject" });
    expect(subject).toEqual({
      view: "post.thread",
      layout: "default",
      field: "subject",
      kind: "text",
      selectors: [
        { selector: "h1", matched: 0, gave: 0 },
        { selector: ".x2", seen: "2025-11", matched: 1, gave: 1 },
      ],
      values: ["Hello"],
      blank: 0,
      absent: 0,
    });
  });

  it("sums over all places, blanks and absences apart", () => {
    expect(rows({ field: "messages.from.email" })).toMatchObject([
      { selectors: [{ matched: 2, gave: 1 }], values: ["ada@example.com"], absent: 1, blank: 0 },
    ]);
    expect(rows({ field: "messages[0].body" })).toMatchObject([
      { field: "messages[].body", values: ["One", "tip"] },
      { field: "messages[].body~0", selectors: [{ matched: 2, gave: 1 }], blank: 1 },
      { field: "messages[].body~1", selectors: [{ matched: 1, gave: 1 }] },
    ]);
  });

  it("tells the roots of a view that is not on the screen", () => {
    expect(rows({ view: "post.draft" }, "<p id=draft hidden>")).toMatchObject([
      { field: "(root)", selectors: [{ selector: "#draft", matched: 1, gave: 0 }] },
    ]);
  });

  it("is empty where no parser applies", () => {
    expect(explain(openSnapshot("<p>", { url: "https://else.example/", parsers: [parser] }))).toEqual([]);
  });
});
