import type { Page } from "@playwright/test";
import { openServed, withBrowser } from "../a11y/browser.js";
import { bundleForPage } from "../a11y/bundle.js";
import { micro } from "./metrics.js";
import type { RefPage } from "./pages.js";
import { align } from "./report.js";
import type { Tally } from "./types.js";

interface InPage {
  truth: { labelOf(element: unknown): string | null };
}

const CHANGES = ["insert-before", "remount", "recycle", "relabel"];
const SEED = 11;

/** The real Playwright on the project's own pages, beside the adapters that stand for it. */
export async function reportPlaywright(pages: readonly RefPage[], say: (line: string) => void): Promise<void> {
  const script = await bundleForPage('export * from "./bench-refs/entry.js";', "truth");
  const rows: string[][] = [];
  await withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    for (const change of CHANGES) {
      const before: Tally[] = [];
      const after: Tally[] = [];
      for (const { html } of pages) {
        await show(html);
        await page.addScriptTag({ content: script });
        await page.evaluate("truth.begin()");
        const refs = await refsOf(page);
        const present = new Set((await page.evaluate(`truth.change(${JSON.stringify(change)}, ${SEED})`)) as string[]);
        before.push(await ask(page, refs, present));
        await page.ariaSnapshot({ mode: "ai" });
        after.push(await ask(page, refs, present));
      }
      const cell = (tallies: Tally[]): string => {
        const { retained, wrong } = micro(tallies);
        return `${(retained * 100).toFixed(1)} / ${(wrong * 100).toFixed(1)}`;
      };
      rows.push([change, cell(before), cell(after)]);
    }
  });
  say("\n## the real Playwright on the project's own pages: retained % / WRONG %\n");
  say(align([["", "as it was read", "after it was read again"], ...rows]));
}

/** The references that a snapshot gives, with the label of each element. */
async function refsOf(page: Page): Promise<Map<string, string>> {
  const text = await page.ariaSnapshot({ mode: "ai" });
  const refs = new Map<string, string>();
  for (const [, ref = ""] of text.matchAll(/\[ref=(\w+)\]/g)) {
    const label = await labelAt(page, ref);
    if (label) refs.set(ref, label);
  }
  return refs;
}

async function ask(page: Page, refs: ReadonlyMap<string, string>, present: ReadonlySet<string>): Promise<Tally> {
  const tally: Tally = { right: 0, refused: 0, wrong: 0, gone: 0, wrongGone: 0 };
  for (const [ref, wanted] of refs) {
    const label = await labelAt(page, ref);
    if (present.has(wanted)) tally[label === undefined ? "refused" : label === wanted ? "right" : "wrong"]++;
    else tally[label === undefined ? "gone" : "wrongGone"]++;
  }
  return tally;
}

/** The label of what a reference gives; null where that has none, undefined where it gives nothing. */
async function labelAt(page: Page, ref: string): Promise<string | null | undefined> {
  const found = await page
    .locator(`aria-ref=${ref}`)
    .elementHandles()
    .catch(() => []);
  const [element] = found;
  if (!element) return undefined;
  return page.evaluate((one) => (globalThis as unknown as InPage).truth.labelOf(one), element);
}
