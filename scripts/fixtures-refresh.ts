// npm run fixtures:refresh [-- platform[/view[/variant]]] [--mode mock|record|live]: what drifted? Exit 0 same, 1 drifted, 2 broken, 3 not comparable.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openLivePage, readLive, writeWhole } from "@onscreen/cli";
import { scrub } from "@onscreen/core";
import { argumentsOf, run, UsageError } from "./fixtures/arguments.js";
import { type FixturePage, fixturesOf, PROPOSED, REPORTS, writeFolder } from "./fixtures/folders.js";
import { json, recordingOf } from "./fixtures/recording.js";
import { scrubOptions } from "./fixtures/words.js";
import { refreshFrozen } from "./refresh/frozen.js";
import { htmlOf } from "./refresh/html.js";
import { refreshLive } from "./refresh/live.js";
import { markdownOf } from "./refresh/markdown.js";
import { EXIT, type Refreshed, verdictOf, worstOf } from "./refresh/verdict.js";
import { findBrowser } from "./setup/browser.mjs";
import { ROOT } from "./setup/ready.mjs";

const MODES = ["mock", "record", "live"];
const OLD_DAYS = 120;

await run(async () => {
  const { values, positionals } = argumentsOf(
    "npm run fixtures:refresh [-- platform[/view[/variant]]] [--mode mock|record|live] [--url URL] [--profile DIR | --attach CDP] [--out DIR]",
    {
      mode: { type: "string" },
      url: { type: "string" },
      profile: { type: "string" },
      attach: { type: "string" },
      out: { type: "string" },
      headless: { type: "boolean" },
    },
    [0, 1],
  );
  const { mode = "mock", out = REPORTS } = values;
  if (!MODES.includes(mode)) throw new UsageError(`--mode is one of ${MODES.join(", ")}`);
  const fixtures = fixturesOf(positionals[0]);
  if (fixtures.length === 0) throw new UsageError(`there is no fixture ${positionals[0]}`);
  const all: Refreshed[] = [];
  // a page written by hand has an address that nobody has: live goes where somebody says, or where a page was recorded
  const chosen = mode === "mock" || values.url ? fixtures : fixtures.filter(({ meta }) => meta.origin === "captured");
  if (chosen.length === 0) throw new UsageError("no fixture was recorded here: name the page with --url");
  for (const fixture of mode === "mock" ? chosen : values.url ? chosen.slice(0, 1) : chosen)
    all.push(mode === "mock" ? refreshFrozen(fixture) : await refreshAt(fixture, mode, values));
  const verdict = worstOf(all.map(verdictOf));
  writeWhole(
    join(out, "report.json"),
    json({ verdict, pages: all.map(({ pages: _, ...rest }) => ({ verdict: verdictOf({ ...rest }), ...rest })) }),
  );
  writeWhole(join(out, "report.md"), markdownOf(all));
  writeWhole(
    join(out, "report.html"),
    htmlOf(all, (name) => `npm run patch:apply -- ${join(out, patchName(name))}`),
  );
  for (const { fixture, patch } of all) if (patch) writeWhole(join(out, patchName(fixture)), json(patch));
  for (const one of all) {
    if (verdictOf(one) !== "same")
      console.log(`${verdictOf(one).padEnd(15)} ${one.fixture}${one.reason ? `: ${one.reason}` : ""}`);
    if (one.age !== undefined && one.age > OLD_DAYS) console.log(`!! ${one.fixture} was recorded ${one.age} days ago`);
  }
  console.log(`${verdict}: ${all.length} pages (${mode}); ${join(out, "report.html")}`);
  process.exitCode = EXIT[verdict];
});

const patchName = (fixture: string): string => `${fixture.replace(/\//g, ".")}.patch.json`;

async function refreshAt(
  fixture: FixturePage,
  mode: string,
  options: { url?: string; profile?: string; attach?: string; headless?: boolean },
): Promise<Refreshed> {
  const { url = fixture.meta.url, profile, attach, headless } = options;
  const executablePath = findBrowser(ROOT)?.path;
  const opened = await openLivePage({
    url,
    ...(profile && { profile }),
    ...(attach && { attach }),
    ...(headless && { headed: false }),
    ...(executablePath && { executablePath }),
  });
  try {
    const live = await readLive(opened.page, { timeout: 60_000 });
    const { html } = scrub(live.html, { salt: randomBytes(16).toString("hex"), ...scrubOptions(fixture.parser) });
    if (mode === "record") {
      const date = new Date().toISOString();
      writeFolder(
        join(PROPOSED, `${fixture.name}-${date.slice(0, 10)}`),
        recordingOf(live, fixture.parser, { variant: fixture.name, date }).files,
      );
    }
    return refreshLive(fixture, live, html);
  } finally {
    await opened.close();
  }
}
