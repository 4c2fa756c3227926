import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../setup/browser.mjs";
import { ROOT } from "../setup/ready.mjs";

/** Where pages of a run pretend to stand; nothing is ever asked of the network. */
export const ORIGIN = "https://page.example.com";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that the tests use, runs `work` and stops it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const found = findBrowser(ROOT);
  if (!found) throw new Error("no browser is installed: npm test finds or installs one; ONSCREEN_BROWSER names one");
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false, args: ARGUMENTS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page that shows the HTML it is told to, by a real navigation, and reaches nothing else. */
export async function openServed(
  browser: Browser,
): Promise<{ page: Page; show: (html: string, options?: { scripts?: string }) => Promise<void> }> {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  let html = "";
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html })
      : route.abort(),
  );
  return {
    page,
    async show(next) {
      html = next;
      await page.goto(`${ORIGIN}/`, { waitUntil: "domcontentloaded" });
    },
  };
}
