import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";

/** What the linter has to refuse, each in a place where the rule counts: file, source, the rule. */
const REFUSED: ReadonlyArray<[file: string, source: string, rule: string]> = [
  ["core/src/page/default.ts", "export default 1;", "noDefaultExport"],
  ["core/src/page/engine.ts", 'export { parse } from "parse5";', "noRestrictedImports"],
  ["core/src/page/node.ts", 'export { readFileSync } from "node:fs";', "noRestrictedImports"],
  ["core/src/page/parser.ts", 'export { gmail } from "@onscreen/gmail";', "noRestrictedImports"],
  ["core/src/page/clock.ts", "export const now = () => Date.now();", "noJsRestrictedProperties"],
  ["core/src/page/today.ts", "export const now = () => new Date();", "plugin"],
  ["core/src/page/timer.ts", "setTimeout(() => {}, 1);", "noRestrictedGlobals"],
  ["core/src/page/global.ts", "export const title = document.title;", "noRestrictedGlobals"],
  ["core/src/page/class.ts", "export const is = (x: unknown) => x instanceof HTMLElement;", "plugin"],
  ["core/src/node/parser.ts", 'export { gmail } from "@onscreen/gmail";', "noRestrictedImports"],
  ["parsers/gmail/src/other.ts", 'export { slack } from "@onscreen/slack";', "noRestrictedImports"],
  ["parsers/gmail/src/path.ts", 'export { slack } from "../../slack/src/index.js";', "noRestrictedImports"],
  ["parsers/gmail/src/engine.ts", 'export { parseHTML } from "linkedom";', "noRestrictedImports"],
  ["parsers/gmail/src/zod.ts", 'import { z } from "zod";\nexport const a = z.string();', "noRestrictedImports"],
  ["parsers/gmail/src/fetch.ts", 'export const a = fetch("https://example.com");', "noRestrictedGlobals"],
  ...["innerText", "checked", "value", "href", "rows"].map((property): [string, string, string] => [
    `parsers/gmail/src/${property}.ts`,
    `export const read = (el: any) => el.${property};`,
    "noJsRestrictedProperties",
  ]),
];

/** What it has to let pass. */
const ALLOWED: ReadonlyArray<[file: string, source: string]> = [
  ["core/src/node.ts", 'export { parse } from "parse5";\nexport { readFileSync } from "node:fs";'],
  ["core/src/live/watch.ts", "export const later = () => setTimeout(() => {}, 1);"],
  ["core/src/page/time.ts", "export const time = (text: string) => new Date(text);"],
  ["core/src/page/type.ts", "export const name = (el: Element) => el.localName;"],
  ["core/src/page/page.test.ts", 'export { readFileSync } from "node:fs";'],
  ["parsers/gmail/src/schema.ts", 'import * as z from "zod";\nexport const Thread = z.object({});'],
  ["parsers/gmail/src/field.ts", "export const raw = (row: { value: string }) => row.value;"],
  ["parsers/gmail/src/threads.ts", "export const count = (record: { rows: string[] }) => record.rows.length;"],
  ["parsers/gmail/src/thread.ts", 'export { text } from "@onscreen/core";'],
  ["parsers/all/src/index.ts", 'export { gmail } from "@onscreen/gmail";'],
  ["vitest.config.ts", "export default {};"],
];

describe("the linter", () => {
  const folder = mkdtempSync(join(tmpdir(), "onscreen-lint-"));
  let found: ReadonlyArray<{ file: string; rule: string }> = [];

  beforeAll(() => {
    const config = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8")) as object;
    writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
    cpSync(join(ROOT, "scripts/lint"), join(folder, "scripts/lint"), { recursive: true });
    for (const [file, source] of [...REFUSED, ...ALLOWED]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
    }
    const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    found = findings(stdout);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REFUSED)("refuses in %s: %s", (file, _source, rule) => {
    expect(found.filter((finding) => finding.file === file).map((finding) => finding.rule)).toContain(rule);
  });

  it.each(ALLOWED)("lets pass in %s: %s", (file) => {
    expect(found.filter((finding) => finding.file === file)).toEqual([]);
  });
});

function findings(json: string): Array<{ file: string; rule: string }> {
  const report = JSON.parse(json) as { diagnostics: Array<{ category: string; location: { path: unknown } }> };
  return report.diagnostics.map(({ category, location: { path } }) => ({
    file: typeof path === "string" ? path : ((path as { file?: string } | null)?.file ?? ""),
    rule: category.split("/").at(-1) ?? category,
  }));
}
