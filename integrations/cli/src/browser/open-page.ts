import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../failure.js";
import { type BrowserPage, loadChromium } from "./load.js";

export interface OpenOptions {
  url: string;
  /** Folder of a browser profile, kept between runs so that a person signs in once; a throw-away one by default. */
  profile?: string;
  /** Address of a running browser's debugging port, `http://127.0.0.1:9222`. */
  attach?: string;
  /** Shows the window; where a profile is kept, by default, because somebody may have to sign in. */
  headed?: boolean;
  /** The browser's file; `ONSCREEN_BROWSER` by default, else Playwright's own. */
  executablePath?: string;
}

export interface OpenedPage {
  readonly page: BrowserPage;
  /** Stops what was started, and nothing else: an attached browser goes on. */
  close(): Promise<void>;
}

/**
 * Opens an address in a real browser, or takes the page of a running one that shows it.
 *
 * @throws Failure where no browser is installed or none answers
 */
export async function openLivePage({
  url,
  profile,
  attach,
  headed = profile !== undefined,
  executablePath,
}: OpenOptions): Promise<OpenedPage> {
  const chromium = await loadChromium();
  if (attach) {
    const browser = await chromium.connectOverCDP(attach).catch((cause: unknown) => {
      throw new Failure(`no browser answers at ${attach}`, {
        remedy: "start it with --remote-debugging-port=9222",
        cause,
      });
    });
    const pages = browser.contexts().flatMap((context) => context.pages());
    const shown =
      pages.find((page) => page.url() === url) ?? pages.find((page) => originOf(page.url()) === originOf(url));
    if (!shown) {
      await browser.close();
      throw new Failure(`no page of that browser shows ${new URL(url).origin}`, {
        remedy: "open the page there first",
      });
    }
    return { page: shown, close: () => browser.close() };
  }
  const folder = profile ?? mkdtempSync(join(tmpdir(), "onscreen-profile-"));
  const path = executablePath ?? process.env["ONSCREEN_BROWSER"];
  const context = await chromium.launchPersistentContext(folder, {
    headless: !headed,
    viewport: headed ? null : { width: 1280, height: 720 },
    ...(path && { executablePath: path }),
    ...(process.getuid?.() === 0 && { chromiumSandbox: false }),
  });
  const close = async (): Promise<void> => {
    await context.close();
    if (!profile) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(url, { waitUntil: "domcontentloaded" });
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");
