import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openLivePage, readLive } from "@onscreen/cli";
import { scrub } from "@onscreen/core";
import { type FixturePage, readJson } from "../fixtures/folders.js";
import { recordingOf } from "../fixtures/recording.js";
import { scrubOptions } from "../fixtures/words.js";
import { writeFolder } from "../fixtures/write-folder.js";
import { findBrowser } from "../setup/browser.mjs";
import { ROOT } from "../setup/ready.mjs";
import { refreshLive } from "./live.js";
import type { Refreshed } from "./verdict.js";

export interface RefreshAtOptions {
  url?: string;
  profile?: string;
  attach?: string;
  headless?: boolean;
  /** Folder that takes what was recorded, for a person to accept; nothing is recorded by default. */
  proposed?: string;
}

/** Opens the page behind a fixture and compares. A page that can't be reached is not comparable, and no reason to stop. */
export async function refreshAt(fixture: FixturePage, options: RefreshAtOptions): Promise<Refreshed> {
  try {
    return await opened(fixture, options);
  } catch (error) {
    const [reason = "it can't be opened"] = (error as Error).message.split("\n");
    return { fixture: fixture.name, views: [], values: [], reason };
  }
}

/** A view that drifted away never comes, and what is there by then is compared. */
const LONGEST_WAIT = 20_000;

/** What was accepted is waited for: the first view of a page is often not the one that a fixture is about. */
const viewsOf = ({ folder }: FixturePage): string[] => [
  ...new Set(readJson<{ view: string }[]>(join(folder, "health.json")).map(({ view }) => view)),
];

async function opened(
  fixture: FixturePage,
  { url = fixture.meta.url, profile, attach, headless, proposed }: RefreshAtOptions,
): Promise<Refreshed> {
  const executablePath = findBrowser(ROOT)?.path;
  const browser = await openLivePage({
    url,
    ...(profile && { profile }),
    ...(attach && { attach }),
    ...(headless && { headed: false }),
    ...(executablePath && { executablePath }),
  });
  try {
    const live = await readLive(browser.page, { views: viewsOf(fixture), timeout: LONGEST_WAIT });
    const { html } = scrub(live.html, { salt: randomBytes(16).toString("hex"), ...scrubOptions(fixture.parser) });
    if (proposed !== undefined) {
      const date = new Date().toISOString();
      const name = `${fixture.name}-${date.slice(0, 10)}`;
      writeFolder(
        proposed,
        name,
        recordingOf(live, fixture.parser, { variant: name.split("/").at(-1) ?? "", date }).files,
      );
    }
    return refreshLive(fixture, live, html);
  } finally {
    await browser.close();
  }
}
