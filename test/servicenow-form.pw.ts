import { readFileSync } from "node:fs";
import { type Extraction, extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { type Form, servicenow } from "@onscreen/servicenow";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/servicenow/form/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

/** The form of the page as it stands, and of its snapshot. */
async function readTwice(page: Page): Promise<{ live: Form; saved: Form }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: [servicenow] });
  const saved = JSON.parse(JSON.stringify(extract(snapshot))) as Extraction;
  return { live: formOf(live), saved: formOf(saved) };
}

function formOf({ views }: Extraction): Form {
  const [view] = views;
  if (view?.status !== "ok" || view.view !== "servicenow.form") throw new Error(JSON.stringify(views));
  return withoutSource(view.record as Form);
}

/** A page and its snapshot keep values in different places; everything else is the same. */
const withoutSource = (record: Form): Form =>
  JSON.parse(JSON.stringify(record, (key, value) => (key === "source" ? undefined : value))) as Form;

const named = (fields: readonly { name?: string }[] = [], name: string) => fields.find((field) => field.name === name);

test("a form in a frame, filled by keyboard and not saved", async ({ page }) => {
  const { html, url } = fixture("classic-half-filled");
  await serveAt(page, url, html);
  const frame = page.frameLocator("#gsft_main");
  await frame.locator("[id='incident.short_description']").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" every day");
  await frame.locator("[id='incident.description']").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Third line");
  await frame.locator("[id='activity-stream-textarea']").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Ask Charles");
  await frame.locator("[id='incident.state']").selectOption("6");

  const { live, saved } = await readTwice(page);
  const fields = live.sections[0]?.fields;
  expect(named(fields, "short_description")).toMatchObject({
    value: "The loom stops at noon every day",
    original: "The loom stops",
    dirty: true,
  });
  expect(named(fields, "description")).toMatchObject({ value: "First line\nSecond line\nThird line", dirty: true });
  expect(named(fields, "state")).toMatchObject({ value: "6", display: "Resolved", original: "1", dirty: true });
  expect(named(fields, "u_cost")).toMatchObject({ value: "USD;3,149.91", dirty: false });
  expect(named(fields, "u_api_key")).toMatchObject({ masked: true });
  expect(live.sections[1]).toMatchObject({ active: false, fields: [{ name: "close_notes", visible: false }] });
  expect(saved).toEqual(live);
});

test("a form on a page of its own: text that replaced nothing, a ticked box, a reference half typed", async ({
  page,
}) => {
  const { html, url } = fixture("classic-empty");
  await serveAt(page, url, html);
  await page.locator("[id='task.short_description']").click();
  await page.keyboard.type("Oil the shaft");
  await page.locator("[id='sys_display.task.parent']").click();
  await page.keyboard.type("TAS");

  const { live, saved } = await readTwice(page);
  const fields = live.sections[0]?.fields;
  expect(live).toMatchObject({ table: "task", sysId: null, isNew: true, isDirty: true });
  expect(named(fields, "short_description")).toMatchObject({ value: "Oil the shaft", original: "", dirty: true });
  expect(named(fields, "parent")).toMatchObject({
    value: "",
    display: "TAS",
    dirty: true,
    reference: { display: "TAS" },
  });
  expect(named(fields, "active")).toMatchObject({ value: "false", dirty: false });
  expect(saved).toEqual(live);
});

test("a workspace form eight shadow roots deep, with another record mounted behind it", async ({ page }) => {
  const { html, url } = fixture("workspace-half-filled");
  await serveAt(page, url, html);
  await page.locator("input[name=short_description]:visible").click();
  await page.keyboard.press("End");
  await page.keyboard.type(", again");
  await page.locator(".input-control [name=comments] textarea").click();
  await page.keyboard.type("On it");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject({ table: "incident", sysId: "5f2c0000000000000000000000000057", isDirty: true });
  expect(named(live.sections[0]?.fields, "short_description")).toMatchObject({
    value: "The loom stops at noon, again",
    original: "The loom stops at noon",
    dirty: true,
  });
  expect(named(live.journals, "comments")).toMatchObject({ text: "On it" });
  expect(saved).toEqual(live);
});

test("a portal form: typed text, radios, a box", async ({ page }) => {
  const { html, url } = fixture("portal-item-half-filled");
  await serveAt(page, url, html);
  await page.locator("#sp_formfield_cost_centre").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" 2");
  await page.locator("input[value=brass]").check();
  await page.locator("#sp_formfield_printer").uncheck();

  const { live, saved } = await readTwice(page);
  expect(named(live.variables, "cost_centre")).toMatchObject({ value: "Analysis 2" });
  expect(named(live.variables, "colour")).toMatchObject({ value: "brass", display: "Brass" });
  expect(named(live.variables, "printer")).toMatchObject({ value: "false" });
  expect(JSON.stringify(live)).not.toContain("4711");
  expect(saved).toEqual(live);
});

test("a catalog item: a radio, a box by its hidden twin, quantity", async ({ page }) => {
  const { html, url } = fixture("catalog-half-filled");
  await serveAt(page, url, html);
  const frame = page.frameLocator("#gsft_main");
  await frame.locator("textarea.cat_item_option").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Poetical science");
  await frame.locator("#quantity").selectOption("1");

  const { live, saved } = await readTwice(page);
  expect(live).toMatchObject({ quantity: 1, isDirty: true });
  expect(named(live.variables, "engraving")).toMatchObject({ value: "Poetical science", original: "", dirty: true });
  expect(named(live.variables, "printer")).toMatchObject({ value: "true", original: "false", dirty: true });
  expect(saved).toEqual(live);
});
