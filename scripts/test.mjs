// npm test: everything that can be told from this repository alone. Each step runs even where an earlier one failed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { BROWSER_VARIABLE } from "./setup/browser-places.mjs";
import { build } from "./setup/build.mjs";
import { countPlaywright, countVitest, single, summary } from "./setup/counts.mjs";
import { installed, ROOT } from "./setup/ready.mjs";
import { asStepError, complain, run, runCommand, say, show } from "./setup/step.mjs";

const RESULTS = join(ROOT, "test-results");
const tool = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  join(ROOT, "node_modules", file),
  ...args,
];

/** @typedef {import("./setup/counts.mjs").Count} Count */

/** @returns {Promise<Count>} */
async function typecheck() {
  const { code, output } = await build(ROOT, ["tsconfig.json", "tsconfig.workshop.json"]);
  if (code !== 0) say(output.trimEnd());
  return single("types", code === 0);
}

/** @returns {Promise<Count>} */
async function lint() {
  const { code, output } = await run("checking style", process.execPath, tool("@biomejs/biome/bin/biome", "check"), {
    cwd: ROOT,
  });
  if (code !== 0) say(output.trimEnd());
  return single("style", code === 0);
}

/** @returns {Promise<Count>} */
async function unit() {
  const file = join(RESULTS, "vitest.json");
  const args = tool("vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`);
  const code = await show(process.execPath, args, { cwd: ROOT, stdout: "stderr" });
  return countVitest(read(file), code);
}

/** @returns {Promise<Count>} */
async function browser() {
  const path = await ensureBrowser(ROOT);
  say(`browser: ${path}`);
  const env = { ...process.env, [BROWSER_VARIABLE]: path };
  const code = await show(process.execPath, tool("@playwright/test/cli.js", "test"), {
    cwd: ROOT,
    env,
    stdout: "stderr",
  });
  return countPlaywright(read(join(RESULTS, "playwright.json")), code);
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // the runner died before it could report; its exit code tells
  }
}

/**
 * A step that can't be done fails with its reason, and the others still run.
 * @param {string} title
 * @returns {(error: unknown) => Count}
 */
function couldNotRun(title) {
  return (error) => {
    const failure = asStepError(error);
    if (!failure) throw error;
    complain(failure);
    return single(title.toLowerCase(), false);
  };
}

await runCommand(async () => {
  await installed();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  /** @type {Count[]} */
  const counts = [];
  for (const [title, step] of /** @type {const} */ ([
    ["Types", typecheck],
    ["Style", lint],
    ["Unit tests", unit],
    ["Browser tests", browser],
  ])) {
    say(`\n── ${title}`);
    counts.push(await step().catch(couldNotRun(title)));
  }
  writeFileSync(join(RESULTS, "summary.json"), JSON.stringify(counts, null, 2));
  const { lines, failed } = summary(counts);
  say("");
  for (const line of lines) console.log(line);
  return failed === 0 ? 0 : 1;
});
