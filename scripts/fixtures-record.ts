// npm run fixtures:record -- <platform> <view> --url URL [--profile DIR | --attach CDP] [--variant NAME]: a fixture of a live page, scrubbed, to be accepted by a person.
import { resolve } from "node:path";
import { openLivePage, readLive, workTreeOf } from "@onscreen/cli";
import { argumentsOf, run, UsageError } from "./fixtures/arguments.js";
import { PROPOSED, parserOf, writeFolder } from "./fixtures/folders.js";
import { recordingOf } from "./fixtures/recording.js";
import { findBrowser } from "./setup/browser.mjs";
import { ROOT } from "./setup/ready.mjs";

const USAGE =
  "npm run fixtures:record -- <platform> <view> --url URL [--profile DIR | --attach CDP] [--variant NAME] [--quiet]";

await run(async () => {
  const { values, positionals } = argumentsOf(
    USAGE,
    {
      url: { type: "string" },
      profile: { type: "string" },
      attach: { type: "string" },
      variant: { type: "string" },
      quiet: { type: "boolean" },
      headless: { type: "boolean" },
    },
    [2, 2],
  );
  const [platform = "", view = ""] = positionals;
  const { url, profile, attach, quiet = false, headless = false } = values;
  if (!url) throw new UsageError(`usage: ${USAGE}`);
  if (profile && workTreeOf(`${resolve(profile)}/x`))
    throw new UsageError("a profile holds somebody's sign-in: keep it outside of repositories");
  const parser = parserOf(platform);
  const date = new Date().toISOString();
  const variant = values.variant ?? `recorded-${date.slice(0, 10)}`;
  const browser = findBrowser(ROOT)?.path;
  const opened = await openLivePage({
    url,
    ...(profile && { profile }),
    ...(attach && { attach }),
    ...(headless && { headed: false }),
    ...(browser && { executablePath: browser }),
  });
  try {
    const name = `${platform}.${view}`;
    const live = await readLive(opened.page, { views: [name], timeout: 60_000 });
    const read = live.extraction.views.filter((one) => one.view === name);
    if (read.length === 0)
      throw new Error(
        `${name} is not on the page: ${live.outcome}${live.extraction.reason ? ` (${live.extraction.reason})` : ""}`,
      );
    // while the values still mean something to the person before the screen; nowhere else
    if (!quiet)
      for (const one of read) console.log(JSON.stringify(one.status === "ok" ? one.record : one.partial, null, 2));
    const { files, isSame } = recordingOf(live, parser, { variant, date });
    if (!isSame)
      console.error("!! the scrubbed page does not read to the same views: look at words.json before accepting");
    const folder = `${PROPOSED}/${platform}/${view}/${variant}`;
    writeFolder(folder, files);
    console.log(
      `\n${folder}\ncompare the values above with the screen, read the page, then: npm run fixtures:accept -- ${platform}/${view}/${variant}`,
    );
  } finally {
    await opened.close();
  }
});
