// npm run fixtures:refresh [-- platform[/view[/variant]]] [--mode mock|record|live]: what drifted? Exit 0 same, 1 drifted, 2 broken, 3 not comparable.
import { join } from "node:path";
import { argumentsOf, run, UsageError } from "./fixtures/arguments.js";
import { FIXTURES, type FixturePage, fixturesOf, PROPOSED, REPORTS } from "./fixtures/folders.js";
import { isOld } from "./refresh/age.js";
import { refreshAt } from "./refresh/at.js";
import { refreshFrozen } from "./refresh/frozen.js";
import { EXIT, type Refreshed, verdictOf, worstOf } from "./refresh/verdict.js";
import { linesOf, writeReport } from "./refresh/write-report.js";

const MODES = ["mock", "record", "live"];

await run(async () => {
  const { values, positionals } = argumentsOf(
    `npm run fixtures:refresh [-- platform[/view[/variant]]] [--mode mock|record|live]
         [--url URL] [--profile DIR [--headless] | --attach CDP] [--out DIR] [--fixtures DIR] [--proposed DIR]`,
    {
      mode: { type: "string" },
      url: { type: "string" },
      profile: { type: "string" },
      attach: { type: "string" },
      headless: { type: "boolean" },
      out: { type: "string" },
      fixtures: { type: "string" },
      proposed: { type: "string" },
    },
    [0, 1],
  );
  const { mode = "mock", out = REPORTS, fixtures: folder = FIXTURES, proposed = PROPOSED, ...live } = values;
  if (!MODES.includes(mode)) throw new UsageError(`--mode is one of ${MODES.join(", ")}`);
  const fixtures = fixturesOf(positionals[0], folder);
  if (fixtures.length === 0) throw new UsageError(`there is no fixture ${positionals[0] ?? `in ${folder}`}`);
  const all: Refreshed[] = [];
  if (mode === "mock") all.push(...fixtures.map(refreshFrozen));
  else
    for (const fixture of atAddresses(fixtures, live.url))
      all.push(await refreshAt(fixture, { ...live, ...(mode === "record" && { proposed }) }));
  writeReport(out, all);
  for (const line of linesOf(all)) console.log(line);
  for (const { fixture, age } of all)
    if (isOld(age)) console.log(`!! ${fixture} was recorded ${age} days ago: npm run fixtures:record`);
  const verdict = worstOf(all.map(verdictOf));
  console.log(`${verdict}: ${all.length} pages (${mode})\n${join(out, "report.html")}`);
  process.exitCode = EXIT[verdict];
});

/**
 * A page written by hand has an address that nobody has: live goes where somebody says, or where a page was recorded. One
 * address is one page: that of `default` where several fixtures are named.
 */
function atAddresses(fixtures: readonly FixturePage[], url: string | undefined): readonly FixturePage[] {
  if (url !== undefined) {
    const one = fixtures.find(({ name }) => name.endsWith("/default")) ?? fixtures[0];
    return one ? [one] : [];
  }
  const recorded = fixtures.filter(({ meta }) => meta.origin === "captured");
  if (recorded.length === 0) throw new UsageError("no fixture was recorded here: name the page with --url");
  return recorded;
}
