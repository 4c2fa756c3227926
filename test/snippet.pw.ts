import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import { isolatedWorld, serveAt, type World } from "./capture/isolated.js";

/* The content script of an extension, in a real browser, on pages at the addresses that it is written for. */

async function contentScript(page: Page): Promise<World> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("snippet/content-script.ts", import.meta.url))],
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    globalName: "script",
    conditions: ["@onscreen/source"],
  });
  const world = await isolatedWorld(page, outputFiles[0]?.text);
  // what the browser gives to content scripts, and an extension that writes down what it is told
  await world.run(`(() => {
    globalThis.chrome = { dom: { openOrClosedShadowRoot: (element) => element.shadowRoot } };
    globalThis.told = { reports: [], uses: [], changes: [] };
    globalThis.end = new AbortController();
    globalThis.extension = {
      report: (problems) => told.reports.push(...problems),
      use: (markdown) => told.uses.push(markdown),
      port: { postMessage: (change) => told.changes.push(structuredClone(change)) },
      signal: end.signal,
    };
    return 0;
  })()`);
  return world;
}

function fixture(name: string): { html: string; url: string } {
  const folder = new URL(`../fixtures/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
}

test("a content script reads the draft at Gmail's address and finds its elements again", async ({ page }) => {
  const { html, url } = fixture("gmail/draft/typed");
  await serveAt(page, url, html);
  const world = await contentScript(page);

  expect(await world.run("script.matches")).toEqual(["https://mail.google.com/*", "https://*.slack.com/*"]);
  await page.locator("[g_editable=true] li").last().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and *more*");
  expect(await world.run("script.readNow(extension)")).toEqual(["ok"]);
  const { reports, uses } = await world.run<{ reports: unknown[]; uses: string[] }>("told");
  expect(reports).toEqual([]);
  expect(uses).toHaveLength(1);
  expect(uses[0]).toContain("and \\*more\\*");
});

test("the same script reads the thread at Slack's address", async ({ page }) => {
  const { html, url } = fixture("slack/thread/beside-its-channel");
  await serveAt(page, url, html);
  const world = await contentScript(page);

  expect(await world.run("script.readNow(extension)")).toEqual(["ok"]);
  expect(await world.run("told")).toEqual({ reports: [], uses: [], changes: [] });
});

test("with ready and watch it waits for a thread that comes late, and hears of a new reply", async ({ page }) => {
  const { html, url } = fixture("slack/thread/beside-its-channel");
  await serveAt(page, url, html);
  await page.evaluate(() => {
    const pane = document.querySelector("[data-qa=threads_flexpane]");
    pane?.parentElement?.setAttribute("data-later", pane.outerHTML);
    pane?.remove();
  });
  const world = await contentScript(page);
  await world.run("(globalThis.followed = script.follow(extension), 0)");
  await page.evaluate(() => {
    const holder = document.querySelector("[data-later]");
    if (holder) holder.innerHTML = holder.getAttribute("data-later") ?? "";
  });
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    const messages = document.querySelectorAll("[data-qa=threads_flexpane] [data-msg-ts]");
    const row = messages[messages.length - 1]?.closest("[data-item-key]");
    const ts = row?.getAttribute("data-item-key") ?? "";
    row?.insertAdjacentHTML("afterend", row.outerHTML.replaceAll(ts, `${Number(ts.slice(0, 10)) + 60}.000100`));
  });
  await expect.poll(async () => (await world.run<{ changes: unknown[] }>("told")).changes.length).toBeGreaterThan(0);
  const { changes } = await world.run<{ changes: { kind: string; view: string; list?: string }[] }>("told");
  expect(changes.filter(({ kind }) => kind === "added")).toMatchObject([{ view: "slack.thread", list: "replies" }]);
  expect(await world.run("(end.abort(), followed)")).toBe("ok");
});
