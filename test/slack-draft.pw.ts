import { readFileSync } from "node:fs";
import { type Extraction, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { slack } from "@onscreen/slack";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/slack/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

const drafts = ({ views }: Extraction) =>
  views.flatMap((view) => (view.status === "ok" && view.view === "slack.draft" ? [view.record] : []));

/** The drafts of the page as it stands, and those of its snapshot. */
async function readTwice(page: Page): Promise<{ live: unknown[]; saved: unknown[] }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: [slack] });
  return { live: drafts(live), saved: JSON.parse(JSON.stringify(drafts(extract(snapshot)))) as unknown[] };
}

test("a draft that was typed and never sent is read from the page and from its snapshot alike", async ({ page }) => {
  const { html, url } = fixture("draft/blank");
  await serveAt(page, url, html);
  await page.locator("[data-qa=message_input_container] [data-qa=texty_input]").click();
  await page.keyboard.type("first line <b>no tag</b>");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second line");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    {
      surface: "channel",
      channelId: "C0TEAROOM1",
      empty: false,
      body: { text: "first line <b>no tag</b>\nsecond line" },
    },
  ]);
  expect(saved).toEqual(live);
});

test("so are a reply with its box ticked, a message being changed and a channel's own, at once", async ({ page }) => {
  const { html, url } = fixture("draft/several-at-once");
  await serveAt(page, url, html);
  const editors = page.locator("[data-qa=texty_input]");
  for (const [i, words] of ["edited: ", "channel: ", "thread: "].entries()) {
    await editors.nth(i).locator("p").first().click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type(words);
  }
  await page.locator("[data-qa=threads_footer_broadcast_checkbox]").uncheck();

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    { surface: "edit", editingTs: "1788272301.000100", body: { text: "edited: I do, with milk" } },
    { surface: "channel", body: { text: "channel: a channel draft" } },
    { surface: "thread", alsoSendToChannel: false, body: { text: "thread: a thread draft\n:kettle-on:" } },
  ]);
  expect(saved).toEqual(live);
});
