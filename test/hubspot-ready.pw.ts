import { expect, test } from "@playwright/test";
import { isolatedWorld, serveAt } from "./capture/isolated.js";

const URL = "https://app.hubspot.com/contacts/1000001/record/0-1/7001";
const PAGE = `<!doctype html><html><body><div id="crm"><aside data-test-id="left-sidebar"><h2 data-test-id="record-highlight-title">Joan Clarke</h2></aside>
<section data-test-id="middle-pane"><div data-test-id="crm-events-viz-timeline"><div data-test-id="timeline-event-container-loading-state">…</div></div></section></div></body></html>`;

const ready = (ms: number): string =>
  `onscreenTest.ready(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }), { views: ["hubspot.record"], signal: AbortSignal.timeout(${ms}) })`;

test("a record is ready with its timeline, not with its name", async ({ page }) => {
  await serveAt(page, URL, PAGE);
  const world = await isolatedWorld(page);
  expect(await world.run(ready(300))).toBe("loading");
  const waiting = world.run(ready(10_000));
  await page.evaluate(() => {
    const timeline = document.querySelector("[data-test-id=crm-events-viz-timeline]") as Element;
    timeline.innerHTML =
      '<div data-test-id="collapsible-event-accordion"><span data-test-id="generic-preview-event-header">Note</span></div>';
  });
  expect(await waiting).toBe("ok");
});
