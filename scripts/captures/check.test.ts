import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPage, findPages, type PageCheck } from "./check.js";
import { reportOf } from "./report.js";

const URL = "https://mail.google.com/mail/u/0/#settings/general";
const PAGE =
  "<!doctype html><div role=dialog><input name=composeid><input name=subjectbox value=Hi><div role=textbox g_editable=true contenteditable>Dear Ada</div></div>";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-captures-"));
  mkdirSync(join(home, "gmail/old"), { recursive: true });
  const draft = (subject: string): object => ({ url: URL, views: [{ view: "gmail.draft", record: { subject } }] });
  put("gmail/right", draft("Hi"));
  put("gmail/old/wrong", draft("Ho"));
  put("gmail/later", { url: URL, views: [{ view: "gmail.calendar", record: {} }] });
  put("gmail/broken", draft("Hi"), "");
  writeFileSync(join(home, "gmail/nobody.html"), PAGE);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function put(name: string, expected: object, page = PAGE): void {
  writeFileSync(join(home, `${name}.html`), page);
  writeFileSync(join(home, `${name}.expected.json`), JSON.stringify(expected));
}

const at = (name: string): string => join(home, name);

describe("which pages are checked", () => {
  it("of a folder all that have an expectation, in folders below too; a page by its name, with any ending", () => {
    expect(findPages([home]).pages).toEqual(
      ["gmail/broken", "gmail/later", "gmail/old/wrong", "gmail/right"].map((name) => at(`${name}.html`)),
    );
    const once = { pages: [at("gmail/right.html")], missing: [] };
    expect(findPages([at("gmail/right"), at("gmail/right.html"), at("gmail/right.expected.json")])).toEqual(once);
  });

  it("what is not there, or has no expectation, is told", () => {
    expect(findPages([at("gmail/nobody.html"), at("nowhere")])).toEqual({
      pages: [],
      missing: [at("gmail/nobody.html"), at("nowhere")],
    });
  });
});

describe("a page", () => {
  it.each<[string, Partial<PageCheck>]>([
    ["gmail/right", { status: "matched", mismatches: [] }],
    [
      "gmail/old/wrong",
      { name: "old/wrong", status: "not", mismatches: ['gmail.draft subject: is "Hi", expected "Ho"'] },
    ],
    ["gmail/later", { status: "waiting", waiting: ["gmail.calendar"] }],
    ["gmail/broken", { status: "not", mismatches: [expect.stringMatching(/^could not be read: The file is empty/)] }],
  ])("%s", (name, check) => expect(checkPage(at(`${name}.html`))).toMatchObject(check));
});

describe("the report", () => {
  const checks = (): PageCheck[] => findPages([home]).pages.map(checkPage);

  it("shows each mismatch, counts what waits apart, and ends in the sum", () => {
    const { lines, failed } = reportOf(checks(), []);
    expect(failed).toBe(true);
    expect(lines).toContain('    gmail.draft subject: is "Hi", expected "Ho"');
    expect(lines.slice(-2)).toEqual([
      "1 waiting, 0 more in part, for views that no parser has yet",
      "1 matched, 2 not",
    ]);
  });

  it("passes with what matches and what waits, never with nothing, never with what is missing", () => {
    const good = checks().filter(({ status }) => status !== "not");
    expect(reportOf(good, []).failed).toBe(false);
    expect(reportOf(good, ["nowhere"])).toMatchObject({
      failed: true,
      lines: expect.arrayContaining(["1 matched, 1 not"]),
    });
    expect(reportOf([], [])).toMatchObject({
      failed: true,
      lines: [expect.stringMatching(/^!! NOTHING/), "0 matched, 0 not"],
    });
  });
});
