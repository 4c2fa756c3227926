import { Failure } from "../failure.js";
import { type BrowserPage, loadChromium } from "./load.js";
import { lineOf, startBrowser } from "./start.js";

export interface OpenOptions {
  url: string;
  /** Folder of a browser profile, kept between runs so that a person signs in once; a throw-away one by default. */
  profile?: string;
  /** Address of a running browser's debugging port, `http://127.0.0.1:9222`. */
  attach?: string;
  /** Shows the window; where a profile is kept, by default, because somebody may have to sign in. */
  headed?: boolean;
  /** The browser's file; `ONSCREEN_BROWSER` by default, else Playwright's own, else an installed Chrome or Edge. */
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
 * @throws Failure where no browser is installed, none answers, or the page does not open
 */
export async function openLivePage(options: OpenOptions): Promise<OpenedPage> {
  const { url, attach } = options;
  if (attach) return attachTo(attach, url);
  const opened = await startBrowser(options);
  try {
    await opened.page.goto(url, { waitUntil: "domcontentloaded" });
    return opened;
  } catch (cause) {
    await opened.close();
    throw new Failure(`${url} does not open: ${lineOf((cause as Error).message)}`, { cause });
  }
}

async function attachTo(endpoint: string, url: string): Promise<OpenedPage> {
  const chromium = await loadChromium();
  const browser = await chromium.connectOverCDP(endpoint).catch((cause: unknown) => {
    throw new Failure(`no browser answers at ${endpoint}`, {
      remedy: "start that browser with --remote-debugging-port=9222",
      cause,
    });
  });
  const pages = browser.contexts().flatMap((context) => context.pages());
  const page = pages.find((one) => one.url() === url) ?? pages.find((one) => originOf(one.url()) === originOf(url));
  if (page) return { page, close: () => browser.close() };
  await browser.close();
  throw new Failure(`no page of that browser shows ${originOf(url)}`, { remedy: "open the page there first" });
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");
