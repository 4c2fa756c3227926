import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FIXTURES } from "../scripts/fixtures/folders.js";
import { workshop } from "./cli/onscreen.js";

/* `npm run fixtures:refresh` over frozen pages, as CI runs it: what it says, and what it leaves alone. */

const NAME = "slack/channel/cards-and-files";
const page = (name: string): string => readFileSync(join(FIXTURES, name, "page.html"), "utf8");
const intact = page(NAME);

// each refresh is a process of its own
vi.setConfig({ testTimeout: 60_000 });

let home = "";
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-refresh-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Fixtures of one page, changed, refreshed. */
async function refreshed(name: string, html: string, without?: string) {
  const [fixtures, out] = [join(home, name, "fixtures"), join(home, name, "drift")];
  cpSync(join(FIXTURES, NAME), join(fixtures, NAME), { recursive: true });
  writeFileSync(join(fixtures, NAME, "page.html"), html);
  if (without) rmSync(join(fixtures, NAME, without));
  const before = filesOf(fixtures);
  const ran = await workshop("fixtures-refresh", ["slack", "--fixtures", fixtures, "--out", out]);
  // neither page nor answer is touched, whatever came of it
  expect(filesOf(fixtures)).toEqual(before);
  const report = (file: string): string => readFileSync(join(out, file), "utf8");
  return { ...ran, report, json: JSON.parse(report("report.json")) as { verdict: string } };
}

const filesOf = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, "utf8")]);

describe("the exit code", () => {
  it("is 0 where everything is read as it was accepted", async () => {
    const { code, out, json } = await refreshed("same", intact);
    expect([code, json.verdict]).toEqual([0, "same"]);
    expect(out).toMatch(/^same: 1 pages \(mock\)\n/);
  });

  it("is 1 where a fallback came into use, though every value is right", async () => {
    const changed = intact.replaceAll("message_sender_name", "message_author");
    expect(changed).not.toBe(intact);
    const { code, out, json } = await refreshed("drifted", changed);
    expect([code, json.verdict]).toEqual([1, "drifted"]);
    expect(out).toContain("slack.channel messages[].sender.name~0 fallback");
  });

  it("is 2 where a value is lost, and where the items of a full list are", async () => {
    const name = await refreshed("broken", intact.replaceAll('data-qa="channel_name"', 'data-hook="name"'));
    expect([name.code, name.json.verdict]).toEqual([2, "broken"]);
    expect(name.report("report.md")).toContain("slack.channel name: is absent");
    const items = await refreshed("items", intact.replaceAll('"message_container"', '"message_box"'));
    expect(items.code).toBe(2);
  });

  it.each([
    ["signed out", "slack/outcome/signed-out", "the page asks to sign in"],
    ["a captcha", "slack/outcome/blocked", "the page is blocked: a captcha or an error"],
    ["loading", "slack/outcome/loading", "the page is still loading"],
    ["an empty list", "slack/channel/empty", "empty: messages holds nothing"],
  ])("is 3 for %s, with the reason in every report", async (name, other, reason) => {
    const { code, out, json, report } = await refreshed(name, page(other));
    expect([code, json.verdict]).toEqual([3, "not-comparable"]);
    for (const text of [out, ...["report.md", "report.json", "report.html"].map(report)])
      expect(text).toContain(reason);
  });

  it("is 3 for what nobody accepted, and never accepts by itself", async () => {
    const { code, out } = await refreshed("unaccepted", intact, "expected.json");
    expect([code, out]).toEqual([3, expect.stringContaining("it was never accepted")]);
  });

  it("is none of these where the command was typed wrong", async () => {
    const wrong = await workshop("fixtures-refresh", ["--mode", "guess"]);
    expect([wrong.code, wrong.err]).toEqual([64, "--mode is one of mock, record, live\n"]);
    expect((await workshop("fixtures-refresh", ["nothing/here"])).code).toBe(64);
  });
});

it("the report for the eye is one page that loads nothing", async () => {
  const { report } = await refreshed("eye", intact.replaceAll("message_sender_name", "message_author"));
  const html = report("report.html");
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<(?:script|link|img|iframe)\b|\bsrc=|url\(|@import/);
});
