import { readFileSync } from "node:fs";
import { type Extraction, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { hubspot } from "@onscreen/hubspot";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/hubspot/draft/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

const drafts = ({ views }: Extraction) =>
  views.flatMap((view) => (view.status === "ok" && view.view === "hubspot.draft" ? [view.record] : []));

/** The drafts of the page as it stands, and those of its snapshot. */
async function readTwice(page: Page): Promise<{ live: unknown[]; saved: unknown[] }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: [hubspot] });
  return { live: drafts(live), saved: JSON.parse(JSON.stringify(drafts(extract(snapshot)))) as unknown[] };
}

test("an e-mail that was typed and never sent is read from the page and from its snapshot alike", async ({ page }) => {
  const { html, url } = fixture("blank-email");
  await serveAt(page, url, html);
  await page.locator("[data-selenium-test=email-subject-input]").pressSequentially("Wheels & cards");
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Dear Joan, <b>no tag</b>");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    {
      target: "email",
      subject: "Wheels & cards",
      empty: false,
      body: { text: "Dear Joan, <b>no tag</b>" },
      actions: { send: expect.any(String) },
    },
  ]);
  expect(saved).toEqual(live);
});

test("so is a new note, beside one that nobody changes", async ({ page }) => {
  const { html, url } = fixture("new-note");
  await serveAt(page, url, html);
  await page.locator("[role=dialog] .ProseMirror p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Typed: ");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([{ target: "note", body: { text: "Typed: Ask for three wheels.\n\nbrass" } }]);
  expect(saved).toEqual(live);
});

test("so are properties that are being changed", async ({ page }) => {
  const { html, url } = fixture("property");
  await serveAt(page, url, html);
  await page.locator("[data-selenium-test=property-input-jobtitle]").fill("Keeper of wheels");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    { target: "property", property: "jobtitle", body: { text: "Keeper of wheels" } },
    { target: "property", property: "hs_lead_status", body: { text: "In progress" } },
  ]);
  expect(saved).toEqual(live);
});

test("so is a meeting in its frame", async ({ page }) => {
  const { html, url } = fixture("meeting-in-a-frame");
  await serveAt(page, url, html);
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-test-id=title-input]").fill("Wheels at noon");
  await frame.locator(".ProseMirror p").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And tea.");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject([
    { target: "meeting", subject: "Wheels at noon", body: { text: "Bring the drawings. And tea." } },
  ]);
  expect(saved).toEqual(live);
});
