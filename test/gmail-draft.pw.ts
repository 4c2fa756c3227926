import { readFileSync } from "node:fs";
import { type Extraction, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { gmail } from "@onscreen/gmail";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/gmail/draft/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

const drafts = ({ views }: Extraction) =>
  views.flatMap((view) => (view.status === "ok" && view.view === "gmail.draft" ? [view.record] : []));

/** The drafts of the page as it stands, and those of its snapshot. */
async function readTwice(page: Page): Promise<{ live: unknown[]; saved: unknown[] }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: [gmail] });
  return { live: drafts(live), saved: JSON.parse(JSON.stringify(drafts(extract(snapshot)))) as unknown[] };
}

test("a draft that was typed and never sent is read from the page and from its snapshot alike", async ({ page }) => {
  const { html, url } = fixture("typed");
  await serveAt(page, url, html);
  await page.locator("[name=subjectbox]").fill("");
  await page.locator("[name=subjectbox]").pressSequentially("Cards & wheels");
  await page.locator("[name=cc] input").fill("");
  await page.locator("[name=cc] input").pressSequentially("joan@exa");
  await page.locator("[g_editable=true] li").last().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("forty <b>teeth</b>");

  const { live, saved } = await readTwice(page);
  expect(live).toHaveLength(1);
  expect(live[0]).toMatchObject({
    subject: "Cards & wheels",
    pendingRecipient: "joan@exa",
    signature: "Ada Byron\nAnalytical Society",
    plainText: false,
  });
  const { body } = live[0] as { body: { text: string } };
  expect(body.text).toContain("forty <b>teeth</b>");
  expect(saved).toEqual(live);
});

for (const [name, field] of [
  ["plain-text", "textarea.Ak"],
  ["empty-saved", "[g_editable=true]"],
  ["inline-reply-all", "[g_editable=true]"],
] as const)
  test(`so is ${name}`, async ({ page }) => {
    const { html, url } = fixture(name);
    await serveAt(page, url, html);
    await page.locator(field).first().focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type(`Typed into ${name} `);
    const { live, saved } = await readTwice(page);
    expect(live).toMatchObject([{ body: { text: expect.stringMatching(`^Typed into ${name}`) } }]);
    expect(saved).toEqual(live);
  });
