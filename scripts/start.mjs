// npm start: the command line, or, without arguments, one example page read two ways.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { compiled, ROOT } from "./setup/ready.mjs";
import { runCommand, StepError, say, show } from "./setup/step.mjs";

const EXAMPLE = "fixtures/gmail/thread/default/page.html";

await runCommand(async () => {
  const bin = await compiled("integrations/cli/dist/bin.js");
  const onscreen = (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    show(process.execPath, [bin, ...args], { cwd });

  // npm moves to the root of the package; a path that a person types is meant from where they stand.
  const args = process.argv.slice(2);
  const standing = process.env["npm_lifecycle_event"] === "start" ? process.env["INIT_CWD"] : undefined;
  if (args.length > 0) return onscreen(args, standing ?? process.cwd());

  if (!existsSync(join(ROOT, EXAMPLE)))
    throw new StepError(`the example page is gone: ${EXAMPLE}`, "restore it: git checkout -- fixtures");
  say(`\nWhat a person has on this screen, as records (npm start -- read ${EXAMPLE}):\n`);
  const read = await onscreen(["read", EXAMPLE], ROOT);
  say(`\nThe same page as an accessibility tree (npm start -- tree ${EXAMPLE}):\n`);
  const tree = await onscreen(["tree", EXAMPLE], ROOT);
  say("\nYour own page: save it from the browser, then npm start -- read FILE. More: npm start -- --help");
  return read || tree;
});
