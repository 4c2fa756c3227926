// npm run bench:tree: how long a tree takes, beside Playwright's snapshot in the same browser and beside opening in Node.
import { readTree } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import type { Page } from "@playwright/test";
import { ORIGIN, openServed, withBrowser } from "./a11y/browser.js";
import { bundleForPage } from "./a11y/bundle.js";
import { cpuTime } from "./bench/measure.js";
import { listPage } from "./bench/pages.js";
import { tablePage } from "./bench/tree-pages.js";

/** At 1 MB at least so many times faster than Playwright's; 5 MB within so many times 1 MB; in Node within so many times the opening. */
const BARS = { faster: 5, growth: 6, ofOpening: 1 };

const PAGE_SCRIPT = `
import { openPage, readTree } from "@onscreen/core";
export function time() {
  const page = openPage(document, { url: location.href });
  const start = performance.now();
  const { text } = readTree(page);
  return text.length > 0 ? performance.now() - start : Number.NaN;
}`;

const KINDS = [
  { name: "list", make: listPage },
  // a row of the table takes about 460 characters
  { name: "table", make: (characters: number) => tablePage(Math.round(characters / 460)) },
];

const problems: string[] = [];
await withBrowser(async (browser) => {
  const { page, show } = await openServed(browser);
  const script = await bundleForPage(PAGE_SCRIPT, "onscreenTree");
  for (const { name, make } of KINDS) {
    const small = await inBrowser(page, () => show(make(1_000_000)), script, { ours: 10, playwright: 4 });
    const large = await inBrowser(page, () => show(make(5_000_000)), script, { ours: 10, playwright: 0 });
    const faster = small.playwright / small.ours;
    const growth = large.ours / small.ours;
    console.log(
      `${name}, in the browser: 1 MB ${ms(small.ours)}, Playwright ${ms(small.playwright)}: ${faster.toFixed(1)} times faster (the first time ${ms(small.first)}); 5 MB ${ms(large.ours)}: ${growth.toFixed(1)} times 1 MB`,
    );
    if (faster < BARS.faster)
      problems.push(`${name}: ${faster.toFixed(1)} times faster than Playwright, less than ${BARS.faster}`);
    if (growth > BARS.growth)
      problems.push(`${name}: 5 MB takes ${growth.toFixed(1)} times 1 MB, more than ${BARS.growth}`);
  }
});
for (const { name, make } of KINDS) {
  const html = make(1_000_000);
  const opens: number[] = [];
  const trees: number[] = [];
  for (let round = 0; round < 14; round++) {
    // what the last round held is let go only between two tasks
    await new Promise(setImmediate);
    let opened: ReturnType<typeof openSnapshot> | undefined;
    const open = () => {
      opened = openSnapshot(html, { url: `${ORIGIN}/` });
    };
    opens.push(cpuTime(open));
    trees.push(cpuTime(() => opened && readTree(opened).text));
  }
  const open = warm(opens);
  const tree = warm(trees);
  console.log(
    `${name}, in Node: 1 MB opened in ${ms(open)}, read in ${ms(tree)}: ${(tree / open).toFixed(2)} times the opening; the first time ${ms(opens[0])} and ${ms(trees[0])}`,
  );
  if (tree > open * BARS.ofOpening)
    problems.push(`${name}: in Node ${(tree / open).toFixed(2)} times the opening, more than ${BARS.ofOpening}`);
}
for (const problem of problems) console.log(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Ours and Playwright's in turn, so that what slows one down slows down both. */
async function inBrowser(
  page: Page,
  show: () => Promise<void>,
  script: string,
  rounds: { ours: number; playwright: number },
): Promise<{ ours: number; first: number; playwright: number }> {
  await show();
  await page.evaluate(`${script};globalThis.onscreenTree = onscreenTree`);
  const ours: number[] = [];
  const playwright: number[] = [];
  for (let round = 0; round < rounds.ours; round++) {
    ours.push(await page.evaluate("onscreenTree.time()"));
    if (playwright.length * rounds.ours > round * rounds.playwright || rounds.playwright === 0) continue;
    const start = performance.now();
    await page.ariaSnapshot({ mode: "ai", timeout: 300_000 });
    playwright.push(performance.now() - start);
  }
  return { ours: warm(ours), first: ours[0] ?? Number.NaN, playwright: warm(playwright) };
}

/** The median of the second half of the rounds: warm, when an engine has compiled what it will. */
function warm(times: readonly number[]): number {
  const half = times.slice(times.length >> 1).sort((a, b) => a - b);
  return half[half.length >> 1] ?? Number.NaN;
}

function ms(time = Number.NaN): string {
  return `${time.toFixed(0)} ms`;
}
