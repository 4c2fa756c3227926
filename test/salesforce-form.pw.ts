import { readFileSync } from "node:fs";
import { allParsers } from "@onscreen/all";
import { type Extraction, extract, type FormField } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, type Page, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

interface Form {
  isDirty: boolean | null;
  mode: string;
  surface: string;
  recordId?: string;
  backgroundRecord?: object;
  sections: { fields: FormField[] }[];
}

const fixture = (name: string): { html: string; url: string } => {
  const folder = new URL(`../fixtures/salesforce/form/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as { url: string };
  return { html: readFileSync(new URL("page.html", folder), "utf8"), url };
};

/** All views of the page as it stands, and of its snapshot. */
async function readTwice(page: Page): Promise<{ live: Form; views: unknown; saved: unknown }> {
  const world = await isolatedWorld(page);
  const live = await world.run<Extraction>(
    "onscreenTest.extract(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }))",
  );
  const snapshot = openSnapshot(await world.run<string>(CAPTURE), { url: page.url(), parsers: allParsers });
  const saved = JSON.parse(JSON.stringify(extract(snapshot))) as Extraction;
  const form = live.views.find(({ view }) => view === "salesforce.form");
  if (form?.status !== "ok") throw new Error(JSON.stringify(live));
  return { live: form.record as Form, views: compared(live), saved: compared(saved) };
}

/** A page and its snapshot keep values in different places; everything else is the same. */
const compared = ({ outcome, views }: Extraction): unknown =>
  JSON.parse(
    JSON.stringify({ outcome, views }, (key, value) => (key === "source" || key === "health" ? undefined : value)),
  );

const named = ({ sections }: Form, name: string): FormField | undefined =>
  sections.flatMap(({ fields }) => fields).find((field) => field.name === name);

/** What Salesforce does to a field that was changed: a button takes the change back. */
const markChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener("input", ({ target }) => {
      const item = (target as Element).closest("records-record-layout-item, record_flexipage-record-field");
      if (!item || item.querySelector("[title^=Undo], .inline-edit-undo")) return;
      const undo = document.createElement("lightning-button-icon");
      undo.append(document.createElement("button"));
      item.querySelector(".slds-form-element")?.prepend(undo);
    });
  });

/** What synthetic shadow does in the page's own world: components seem to have roots, and queries stop at them. */
const patchShadow = (): void => {
  const isHost = (element: Element): boolean => element.localName.startsWith("lightning-");
  const queryAll = Document.prototype.querySelectorAll;
  Document.prototype.querySelectorAll = function (this: Document, css: string) {
    const found = [...queryAll.call(this, css)].filter((element) => !isInside(element.parentElement));
    return found as unknown as NodeListOf<Element>;
  } as typeof queryAll;
  const isInside = (element: Element | null): boolean =>
    element !== null && (isHost(element) || isInside(element.parentElement));
  Object.defineProperty(Element.prototype, "shadowRoot", {
    get(this: Element) {
      return isHost(this) ? Object.assign(document.createDocumentFragment(), { host: this, synthetic: true }) : null;
    },
  });
};

test("a dialog in synthetic shadow, filled by keyboard and not saved", async ({ page }) => {
  const { html, url } = fixture("modal-new-half-filled");
  await page.addInitScript(patchShadow);
  await serveAt(page, url, html);
  expect(await page.evaluate(() => document.querySelectorAll("input[name=Phone]").length)).toBe(0);
  await markChanges(page);
  await page.locator("input[name=Phone]").click();
  await page.keyboard.type("1842 15");
  await page.locator("textarea[name=street]").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("London");
  await page.locator("input[name=DoNotCall]").uncheck();

  const { live, views, saved } = await readTwice(page);
  expect(live).toMatchObject({ mode: "new", surface: "modal", isDirty: true });
  expect(live.backgroundRecord).toEqual({ display: "Babbage Works", id: "001000000000002AAA", type: "Account" });
  expect(named(live, "Phone")).toMatchObject({ value: "1842 15", dirty: true });
  expect(named(live, "MailingStreet")).toMatchObject({ value: "1 Dorset St\nMarylebone\nLondon" });
  expect(named(live, "DoNotCall")).toMatchObject({ value: "false" });
  expect(named(live, "ReportsToId")).toMatchObject({ display: "Char", dirty: true });
  expect(saved).toEqual(views);
});

test("the same in native shadow, each control behind four roots and more", async ({ page }) => {
  const { html, url } = fixture("modal-native-shadow");
  await serveAt(page, url, html);
  await page.locator("input[name=Company]").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of London");
  await page.locator("input[name=Title]").click();
  await page.keyboard.type("Countess");
  const depth = await page.locator("input[name=Title]").evaluate((element) => {
    let count = 0;
    for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) count++;
    return count;
  });
  expect(depth).toBeGreaterThanOrEqual(4);

  const { live, views, saved } = await readTwice(page);
  expect(named(live, "Company")).toMatchObject({ value: "Analytical Society of London", dirty: true });
  expect(named(live, "Title")).toMatchObject({ value: "Countess", dirty: null });
  expect(named(live, "Status")).toMatchObject({ value: "working", display: "Working" });
  expect(saved).toEqual(views);
});

test("fields opened on a record page: the record and its form", async ({ page }) => {
  const { html, url } = fixture("inline-dynamic-forms-japanese");
  await serveAt(page, url, html);
  await page.locator("input[name=Subject]").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("織機が動く");

  const { live, views, saved } = await readTwice(page);
  expect(live).toMatchObject({ mode: "inline", recordId: "500000000000001AAA", isDirty: true });
  expect(named(live, "Subject")).toMatchObject({ value: "織機が動く", dirty: true });
  expect(views).toMatchObject({ outcome: "ok", views: [{ view: "salesforce.record" }, { view: "salesforce.form" }] });
  expect(saved).toEqual(views);
});

test("a call in a docked panel, and an edit page of Classic", async ({ page }) => {
  const docked = fixture("docked-log-a-call");
  await serveAt(page, docked.url, docked.html);
  await page.locator(".slds-is-open textarea").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", at noon");
  const call = await readTwice(page);
  expect(named(call.live, "Description")).toMatchObject({ value: "She will call back\non Monday, at noon" });
  expect(call.saved).toEqual(call.views);

  const classic = fixture("classic-edit-half-filled");
  await serveAt(
    page,
    classic.url,
    classic.html.replaceAll(/ value="([^"]*)" data-onscreen-initial="([^"]*)"/g, ' value="$2"'),
  );
  expect(named((await readTwice(page)).live, "acc2")).toMatchObject({ value: "Babbage Works", dirty: false });
  await page.locator("#acc2").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Ltd");
  await page.locator("#CF00N500000001Ab3").click();
  await page.keyboard.press("Backspace");
  const edit = await readTwice(page);
  expect(named(edit.live, "acc2")).toMatchObject({
    value: "Babbage Works Ltd",
    original: "Babbage Works",
    dirty: true,
  });
  expect(named(edit.live, "00N500000001Ab3")).toMatchObject({ dirty: true });
  expect(JSON.stringify(edit)).not.toMatch(/4711|never-read/);
  expect(edit.saved).toEqual(edit.views);
});

test("a record is waited for until its fields are drawn", async ({ page }) => {
  const url = "https://example.lightning.force.com/lightning/r/Lead/00Q000000000001AAA/view";
  const item =
    '<records-record-layout-section><records-record-layout-item><span class="test-id__field-label">Title</span><span class="test-id__field-value">Countess</span></records-record-layout-item></records-record-layout-section>';
  await serveAt(
    page,
    url,
    '<!doctype html><body><one-record-home-flexipage2><b slot="primaryField">Ada Byron</b><lightning-spinner>…</lightning-spinner></one-record-home-flexipage2></body>',
  );
  const world = await isolatedWorld(page);
  const wait = (ms: number): Promise<string> =>
    world.run<string>(
      `onscreenTest.ready(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }), { views: ["salesforce.record"], signal: AbortSignal.timeout(${ms}) })`,
    );
  expect(await wait(150)).toBe("loading");
  const drawn = wait(20_000);
  await page.evaluate((fields) => {
    const spinner = document.querySelector("lightning-spinner");
    if (spinner) spinner.outerHTML = fields;
  }, item);
  expect(await drawn).toBe("ok");
});
