// npm run bench:tokens: what the text of a tree costs in tokens, beside Playwright's snapshot for models and the raw HTML.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { openServed, withBrowser } from "./a11y/browser.js";
import { bundleForPage } from "./a11y/bundle.js";
import { missingActionable } from "./bench/actionable.js";
import { ownTreePages, type TreePage } from "./bench/tree-pages.js";

/** Our text of the table takes at most this share of Playwright's. */
const MOST_OF_PLAYWRIGHT = 0.35;

const PAGE_SCRIPT = `
import { openPage, readTree, resolve } from "@onscreen/core";
export function read() {
  const page = openPage(document, { url: location.href });
  const tree = readTree(page);
  const held = new Set();
  const pending = [...tree.nodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.ref) held.add(resolve(page, node.ref).element);
    pending.push(...node.children);
  }
  globalThis.onscreenHolds = (element) => held.has(element);
  return tree.text;
}`;

interface Row {
  readonly name: string;
  readonly html: number;
  readonly playwright: number;
  readonly ours: number;
  readonly actionable: number;
  readonly missing: readonly string[];
}

const tokens = (text: string): number => encode(text).length;

const rows = await withBrowser(async (browser) => {
  const { page, show } = await openServed(browser);
  const script = await bundleForPage(PAGE_SCRIPT, "onscreenTokens");
  const found: Row[] = [];
  for (const { name, html } of pages()) {
    await show(html);
    const playwright = await page.ariaSnapshot({ mode: "ai" }).catch(() => "");
    const ours = (await page.evaluate(`${script};onscreenTokens.read()`)) as string;
    const { all, missing } = await missingActionable(page, "onscreenHolds");
    found.push({
      name,
      html: tokens(html),
      playwright: tokens(playwright),
      ours: tokens(ours),
      actionable: all,
      missing,
    });
  }
  return found;
});

console.log(
  "page                                              HTML  Playwright      ours   ours/Playwright   actionable  missing",
);
for (const { name, html, playwright, ours, actionable, missing } of rows) {
  const ratio = playwright > 0 ? (ours / playwright).toFixed(3) : "-";
  console.log(
    `${name.padEnd(44)}${String(html).padStart(10)}${String(playwright).padStart(12)}${String(ours).padStart(10)}${ratio.padStart(18)}${String(actionable).padStart(13)}${String(missing.length).padStart(9)}`,
  );
  for (const item of missing) console.log(`    missing: ${item}`);
}
const tables = rows.filter(({ name }) => name.endsWith("table"));
const over = tables.filter(({ ours, playwright }) => ours > playwright * MOST_OF_PLAYWRIGHT);
for (const { name } of over) console.log(`✗ ${name}: more than ${MOST_OF_PLAYWRIGHT} of Playwright's tokens`);
const lost = rows.filter(({ missing }) => missing.length > 0);
process.exitCode = over.length + lost.length === 0 ? 0 : 1;

/** Our own pages, and where they stand beside the repository the pages that peers were measured on and real captures. */
function pages(): TreePage[] {
  const list = ownTreePages();
  const shared = "../shared";
  if (!existsSync(shared)) {
    console.log("! ../shared is not there: only pages of our own are measured\n");
    return list;
  }
  for (const file of readdirSync(join(shared, "pages")))
    list.push({ name: `shared ${file.slice(0, -5)}`, html: readFileSync(join(shared, "pages", file), "utf8") });
  for (const platform of readdirSync(join(shared, "captures"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    for (const file of readdirSync(join(shared, "captures", platform.name)).filter(
      (name) => name.endsWith(".html") && !/snippet|piece/.test(name),
    ))
      list.push({
        name: `${platform.name}/${file.slice(0, -5)}`.slice(0, 43),
        html: readFileSync(join(shared, "captures", platform.name, file), "utf8"),
      });
  }
  return list;
}
