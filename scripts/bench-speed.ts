// npm run bench:speed: how long it takes to open and read a page, beside the plain parse of the same page in the same run.
import { allParsers } from "@onscreen/all";
import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { measureInBrowser } from "./bench/browser.js";
import { alternate, coreDependency, cpuTime, peakMemory, type Times } from "./bench/measure.js";
import { type BenchPage, benchPages } from "./bench/pages.js";

/** Opening takes at most this many times the parser's own time, and a page of 5 MB at most so many megabytes. */
const MOST = { ratio: 2, megabytes: 300 };

const { parse } = (await coreDependency("parse5")) as { parse: (markup: string) => unknown };
const { parseHTML } = (await coreDependency("linkedom")) as { parseHTML: (markup: string) => unknown };

const pages = benchPages();
const measured = pages.map(measure);
// last, since its nodes are of other shapes than ours, and the engine would be ready for both from then on
const linkedom = pages.map(({ markup }) => alternate({ linkedom: () => parseHTML(markup) }, 3).linkedom);

const problems = measured.flatMap((figures, i) => {
  const page = pages[i] as BenchPage;
  report(page, figures, linkedom[i] as Times);
  return problemsOf(page, figures);
});
problems.push(...(await measureInBrowser()));
for (const problem of problems) console.log(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function measure({ url, markup }: BenchPage) {
  const open = () => openSnapshot(markup, { url, parsers: allParsers });
  let page = open();
  const times = alternate(
    {
      parse5: () => parse(markup),
      onscreen: () => {
        page = open();
      },
      // a page that was read once knows its references: each round reads its own
      extract: () => extract(page),
    },
    markup.length > 2_000_000 ? 8 : 30,
  );
  const { document } = page;
  return {
    ...times,
    elements: document.querySelectorAll("*").length,
    index: cpuTime(() => document.querySelector(".none")),
    query: queryInRow(document),
    memory: peakMemory(markup, url),
  };
}

type Figures = ReturnType<typeof measure>;

function report({ name }: BenchPage, figures: Figures, linkedom: Times): void {
  const { parse5, onscreen, elements, index, query, extract, memory } = figures;
  const times = ({ median, first }: Times) =>
    `${ms(median)}  ${(median / parse5.median).toFixed(2)} ×   (first time ${ms(first)})`;
  console.log(`${name}: ${elements.toLocaleString("en")} elements in its own tree`);
  console.log(`  parse5 alone          ${times(parse5)}`);
  console.log(`  linkedom alone        ${times(linkedom)}`);
  console.log(`  opened by onscreen    ${times(onscreen)}`);
  console.log(`  index of elements     ${ms(index)}  once a page, with the first query`);
  console.log(`  a query in a row      ${query}`);
  console.log(`  extract               ${times(extract)}`);
  console.log(`  memory                ${memory.opened} MB at most, ${memory.idle} MB without the page\n`);
}

function problemsOf({ name }: BenchPage, { parse5, onscreen, extract, memory }: Figures): string[] {
  const ratio = onscreen.median / parse5.median;
  return [
    ...(ratio > MOST.ratio ? [`${name}: ${ratio.toFixed(2)} times parse5's own time, more than ${MOST.ratio}`] : []),
    ...(extract.median > parse5.median
      ? [
          `${name}: extraction takes ${(extract.median / parse5.median).toFixed(2)} times parse5's own time, more than 1`,
        ]
      : []),
    ...(memory.opened > MOST.megabytes ? [`${name}: ${memory.opened} MB, more than ${MOST.megabytes}`] : []),
  ];
}

/** What a field of a list costs: a selector in each row. */
function queryInRow(document: Document): string {
  const rows = document.querySelectorAll("[role=listitem]");
  const selectors = [
    ".name a",
    "time",
    "[data-person]",
    ".none",
    ":scope > div",
    "p b",
    "div:has(svg) p",
    "svg[viewBox]",
  ];
  if (rows.length === 0) return "no rows here";
  const ask = () => {
    for (const row of rows) for (const css of selectors) row.querySelector(css);
  };
  const { median } = alternate({ ask }, 5).ask;
  return `${((median * 1000) / rows.length / selectors.length).toFixed(2)} µs (${rows.length} rows, ${selectors.length} selectors)`;
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`.padStart(8);
}
