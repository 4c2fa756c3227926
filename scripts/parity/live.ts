import type { Extraction } from "@onscreen/core";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { bundleForPage } from "../a11y/bundle.js";

/** What one page gave while it was live, and the snapshot that was taken of it. */
export interface LiveReading {
  readonly extraction: Extraction;
  readonly tree: string;
  readonly html: string;
}

/** What a person does on the page before it is read. */
export interface Scenario {
  /** Text typed by keyboard into the element that a selector finds. */
  readonly type?: readonly { readonly into: string; readonly text: string }[];
  /** Elements clicked, in order, before anything is typed. */
  readonly click?: readonly string[];
}

export interface LiveOptions {
  readonly url: string;
  readonly scenario?: Scenario;
}

const WORLD = "onscreen-parity";
export const CAPTURED_AT = "2026-01-02T03:04:05.000Z";
export const TIME_ZONE = "Europe/Berlin";

/** Reads pages as an extension does: in an isolated world of a real browser, at their own address, nothing else reached. */
export async function liveReader(
  browser: Browser,
): Promise<(html: string, options: LiveOptions) => Promise<LiveReading>> {
  const script = await bundleForPage(
    `import { allParsers } from "@onscreen/all";
     import { capture, extract, openPage, readTree } from "@onscreen/core";
     export function read(url: string) {
       const page = openPage(document, { url, parsers: allParsers, byProof: true, timeZone: ${JSON.stringify(TIME_ZONE)} });
       const extraction = extract(page);
       const tree = readTree(page).text;
       return JSON.stringify({ extraction, tree, html: capture(page, { capturedAt: ${JSON.stringify(CAPTURED_AT)} }) });
     }`,
    "onscreenParity",
  );
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let html = "";
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? // a page's own scripts would change what the file holds; the isolated world is not bound by this policy
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": "script-src 'none'" },
          body: html,
        })
      : route.abort(),
  );
  return async (next, { url, scenario }) => {
    html = next;
    await page.goto("about:blank"); // the same address with another fragment would be no navigation
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await act(page, scenario);
    return JSON.parse(
      await evaluateApart(session, `${script};onscreenParity.read(${JSON.stringify(url)})`),
    ) as LiveReading;
  };
}

async function act(page: Page, scenario: Scenario | undefined): Promise<void> {
  for (const selector of scenario?.click ?? []) await page.locator(selector).first().click();
  for (const { into, text } of scenario?.type ?? []) {
    await page.locator(into).first().focus();
    await page.keyboard.type(text);
  }
}

async function evaluateApart(session: CDPSession, expression: string): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  });
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    contextId: executionContextId,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return String(result.value);
}
