// npm start: the command line, or, without arguments, one example page read two ways.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compiled, ROOT } from "./setup/ready.mjs";
import { runCommand, StepError, say, show } from "./setup/step.mjs";

const EXAMPLE = "fixtures/gmail/thread";

/** The folder of one fixture: the first variant of the example view. */
function example() {
  const variants = existsSync(join(ROOT, EXAMPLE)) ? readdirSync(join(ROOT, EXAMPLE)).sort() : [];
  const variant = variants.find((name) => existsSync(join(ROOT, EXAMPLE, name, "page.html")));
  if (!variant) throw new StepError(`the example page is gone: ${EXAMPLE}`, "restore it: git checkout -- fixtures");
  return `${EXAMPLE}/${variant}`;
}

await runCommand(async () => {
  const bin = await compiled("integrations/cli/dist/bin.js");
  const onscreen = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    show(process.execPath, [bin, ...args], { cwd });

  // npm moves to the root of the package; a path that a person types is meant from where they stand.
  const args = process.argv.slice(2);
  const standing = process.env["npm_lifecycle_event"] === "start" ? process.env["INIT_CWD"] : undefined;
  if (args.length > 0) return onscreen(args, standing ?? process.cwd());

  const folder = example();
  const { url } = JSON.parse(readFileSync(join(ROOT, folder, "meta.json"), "utf8"));
  const page = [`${folder}/page.html`, ...(url ? ["--url", url] : [])];
  say(`\nWhat a person has on this screen, as records (npm start -- read ${page.join(" ")}):\n`);
  const read = await onscreen(["read", ...page], ROOT);
  say(`\nThe same page as an accessibility tree (npm start -- tree ${page.join(" ")}):\n`);
  const tree = await onscreen(["tree", ...page], ROOT);
  say("\nYour own page: save it from the browser, then npm start -- read FILE. More: npm start -- --help");
  return read || tree;
});
