import { existsSync } from "node:fs";
import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { readLive } from "@onscreen/cli";
import { applyPatch, extract, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, test } from "@playwright/test";
import { fixturesOf } from "../scripts/fixtures/folders.js";
import { recordingOf } from "../scripts/fixtures/recording.js";
import { scrubOptions } from "../scripts/fixtures/words.js";
import { findingsOf } from "../scripts/privacy/scan.js";
import { htmlOf } from "../scripts/refresh/html.js";
import { refreshLive } from "../scripts/refresh/live.js";
import { verdictOf } from "../scripts/refresh/verdict.js";
import { ROOT } from "../scripts/setup/ready.mjs";
import { serveAt } from "./capture/isolated.js";

const PAGES = [
  "gmail/thread/default",
  "slack/channel/default",
  "jira/issue/default",
  "salesforce/record/page-layout",
  "servicenow/form/classic-half-filled",
  "hubspot/record/default",
];
const DATE = "2026-11-30T12:00:00.000Z";
const QUIET = { "content-security-policy": "script-src 'none'" };

const fixture = (name: string) => {
  const found = fixturesOf(name)[0];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
};

for (const name of PAGES.filter((one) => existsSync(join(ROOT, "fixtures", one)))) {
  test(`${name}, served at its real host, is recorded scrubbed and reads to the same views`, async ({ page }) => {
    const { html, meta, parser } = fixture(name);
    await serveAt(page, meta.url, html, QUIET);
    const live = await readLive(page as never, { timeout: 4000 });
    const { files, isSame } = recordingOf(live, parser, { variant: "recorded", date: DATE });
    expect(isSame).toBe(true);
    const text = Object.values(files).join("\n");
    expect(text).not.toMatch(/\b(?:Byron|Perlman|Hopper|Lovelace|Costa)\b/);
    expect(await findingsOf(files["page.html"] ?? "")).toEqual([]);
    const before = openSnapshot(live.html, { url: live.url, parsers: [parser], byProof: true });
    expect(before.snapshot.header?.url).toBe(live.url);
    expect(JSON.parse(files["meta.json"] ?? "{}")).toMatchObject({ origin: "captured", capturedAt: DATE });
  });
}

test("a live page that drifted is told by its verdict, with a patch that mends it; a report shows both sides", async ({
  page,
}) => {
  const before = fixture("slack/channel/default");
  const drifted = before.html
    .replace(/data-qa="message_container"/g, 'data-hook="message_box"')
    .replace(/data-qa="channel_name"/g, 'data-hook="channel_name"')
    .replace(/p-view_header__channel_title/g, "p-q1");
  await serveAt(page, before.meta.url, drifted, QUIET);
  const live = await readLive(page as never, { timeout: 1500 });
  const told = refreshLive(before, live, live.html);
  expect(["drifted", "broken"]).toContain(verdictOf(told));
  const read = (parser: Parser) =>
    extract(openSnapshot(live.html, { url: live.url, parsers: [parser] })).views.find(
      ({ view }) => view === "slack.channel",
    );
  const mended = read(applyPatch(before.parser, told.patch));
  const right = extract(openSnapshot(before.html, { url: before.meta.url, parsers: [before.parser] })).views.find(
    ({ view }) => view === "slack.channel",
  );
  const values = (view: typeof mended): string =>
    JSON.stringify(view?.status === "ok" ? view.record : view?.partial, (key, value: unknown) =>
      key === "ref" ? undefined : value,
    );
  expect(values(mended)).toBe(values(right));
  const report = htmlOf([told], (one) => `npm run patch:apply -- drift/${one}.patch.json`);
  await page.goto("about:blank");
  await page.unroute("**/*");
  await page.setContent(report);
  await expect(page.locator("mark").first()).toBeVisible();
  await page.screenshot({ path: join(ROOT, "test-results/drift-report.png"), fullPage: true });
});

test("a page that asks to sign in, or is blocked, is not comparable, and says why", async ({ page }) => {
  const before = fixture("gmail/thread/default");
  for (const [name, reason] of [
    ["gmail/states/signed-out", /sign in/],
    ["gmail/states/captcha", /captcha/],
  ] as const) {
    await page.unroute("**/*");
    await serveAt(page, before.meta.url.split("#")[0] ?? "", fixture(name).html, QUIET);
    const live = await readLive(page as never, { timeout: 1500 });
    const told = refreshLive(before, live, live.html);
    expect(verdictOf(told)).toBe("not-comparable");
    expect(told.views[0]?.reason).toMatch(reason);
    await page.goto("about:blank");
  }
});

test("every platform has words for its scrubber", () => {
  for (const parser of allParsers)
    expect([parser.platform, [...(scrubOptions(parser).hosts ?? [])].length > 0]).toEqual([parser.platform, true]);
});
