// npm run bench:refs -- [--pages DIR] [--json] [--final]: which strategy finds an element again after a page changed, and which acts on another one.
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { barsOf } from "./bench-refs/bars.js";
import { reportCost } from "./bench-refs/cost.js";
import { reportCross } from "./bench-refs/cross.js";
import { OWN, pagesIn } from "./bench-refs/pages.js";
import { reportPlaywright } from "./bench-refs/playwright.js";
import { summary, tableBy } from "./bench-refs/report.js";
import { runAll } from "./bench-refs/run.js";
import { ROOT } from "./setup/ready.mjs";

/** Seeds that steered what is there, and seeds that nobody looked at before the figures stood. */
const SEEDS = { tuning: [11, 12], final: [52711, 52712, 52713] };

const { values } = parseArgs({
  options: {
    pages: { type: "string", multiple: true },
    json: { type: "boolean", default: false },
    final: { type: "boolean", default: false },
    only: { type: "string" },
    mutation: { type: "string", multiple: true },
    strategy: { type: "string", multiple: true },
    alone: { type: "boolean", default: false },
    errors: { type: "boolean", default: false },
  },
});

const CAPTURES = resolve(ROOT, "../shared/captures");
const folders = values.pages?.map((folder) => resolve(folder)) ?? [CAPTURES];
const say = (line: string): void => (values.json ? console.error(line) : console.log(line));
for (const folder of folders)
  if (!existsSync(folder))
    say(`!! ${values.pages ? folder : "../shared/captures"} IS NOT HERE: its pages are not run.`);

const pages = [...pagesIn(OWN, true), ...folders.flatMap((folder) => pagesIn(folder))].filter(
  ({ name }) => !values.only || new RegExp(values.only as string).test(name),
);
const results = await runAll({
  pages,
  seeds: values.final ? SEEDS.final : SEEDS.tuning,
  others: 1,
  ...(values.mutation && { mutations: values.mutation }),
  ...(values.strategy && { strategies: values.strategy }),
  progress: say,
});

const strategies = [...new Set(results.map(({ strategy }) => strategy))];
const bars = barsOf(results);
if (values.json) console.log(JSON.stringify({ bars, results }));
else {
  for (const mode of ["live", "reload"] as const) {
    const own = results.filter((one) => one.mode === mode);
    console.log(`\n## ${mode}: retained % of what is still there / WRONG % of all\n`);
    console.log(tableBy(own, ({ mutation }) => mutation, strategies));
    console.log(`\n${summary(results, mode, strategies)}`);
  }
  console.log(`\n## each page, both modes\n\n${tableBy(results, ({ page }) => page, strategies)}\n`);
}
if (values.errors)
  for (const { strategy, page, mutation, seed, mode, errors } of results)
    if (/^ours,/.test(strategy))
      for (const error of errors) say(`WRONG ${strategy} | ${page} ${mutation} ${seed} ${mode}: ${error}`);
for (const { says, holds } of bars) say(`${holds ? "✓" : "✗"} ${says}`);
// versions of real pages, costs, the real Playwright: told, and measured where a machine can be trusted to
if (!values.alone && !values.json) {
  const own = pages.filter(({ isOwn }) => isOwn);
  await reportPlaywright(own, say);
  for (const over of await reportCost(pages.filter(({ html }) => html.length > 100_000).slice(0, 8), say))
    say(`✗ ${over}`);
  await reportCross(resolve(ROOT, "../shared"), join(tmpdir(), "onscreen-risk-coverage.svg"), say);
}
process.exitCode = bars.every(({ holds }) => holds) ? 0 : 1;
