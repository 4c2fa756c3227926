// npm run setup: installs what is missing; with "build", compiles as well; with "browser", finds or installs a browser.

import { ensureBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { installed, ROOT } from "./ready.mjs";
import { runCommand, say } from "./step.mjs";

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  await installed();
  if (wanted.includes("browser")) say(`browser: ${await ensureBrowser(ROOT)}`);
  if (!wanted.includes("build")) return 0;
  const { code, output } = await build(ROOT);
  if (code !== 0) say(output.trimEnd());
  return code;
});
