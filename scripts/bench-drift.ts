// npm run bench:drift [-- platform] [--all]: does a diagnosis of drift find what moved, and keep still where only content changed?
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allParsers } from "@onscreen/all";
import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { contentChanges, falseAlarm } from "./drift/content.js";
import { DRIFTS } from "./drift/drifts.js";
import { judgeDrift } from "./drift/judge.js";
import { changeMarkup } from "./drift/markup.js";
import { ofThatDay } from "./drift/of-that-day.js";
import { ROOT } from "./setup/ready.mjs";

const BAR = 0.9;
const only = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const noContent = process.argv.includes("--no-content");
const verbose = process.argv.includes("--all");
const parsers = allParsers.filter(({ platform }) => only.length === 0 || only.includes(platform));

const fixtures = (platform: string): { name: string; html: string; url: string }[] =>
  readdirSync(join(ROOT, "fixtures", platform), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.html"))
    .sort()
    .flatMap((file) => {
      const folder = join(ROOT, "fixtures", platform, dirname(file));
      try {
        const { url } = JSON.parse(readFileSync(join(folder, "meta.json"), "utf8")) as { url: string };
        return [{ name: `${platform}/${dirname(file)}`, html: readFileSync(join(folder, "page.html"), "utf8"), url }];
      } catch {
        return []; // a fixture without an address is another check's business
      }
    });

const sum = { lost: 0, right: 0, pages: 0, verdicts: 0, mended: 0, changes: 0, alarms: 0 };
let skipped = 0;
for (const parser of parsers) {
  const pages = fixtures(parser.platform).filter(({ name }) => !process.env.ONLY || name.includes(process.env.ONLY));
  for (const drift of DRIFTS.filter(({ platform }) => platform === parser.platform)) {
    const before = ofThatDay(parser, drift.unknown);
    const row = { pages: 0, lost: 0, right: 0, verdicts: 0, mended: 0 };
    const wrong: string[] = [];
    for (const { name, html, url } of pages) {
      let changed = 0;
      const stamped = changeMarkup(html, () => {});
      const after = changeMarkup(stamped, (elements) => {
        changed = drift.change(elements);
      });
      const judged = changed > 0 ? judgeDrift(stamped, after, url, before) : null;
      if (!judged) continue;
      row.pages++;
      row.lost += judged.lost;
      row.right += judged.right;
      row.verdicts += judged.verdictRight ? 1 : 0;
      row.mended += judged.mended ? 1 : 0;
      wrong.push(...judged.wrong.map((line) => `${name}: ${line}`));
      if (!judged.verdictRight) wrong.push(`${name}: the verdict is "same"`);
    }
    if (row.pages === 0) {
      skipped++;
      console.log(`!! SKIPPED ${parser.platform}: ${drift.name}: no page of ours loses a field by it`);
      continue;
    }
    console.log(
      `${parser.platform.padEnd(10)} ${drift.name.padEnd(44)} ${String(row.pages).padStart(3)} pages  first candidate ${row.right}/${row.lost}  verdict ${row.verdicts}/${row.pages}  mended ${row.mended}/${row.pages}`,
    );
    for (const line of verbose ? wrong : wrong.slice(0, 3)) console.log(`             ${line}`);
    sum.pages += row.pages;
    sum.lost += row.lost;
    sum.right += row.right;
    sum.verdicts += row.verdicts;
    sum.mended += row.mended;
  }
  for (const { name, html, url } of pages) {
    const stamped = changeMarkup(html, () => {});
    const was = openSnapshot(stamped, { url, parsers: [parser], byProof: true });
    if (noContent || extract(was).outcome !== "ok") continue;
    for (const change of contentChanges(stamped, was, parser)) {
      const told = falseAlarm(was, change, parser);
      if (!told) continue;
      sum.changes++;
      if (told.length === 0) continue;
      sum.alarms++;
      if (verbose || sum.alarms <= 8) console.log(`  FALSE ALARM ${name}, ${change.name}: ${told.join("; ")}`);
    }
  }
}
const share = sum.lost === 0 ? 0 : sum.right / sum.lost;
console.log(
  `first candidate right   ${sum.right} of ${sum.lost} lost fields (${(share * 100).toFixed(1)} %, the bar is ${BAR * 100} %)`,
);
console.log(`verdict right           ${sum.verdicts} of ${sum.pages} drifted pages`);
console.log(`read right again        ${sum.mended} of ${sum.pages}, with the proposed patch at run time`);
console.log(`false alarms            ${sum.alarms} of ${sum.changes} changes of content (the bar is 0)`);
if (skipped > 0) console.log(`skipped                 ${skipped} documented drifts: see above`);
if (share < BAR || sum.verdicts < sum.pages || sum.alarms > 0) process.exitCode = 1;
