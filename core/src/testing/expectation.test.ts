import { describe, expect, it } from "vitest";
import { judge } from "./expectation.js";

const known = new Set(["gmail.thread", "gmail.draft"]);
const url = "https://mail.google.com/mail/u/0/#inbox";
const draft = (subject: string) => ({ view: "gmail.draft", record: { subject } });

describe("judging a reading", () => {
  it("matches what was expected, whatever else was read", () => {
    const reading = { views: [draft("a"), { view: "gmail.thread", record: { id: "1" } }] };
    expect(judge({ url, views: [draft("a")] }, reading, known).status).toBe("matched");
  });

  it("gives each expected view the one that fits best, once", () => {
    const reading = { views: [draft("a"), draft("b")] };
    expect(judge({ url, views: [draft("b"), draft("a")] }, reading, known).status).toBe("matched");
    expect(judge({ url, views: [draft("a"), draft("a")] }, reading, known).mismatches).toEqual([
      'gmail.draft subject: is "b", expected "a"',
    ]);
  });

  it("compares a degraded view by what it has", () => {
    const reading = { views: [{ view: "gmail.draft", partial: { subject: "a" } }] };
    expect(judge({ url, views: [draft("a")] }, reading, known).status).toBe("matched");
  });

  it("names a view that was not found, was found and should not, or too often", () => {
    const none = { views: [] };
    expect(judge({ url, views: [draft("a")] }, none, known).mismatches).toEqual([
      "gmail.draft: not found (found: no view)",
    ]);
    const one = { views: [draft("a")] };
    expect(judge({ url, views: [], absentViews: ["gmail.draft"] }, one, known).mismatches).toEqual([
      "gmail.draft: found, expected none",
    ]);
    expect(judge({ url, views: [], viewCounts: { "gmail.draft": 2 } }, one, known).mismatches).toEqual([
      "gmail.draft: found 1 times, expected 2",
    ]);
  });

  it("waits for views that no parser has, and compares the rest", () => {
    const jira = { view: "jira.issue", record: { key: "A-1" } };
    expect(judge({ url, views: [jira] }, { views: [] }, known)).toEqual({
      status: "waiting",
      mismatches: [],
      waiting: ["jira.issue"],
    });
    expect(judge({ url, views: [], absentViews: ["jira.issue"] }, { views: [] }, known).status).toBe("waiting");
    const both = judge({ url, views: [jira, draft("a")] }, { views: [draft("b")] }, known);
    expect(both.status).toBe("not");
    expect(both.waiting).toEqual(["jira.issue"]);
  });
});
