import { countTokens } from "gpt-tokenizer";
import { openServed, withBrowser } from "../a11y/browser.js";
import { bundleForPage } from "../a11y/bundle.js";
import type { Cost } from "./cost-in-page.js";
import type { RefPage } from "./pages.js";
import { align } from "./report.js";

/** Milliseconds per thousand elements on top of the tree, and per resolved reference. */
const MOST = { perThousand: 2, resolve: 1 };

/** Prints what references cost; lines of what is over its bar. */
export async function reportCost(pages: readonly RefPage[], say: (line: string) => void): Promise<string[]> {
  const script = await bundleForPage('export * from "./bench-refs/entry.js";', "bench");
  const rows: string[][] = [];
  const over: string[] = [];
  await withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    for (const { name, html, url } of pages) {
      await show("<!doctype html><body></body>");
      await page.addScriptTag({ content: script });
      const call = `bench.measureCost(${JSON.stringify(html)}, ${JSON.stringify(url)})`;
      const { elements, refs, bare, first, again, resolve } = (await page.evaluate(call)) as Cost;
      const per = (time: number): number => ((time - bare) / elements) * 1000;
      const tokens = refs.reduce((sum, ref) => sum + countTokens(`@${ref}`), 0) / Math.max(refs.length, 1);
      rows.push([
        name,
        String(elements),
        String(refs.length),
        bare.toFixed(1),
        per(first).toFixed(2),
        per(again).toFixed(2),
        resolve.toFixed(3),
        tokens.toFixed(1),
      ]);
      if (elements >= 1000 && per(first) > MOST.perThousand)
        over.push(`${name}: ${per(first).toFixed(2)} ms per 1,000 elements, at most ${MOST.perThousand}`);
      if (resolve > MOST.resolve) over.push(`${name}: ${resolve.toFixed(2)} ms per resolve, at most ${MOST.resolve}`);
    }
  });
  say(
    align([
      ["", "elements", "refs", "tree, ms", "refs, ms per 1,000", "again", "resolve, ms", "tokens a ref"],
      ...rows,
    ]),
  );
  return over;
}
