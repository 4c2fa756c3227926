import { openServed, withBrowser } from "../a11y/browser.js";
import { bundleForPage } from "../a11y/bundle.js";
import { listPage } from "./pages.js";

/** Capture takes at most this many times what the browser needs for its own HTML; rows in shadow roots, of those in light DOM. */
const MOST = { capture: 3, shadow: 5 };

/** Speed in a browser: prints the figures and gives what is over its bar. */
export async function measureInBrowser(): Promise<string[]> {
  const script = await bundleForPage(`export * from "./bench/in-page.js";`, "onscreenBench");
  return withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    await show(listPage(5_000_000));
    await page.evaluate(script);
    const capture = (await page.evaluate("onscreenBench.captureTimes(9)")) as {
      browser: number;
      style: number;
      write: number;
    };
    await show("<!doctype html><title>rows</title><body></body>");
    await page.evaluate(script);
    const rows = (await page.evaluate("onscreenBench.rowTimes(7)")) as {
      light: number;
      shadow: number;
      roots: number;
      whole: boolean;
    };
    const written = capture.write / capture.browser;
    const ratio = rows.shadow / rows.light;
    console.log("in Chromium, 5 MB with all its shadow roots");
    console.log(`  the browser's HTML    ${capture.browser.toFixed(0)} ms`);
    console.log(
      `  capture               ${capture.write.toFixed(0)} ms  ${written.toFixed(2)} ×, and ${capture.style.toFixed(0)} ms for all questions of style`,
    );
    console.log("in Chromium, 200 rows of 40 fields");
    console.log(`  light DOM             ${rows.light.toFixed(0)} ms`);
    console.log(
      `  ${rows.roots} shadow roots     ${rows.shadow.toFixed(0)} ms  ${ratio.toFixed(2)} ×${rows.whole ? "" : "  NOT READ WHOLE"}\n`,
    );
    return [
      ...(written > MOST.capture
        ? [`capture: ${written.toFixed(2)} times the browser's own HTML, more than ${MOST.capture}`]
        : []),
      ...(ratio > MOST.shadow || !rows.whole
        ? [`rows in shadow roots: ${ratio.toFixed(2)} times light DOM, more than ${MOST.shadow}`]
        : []),
    ];
  });
}
