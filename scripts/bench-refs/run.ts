import { openServed, withBrowser } from "../a11y/browser.js";
import { bundleForPage } from "../a11y/bundle.js";
import type { Outcome } from "./in-page.js";
import { micro, type Result } from "./metrics.js";
import type { RefPage } from "./pages.js";

export interface RunOptions {
  readonly pages: readonly RefPage[];
  readonly seeds: readonly number[];
  /** How many of the seeds are run on pages of others, of which there are many. */
  readonly others: number;
  readonly mutations?: readonly string[];
  readonly strategies?: readonly string[];
  progress(line: string): void;
}

/** Runs every page under every change, in a real browser. */
export async function runAll({ pages, seeds, others, mutations, strategies, progress }: RunOptions): Promise<Result[]> {
  const script = await bundleForPage(
    'export { mutationNames, runCase, times } from "./bench-refs/in-page.js";',
    "bench",
  );
  const results: Result[] = [];
  await withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    for (const { name, html, url, isOwn } of pages) {
      await show("<!doctype html><body></body>");
      await page.addScriptTag({ content: script });
      const known = (await page.evaluate("bench.mutationNames")) as { name: string; isIntact: boolean }[];
      const start = performance.now();
      for (const { name: mutation, isIntact } of known.filter((one) => !mutations || mutations.includes(one.name)))
        for (const seed of isOwn ? seeds : seeds.slice(0, others)) {
          const given = { html, url, mutation, seed, only: strategies };
          const outcomes = (await page.evaluate(`bench.runCase(${JSON.stringify(given)})`)) as Outcome[];
          for (const outcome of outcomes) results.push({ page: name, isOwn, mutation, isIntact, seed, ...outcome });
        }
      if (process.env.BENCH_TIMES) progress(JSON.stringify(await page.evaluate("bench.times")));
      const own = results.filter((one) => one.page === name && one.strategy === "ours");
      const share = (mode: string): string =>
        `${(micro(own.filter((one) => one.mode === mode && one.isIntact)).retained * 100).toFixed(1)} %`;
      const figures = `retained ${share("live")} live, ${share("reload")} after reload, ${micro(own).wrongCount} WRONG`;
      progress(`${name}: ${figures}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
      for (const { mutation, mode, seed, errors } of own)
        for (const error of errors) progress(`  WRONG ${mutation} ${seed} ${mode}: ${error}`);
    }
  });
  return results;
}
