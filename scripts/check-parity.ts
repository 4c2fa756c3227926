// npm run check:parity -- [folder or page]...: records, tree and references of a page live in a browser, against the same page captured and read in Node.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { withBrowser } from "./a11y/browser.js";
import { differences } from "./parity/compare.js";
import { liveReader } from "./parity/live.js";
import { pagesIn } from "./parity/pages.js";
import { ROOT } from "./setup/ready.mjs";

const CAPTURES = resolve(ROOT, "../shared/captures");
const named = process.argv.slice(2).map((path) => resolve(path));
const folders = named.length > 0 ? named : [resolve(ROOT, "fixtures"), CAPTURES];
if (named.length === 0 && !existsSync(CAPTURES))
  console.log("!! ../shared/captures IS NOT HERE: only the project's own fixtures are compared.");

const pages = folders.flatMap(pagesIn);
let equal = 0;
await withBrowser(async (browser) => {
  const read = await liveReader(browser);
  for (const { name, file, ...about } of pages) {
    const found = await readFileAndCompare(file, about, read);
    if (found.length === 0) equal++;
    console.log(`${found.length === 0 ? "✓" : "✗"} ${name}`);
    for (const difference of found) console.log(`    ${difference}`);
  }
});
console.log(`${equal} equal, ${pages.length - equal} not`);
if (pages.length === 0) console.log("!! nothing was compared: no page there names its address");
process.exitCode = equal === pages.length && pages.length > 0 ? 0 : 1;

async function readFileAndCompare(
  file: string,
  about: { url: string },
  read: Awaited<ReturnType<typeof liveReader>>,
): Promise<string[]> {
  try {
    return differences(await read(readFileSync(file, "utf8"), about), about.url);
  } catch (error) {
    return [`could not be compared: ${(error as Error).message.split("\n")[0]}`];
  }
}
