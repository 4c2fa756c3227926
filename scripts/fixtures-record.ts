// npm run fixtures:record -- <platform> <view> --url URL [--profile DIR | --attach CDP] [--variant NAME]: a fixture of a live page, scrubbed, to be accepted by a person.
import { resolve } from "node:path";
import { openLivePage, readLive, workTreeOf } from "@onscreen/cli";
import { argumentsOf, run, UsageError } from "./fixtures/arguments.js";
import { fixtureName, PROPOSED, parserOf } from "./fixtures/folders.js";
import { recordingOf } from "./fixtures/recording.js";
import { shown } from "./fixtures/shown.js";
import { writeFolder } from "./fixtures/write-folder.js";
import { findBrowser } from "./setup/browser.mjs";
import { ROOT } from "./setup/ready.mjs";

const USAGE = `npm run fixtures:record -- <platform> <view> --url URL
         [--profile DIR [--headless] | --attach CDP] [--variant NAME] [--proposed DIR]`;

await run(async () => {
  const { values, positionals } = argumentsOf(
    USAGE,
    {
      url: { type: "string" },
      profile: { type: "string" },
      attach: { type: "string" },
      variant: { type: "string" },
      headless: { type: "boolean" },
      proposed: { type: "string" },
    },
    [2, 2],
  );
  const [platform = "", view = ""] = positionals;
  const { url, profile, attach, headless = false, proposed = PROPOSED } = values;
  if (!url) throw new UsageError(`usage: ${USAGE}`);
  if (profile && workTreeOf(`${resolve(profile)}/x`))
    throw new UsageError("a profile holds somebody's sign-in: keep it outside of repositories");
  const parser = parserOf(platform);
  const name = `${platform}.${view}`;
  if (!parser.views.some((one) => one.name === name))
    throw new UsageError(
      `there is no view ${name}; there are ${[...new Set(parser.views.map((one) => one.name))].join(", ")}`,
    );
  const date = new Date().toISOString();
  const variant = values.variant ?? `recorded-${date.slice(0, 10)}`;
  const fixture = fixtureName(platform, view, variant);
  const browser = findBrowser(ROOT)?.path;
  const opened = await openLivePage({
    url,
    ...(profile && { profile }),
    ...(attach && { attach }),
    ...(headless && { headed: false }),
    ...(browser && { executablePath: browser }),
  });
  try {
    const live = await readLive(opened.page, { views: [name], timeout: 60_000 });
    const read = live.extraction.views.filter((one) => one.view === name);
    if (read.length === 0)
      throw new Error(
        `${name} is not on the page: ${live.outcome}${live.extraction.reason ? ` (${live.extraction.reason})` : ""}`,
      );
    // while the values still mean something to the person before the screen; nowhere else
    if (process.stdout.isTTY) console.log(shown(live, read, parser));
    else console.error("the raw record is shown on a terminal only, and this is none: nothing raw goes into a file");
    const { files, isSame } = recordingOf(live, parser, { variant, date });
    if (!isSame)
      console.error("!! the scrubbed page does not read to the same views: look at words.json before accepting");
    console.log(writeFolder(proposed, fixture, files));
    console.log("compare the values above with the screen, look at the page, then:");
    console.log(`npm run fixtures:accept -- ${fixture}`);
  } finally {
    await opened.close();
  }
});
