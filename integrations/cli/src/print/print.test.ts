import { describe, expect, it } from "vitest";
import { recordToMarkdown } from "./markdown.js";
import { printRecord } from "./record.js";
import { inline } from "./shapes.js";
import { harmless, styleOf, toJson } from "./style.js";
import { clamp, pad, widthOf, wrap } from "./wrap.js";

describe("wrap", () => {
  it("breaks at blanks, keeps line breaks, and cuts what is longer than a line", () => {
    expect(wrap("one two three", 8)).toEqual(["one two", "three"]);
    expect(wrap("one\n\ntwo", 20)).toEqual(["one", "", "two"]);
    expect(wrap("abcdefghijklm nop", 8)).toEqual(["abcdefgh", "ijklm", "nop"]);
    expect(wrap("", 8)).toEqual([""]);
  });

  it("counts columns as a terminal does: two for an ideograph or emoji, none for an accent", () => {
    expect(wrap("日本語の画面です", 8)).toEqual(["日本語の", "画面です"]);
    expect(widthOf("é👩‍👩‍👧")).toBe(3);
    expect(pad("日本", 6)).toBe("日本  ");
    expect(wrap("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 8)).toEqual(["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]);
  });

  it("is cut short with a sign", () => {
    expect(clamp(["a", "b"], 2, 8)).toEqual(["a", "b"]);
    expect(clamp(["one", "two", "three"], 2, 8)).toEqual(["one", "two…"]);
  });
});

describe("a value on one line", () => {
  it.each<[unknown, string | undefined]>([
    [null, "none"],
    [[], "none"],
    ["", '""'],
    [true, "yes"],
    [["a", "b"], "a, b"],
    [{ name: "Ada", email: "ada@example.com", isMe: true }, "Ada <ada@example.com> (me)"],
    [{ text: "14:05", iso: "2026-01-02T14:05:00Z" }, "14:05  2026-01-02T14:05:00Z"],
    [{ text: "Hi", markdown: "**Hi**" }, "Hi"],
    [{ text: "Hi\nyou", markdown: "Hi\\\nyou" }, undefined],
    [{ shown: 3, total: 50, totalIsLowerBound: true, complete: false }, "3 shown of at least 50"],
    [{ display: "Ada Byron", id: "1a", type: "user" }, "Ada Byron (user 1a)"],
    [{ send: "button481207", discard: "button730418" }, "send button481207, discard button730418"],
    [{ rows: [{ id: 1 }] }, undefined],
    [
      {
        label: "State",
        name: "state",
        type: "choice",
        value: "1",
        display: "Open",
        dirty: true,
        required: true,
        readOnly: false,
        visible: true,
        source: "property",
        ref: "combo403951",
      },
      "State: Open = 1  [state, choice, changed, required]  combo403951",
    ],
    [
      {
        label: "Password",
        type: "text",
        dirty: null,
        required: false,
        readOnly: false,
        visible: false,
        source: "unknown",
        masked: true,
      },
      "Password: (masked)  [text, hidden]",
    ],
  ])("%j", (value, line) => expect(inline(value)).toBe(line));
});

it("a record is keys in a column, lists numbered, texts under their key", () => {
  const record = {
    subject: "A subject that is wider than the lines of this test are",
    messages: [{ id: "1", body: { text: "Dear Ada,\nhello", markdown: "" } }, { id: "2" }],
    nothing: undefined,
  };
  expect(printRecord(record, 40, styleOf(false))).toEqual([
    "subject   A subject that is wider than",
    "          the lines of this test are",
    "messages  2",
    "  1 id    1",
    "    body",
    "      Dear Ada,",
    "      hello",
    "  2 id 2",
  ]);
});

it("a record as Markdown keeps what is Markdown, and escapes what is not", () => {
  const record = { subject: "*not* bold", body: { text: "x", markdown: "**bold**\n\n- a" }, labels: ["a", "b"] };
  expect(recordToMarkdown("gmail.draft", record)).toBe(
    "## gmail.draft\n\n- **subject** \\*not\\* bold\n- **body**\n  > **bold**\n  >\n  > - a\n- **labels** a, b\n",
  );
});

it("what a terminal would obey is shown, not done", () => {
  expect(harmless("a\u001b[2Jb\u0007\u009b1m\tc\nd")).toBe("a␛[2Jb␇␡1m\tc\nd");
  expect(toJson({ a: "\u001b\u009b\u2028" })).toBe('{\n  "a": "\\u001b\\u009b\\u2028"\n}');
});
