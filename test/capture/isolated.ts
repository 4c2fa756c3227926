import type { Page } from "@playwright/test";
import { bundleForPage } from "../../scripts/a11y/bundle.js";

let bundled: Promise<string> | undefined;

/** Our core as one script that leaves `onscreenTest` behind. */
const script = (): Promise<string> =>
  (bundled ??= bundleForPage(
    `export { allParsers } from "@onscreen/all"; export * from "@onscreen/core";`,
    "onscreenTest",
  ));

export interface World {
  /** Runs an expression where `onscreenTest` is our core; its value comes back as JSON. */
  run<T>(expression: string): Promise<T>;
}

/**
 * A world of our own on the page's document, as a content script has it: the page's patches and policies don't reach it.
 *
 * @param source another script than our core, such as an extension's
 */
export async function isolatedWorld(page: Page, source?: string): Promise<World> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "onscreen-test",
  });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      contextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate(`${source ?? `${await script()}; globalThis.onscreenTest = onscreenTest`}; 0`);
  return {
    run: async <T>(expression: string) =>
      JSON.parse(String(await evaluate(`(async () => JSON.stringify(await (${expression})))()`))) as T,
  };
}

/** Shows a page of ours at an address, with the headers that it would come with; nothing else is reached. */
export async function serveAt(
  page: Page,
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: "text/html; charset=utf-8", headers, body })
      : route.abort(),
  );
  await page.goto(url, { waitUntil: "domcontentloaded" });
}

export const CAPTURE = `onscreenTest.capture(onscreenTest.openPage(document, { url: location.href }), { capturedAt: "2026-01-02T03:04:05.000Z" })`;
