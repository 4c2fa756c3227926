// npm run check:captures -- [folder or page]...: what the parsers read of captured pages, against what a person expects.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkPage, findPages, type PageCheck } from "./captures/check.js";
import { ROOT } from "./setup/ready.mjs";

const USUAL = resolve(ROOT, "../shared/captures");

const named = process.argv.slice(2);
if (named.length === 0 && !existsSync(USUAL)) {
  console.log(
    "!! ../shared/captures IS NOT HERE: no captured page was checked. Name a folder or page to check others.",
  );
} else {
  process.exitCode = report(named.length > 0 ? named.map((path) => resolve(path)) : [USUAL]);
}

function report(paths: readonly string[]): number {
  const { pages, missing } = findPages(paths);
  for (const path of missing) console.log(`✗ ${path}: there is no such file or folder`);
  const checks = pages.map((page) => {
    const check = checkPage(page);
    print(check);
    return check;
  });
  const count = (status: PageCheck["status"]): number => checks.filter((check) => check.status === status).length;
  const inPart = checks.filter(({ status, waiting }) => status !== "waiting" && waiting.length > 0).length;
  if (count("waiting") + inPart > 0)
    console.log(`${count("waiting")} waiting, ${inPart} more in part, for views that no parser has yet`);
  console.log(`${count("matched")} matched, ${count("not") + missing.length} not`);
  if (checks.length === 0) console.log("!! nothing was checked: no page there has a .expected.json beside it");
  return count("not") + missing.length > 0 || checks.length === 0 ? 1 : 0;
}

function print({ name, status, mismatches, waiting }: PageCheck): void {
  const sign = { matched: "✓", not: "✗", waiting: "…" }[status];
  console.log(`${sign} ${name}${waiting.length > 0 ? `  (waiting: ${waiting.join(", ")})` : ""}`);
  for (const mismatch of mismatches) console.log(`    ${mismatch}`);
}
