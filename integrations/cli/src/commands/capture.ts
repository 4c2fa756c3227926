import { randomBytes } from "node:crypto";
import { allParsers } from "@onscreen/all";
import { anchorNames, matchesUrl, type Parser, scrub } from "@onscreen/core";
import type { Command } from "../args.js";
import { openLivePage } from "../browser/open-page.js";
import { readLive } from "../browser/read-live.js";
import { workTreeOf, writeWhole } from "../browser/write-safely.js";
import { exitCodeOf } from "../exit.js";
import { Failure } from "../failure.js";
import type { Io } from "../io.js";

/** Opens an address, waits for it, and writes it scrubbed; raw only where a person asks for it by name, and in no repository. */
export async function capture(command: Extract<Command, { name: "capture" }>, io: Io): Promise<number> {
  const { url, output, raw, profile, attach } = command;
  const tree = raw ? workTreeOf(output) : undefined;
  if (tree)
    throw new Failure(`${output} stands in a repository (${tree}), and a raw page must not`, {
      remedy: "name a file elsewhere",
    });
  const opened = await openLivePage({ url, ...(profile && { profile }), ...(attach && { attach }) });
  try {
    const live = await readLive(opened.page);
    const html = raw ? live.html : scrubbed(live.html, live.url);
    writeWhole(output, html);
    io.err(`${output}: ${raw ? "RAW, with everything the page says" : "scrubbed"}, outcome ${live.outcome}\n`);
    return exitCodeOf(live.outcome);
  } finally {
    await opened.close();
  }
}

function scrubbed(html: string, url: string): string {
  const parser: Parser | undefined = allParsers.find(({ matches }) => matchesUrl(matches, url));
  const host = new URL(url).hostname;
  return scrub(html, {
    salt: randomBytes(16).toString("hex"),
    known: parser ? anchorNames(parser) : [],
    // of an address that is a tenant's own nothing stays
    hosts: parser ? hostsOf(parser).filter((own) => host === own || host.endsWith(`.${own}`)) : [],
  }).html;
}

const hostsOf = ({ matches }: Parser): string[] =>
  matches
    .map((pattern) => /^[^:]+:\/\/(?:\*\.)?([^/:]+)/.exec(pattern)?.[1] ?? "")
    .filter((name) => name.includes("."));
