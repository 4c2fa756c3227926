// npm run check:captures -- [folder or page]...: what the parsers read of captured pages, against what a person expects.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkPage, findPages } from "./captures/check.js";
import { reportOf } from "./captures/report.js";
import { ROOT } from "./setup/ready.mjs";

const USUAL = resolve(ROOT, "../shared/captures");

const named = process.argv.slice(2);
if (named.length === 0 && !existsSync(USUAL)) {
  console.log(
    "!! ../shared/captures IS NOT HERE: no captured page was checked. Name a folder or page to check others.",
  );
} else {
  const { pages, missing } = findPages(named.length > 0 ? named : [USUAL]);
  const { lines, failed } = reportOf(pages.map(checkPage), missing);
  for (const line of lines) console.log(line);
  process.exitCode = failed ? 1 : 0;
}
