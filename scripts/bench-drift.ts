// npm run bench:drift [-- platform] [--page word] [--no-content] [--pairs] [--all]: does a diagnosis of drift find what moved, does its
// patch mend the page, and does it keep still where only content changed?
import { parseArgs } from "node:util";
import { allParsers } from "@onscreen/all";
import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { contentChanges, falseAlarm, otherPage } from "./drift/content.js";
import { DRIFTS } from "./drift/drifts.js";
import { judgeDrift } from "./drift/judge.js";
import { changeMarkup } from "./drift/markup.js";
import { ofThatDay } from "./drift/of-that-day.js";
import { pagesOf } from "./drift/pages.js";
import { comparePairs } from "./drift/pairs.js";
import { add, barLine, count, lineOf, shareOf, totals } from "./drift/totals.js";

const BARS = { candidate: 0.9, likeness: 0.9, verdict: 1, mended: 1 };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: "boolean" },
    page: { type: "string" },
    "no-content": { type: "boolean" },
    all: { type: "boolean" },
  },
});
const parsers = allParsers.filter(({ platform }) => positionals.length === 0 || positionals.includes(platform));
const sum = totals();
const others = totals();
const untouched: string[] = [];
let changes = 0;
let alarms = 0;
for (const parser of parsers) {
  const pages = pagesOf(parser.platform, values.page);
  for (const drift of DRIFTS.filter(({ platform }) => platform === parser.platform)) {
    const row = totals();
    const wrong: string[] = [];
    for (const { name, html, url } of pages) {
      let changed = 0;
      const drifted = (page: string): string =>
        changeMarkup(page, (elements) => {
          changed = drift.change(elements);
        });
      const same = { before: html, url, ofThatDay: ofThatDay(parser, drift.unknown), today: parser };
      const after = drifted(html);
      if (changed === 0) continue;
      const judged = judgeDrift({ ...same, undrifted: html, after });
      count(row, judged);
      wrong.push(...judged.wrong.map((line) => `${name}: ${line}`));
      // a page that drifted says something else as well, as a rule
      const other = otherPage(html);
      const both = judgeDrift({ ...same, undrifted: other, after: drifted(other) });
      count(others, both);
      wrong.push(...both.wrong.map((line) => `${name}, other words: ${line}`));
    }
    if (row.pages + row.survived === 0) untouched.push(`${parser.platform}: ${drift.name}`);
    console.log(lineOf(parser.platform, drift.name, row));
    for (const line of values.all ? wrong : wrong.slice(0, 3)) console.log(`             ${line}`);
    add(sum, row);
  }
  if (values.pairs) {
    const { views, told, renames } = comparePairs(pages, parser);
    console.log(
      `${parser.platform.padEnd(11)} pages of ours against one another: ${told.length} of ${views} views told, ${renames} renames`,
    );
    for (const line of values.all ? told : told.slice(0, 3)) console.log(`             ${line}`);
  }
  for (const { name, html, url } of pages) {
    const was = openSnapshot(html, { url, parsers: [parser], byProof: true });
    if (values["no-content"] || extract(was).outcome !== "ok") continue;
    for (const change of contentChanges(html, was, parser)) {
      const told = falseAlarm(was, change, parser);
      if (!told) continue;
      changes++;
      if (told.length === 0) continue;
      alarms++;
      if (values.all || alarms <= 8) console.log(`  FALSE ALARM ${name}, ${change.name}: ${told.join("; ")}`);
    }
  }
}
const judged = sum.pages + sum.survived;
console.log(barLine("first candidate right", sum.right, sum.lost, BARS.candidate, " of lost fields"));
console.log(barLine("the same by likeness", sum.likeRight, sum.likeLost, BARS.likeness, ", renames unknown"));
console.log(barLine("verdict right", sum.verdicts, judged, BARS.verdict, ` of drifted pages`));
console.log(barLine("read right again", sum.mended, sum.pages, BARS.mended, ", with the proposed patch at run time"));
console.log(barLine("with other words too", others.right, others.lost, BARS.candidate, " of lost fields"));
console.log(barLine("  verdict right", others.verdicts, others.pages + others.survived, BARS.verdict));
console.log(barLine("  read right again", others.mended, others.pages, BARS.mended));
console.log(`by likeness alone       ${sum.likeMended} of ${sum.pages} read right again`);
console.log(`read right all the same ${sum.survived} pages, by later selectors`);
console.log(`false alarms            ${alarms} of ${changes} changes of content (the bar is 0)`);
for (const drift of untouched)
  console.log(`!! NOT SEEN ${drift}: no page of ours has its markup (${values.page ?? "all"})`);
// likeness is a measure of all platforms together: of one, a few fields are a large share
const isWhole = positionals.length === 0 && values.page === undefined;
if (isWhole) for (const drift of untouched) console.log(`!! NOT SEEN ${drift}: no page of ours has its markup`);
const isMissed =
  shareOf(sum.right, sum.lost) < BARS.candidate ||
  (isWhole && shareOf(sum.likeRight, sum.likeLost) < BARS.likeness) ||
  shareOf(sum.verdicts, judged) < BARS.verdict ||
  shareOf(sum.mended, sum.pages) < BARS.mended ||
  shareOf(others.right, others.lost) < BARS.candidate ||
  shareOf(others.verdicts, others.pages + others.survived) < BARS.verdict ||
  shareOf(others.mended, others.pages) < BARS.mended ||
  alarms > 0 ||
  (isWhole && untouched.length > 0);
if (isMissed) process.exitCode = 1;
