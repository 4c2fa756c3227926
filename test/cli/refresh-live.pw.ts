import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { FIXTURES, fixturesOf } from "../../scripts/fixtures/folders.js";
import { ROOT } from "../../scripts/setup/ready.mjs";
import { serveAt } from "../capture/isolated.js";
import { attachable } from "./attachable.js";
import { workshop } from "./onscreen.js";

/* `npm run fixtures:refresh` against a page of a running browser, at the platform's own address. */

const NAME = "slack/channel/default";
const fixture = fixturesOf(NAME)[0];
if (!fixture) throw new Error("there is no fixture");
const drifted = fixture.html
  .replaceAll('data-qa="channel_name"', 'data-hook="channel_name"')
  .replaceAll("p-view_header__channel_title", "p-q1")
  .replaceAll("tearoom", "zebediah");

// each command is a process of its own, with a browser of its own
test.describe.configure({ timeout: 120_000 });

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "onscreen-live-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the live page is held against its fixture, recorded apart, and mended by the patch in the source", async () => {
  const [fixtures, proposed, out] = ["fixtures", "proposed", "drift"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(join(FIXTURES, NAME), join(fixtures, NAME), { recursive: true });
  const { page, endpoint, close } = await attachable(folder);
  const refresh = (mode: string) =>
    workshop("fixtures-refresh", [
      ...["slack/channel", "--mode", mode, "--url", page.url(), "--attach", endpoint],
      ...["--fixtures", fixtures, "--proposed", proposed, "--out", out],
    ]);
  try {
    await serveAt(page, fixture.meta.url, fixture.html, { "content-security-policy": "default-src 'none'" });
    expect((await refresh("live")).code).toBe(0);
    expect(existsSync(proposed)).toBe(false);

    await page.unroute("**/*");
    await page.goto("about:blank");
    await serveAt(page, fixture.meta.url, drifted, { "content-security-policy": "default-src 'none'" });
    const told = await refresh("record");
    expect(told.code).toBe(1);
    expect(told.out).toContain("slack.channel name lost");
    // what was recorded is a proposal of its own; the fixture and its answer are as they were
    const [variant = ""] = readdirSync(join(proposed, "slack/channel"));
    expect(variant).toMatch(/^default-\d{4}-\d\d-\d\d$/);
    expect(readdirSync(join(proposed, "slack/channel", variant)).sort()).toEqual([
      "expected.proposed.json",
      "health.json",
      "meta.json",
      "page.html",
    ]);
    for (const file of ["page.html", "expected.json", "health.json"])
      expect(readFileSync(join(fixtures, NAME, file))).toEqual(readFileSync(join(FIXTURES, NAME, file)));
    for (const file of ["report.md", "report.json", "report.html"])
      expect(readFileSync(join(out, file), "utf8")).not.toContain("zebediah");

    const source = join(folder, "src");
    cpSync(join(ROOT, "parsers/slack/src"), source, { recursive: true });
    const patch = join(out, "slack.channel.default.patch.json");
    const applied = await workshop("patch-apply", [patch, "--source", source]);
    expect([applied.code, applied.out]).toEqual([0, expect.stringContaining("old layouts stay required")]);
    const written = (folder: string): string =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".ts"))
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n");
    const mended = /data-hook=\\?"channel_name\\?"/;
    expect(written(source)).toMatch(mended);
    expect(written(join(ROOT, "parsers/slack/src"))).not.toMatch(mended);
  } finally {
    await close();
  }
});

test("a browser that does not answer is not comparable, and says so; a patch that is none changes nothing", async () => {
  const { code, out } = await workshop("fixtures-refresh", [
    ...[NAME, "--mode", "live", "--url", fixture.meta.url, "--attach", "http://127.0.0.1:9", "--out", folder],
  ]);
  expect([code, out]).toEqual([3, expect.stringContaining("no browser answers at http://127.0.0.1:9")]);
  const wrong = await workshop("patch-apply", [join(FIXTURES, NAME, "meta.json")]);
  expect(wrong.code).toBe(3);
  expect((await workshop("patch-apply", [join(folder, "none.json")])).err).toMatch(/is no patch: ENOENT/);
});
