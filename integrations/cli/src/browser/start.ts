import { Failure } from "../failure.js";
import { loadChromium } from "./load.js";
import type { OpenedPage, OpenOptions } from "./open-page.js";

/** Browsers that a machine may have, by Playwright's names for them; its own, where it was installed, comes first. */
const CHANNELS = [undefined, "chrome", "msedge"];
const NOT_THERE = /executable doesn't exist|is not found at|distribution '[\w-]+' is not found/i;

/**
 * Starts a browser. Without a profile its page lives in a context that keeps nothing on the disk, so that a process that is
 * killed leaves nothing of the page; with one, what the browser caches is kept as small as it can be.
 *
 * @throws Failure where there is none
 */
export async function startBrowser({
  profile,
  headed = profile !== undefined,
  executablePath = process.env["ONSCREEN_BROWSER"],
}: OpenOptions): Promise<OpenedPage> {
  const chromium = await loadChromium();
  const view = { viewport: headed ? null : { width: 1280, height: 720 } };
  const options = { headless: !headed, ...(process.getuid?.() === 0 && { chromiumSandbox: false }) };
  if (profile !== undefined) {
    const kept = { ...options, ...view, args: ["--disk-cache-size=1", "--media-cache-size=1"] };
    const context = await first(executablePath, (browser) =>
      chromium.launchPersistentContext(profile, { ...kept, ...browser }),
    );
    return { page: context.pages()[0] ?? (await context.newPage()), close: () => context.close() };
  }
  const browser = await first(executablePath, (which) => chromium.launch({ ...options, ...which }));
  const context = await browser.newContext(view);
  return { page: await context.newPage(), close: () => browser.close() };
}

/** The first browser that is there. */
async function first<T>(
  executablePath: string | undefined,
  start: (which: { executablePath?: string; channel?: string }) => Promise<T>,
): Promise<T> {
  const choices = executablePath ? [{ executablePath }] : CHANNELS.map((channel) => ({ ...(channel && { channel }) }));
  for (const choice of choices) {
    try {
      return await start(choice);
    } catch (cause) {
      const reason = (cause as Error).message;
      if (!NOT_THERE.test(reason))
        throw new Failure(`the browser does not start: ${lineOf(reason)}`, { cause, remedy: REMEDY });
    }
  }
  throw new Failure(executablePath ? `there is no browser at ${executablePath}` : "there is no browser here", {
    remedy: REMEDY,
  });
}

const REMEDY = "npx playwright-core install chromium, or ONSCREEN_BROWSER=/path/to/chrome";

/** What a browser says of its failure, without Playwright's frame around it. */
export const lineOf = (message: string): string =>
  (message.split("\n")[0] ?? "").replace(/^[\w.]+: (?=\S)/, "").slice(0, 200);
