import { randomBytes } from "node:crypto";
import { allParsers } from "@onscreen/all";
import { anchorNames, type Parser, scrub } from "@onscreen/core";
import type { Command } from "../args.js";
import { openLivePage } from "../browser/open-page.js";
import { type LivePage, readLive } from "../browser/read-live.js";
import { workTreeOf, writeWhole } from "../browser/write-safely.js";
import { exitCodeOf } from "../exit.js";
import { Failure } from "../failure.js";
import type { Io } from "../io.js";
import { remark } from "../report.js";

/** Opens an address, waits for it, and writes it scrubbed; raw only where a person asks for it by name, and in no repository. */
export async function capture(command: Extract<Command, { name: "capture" }>, io: Io): Promise<number> {
  const { url, output, raw, profile, attach } = command;
  const tree = raw ? workTreeOf(output) : undefined;
  if (tree)
    throw new Failure(`${output} stands in a repository (${tree}), and a raw page must not`, {
      remedy: "name a file elsewhere",
    });
  if (profile !== undefined && workTreeOf(`${profile}/x`))
    throw new Failure(`the profile ${profile} stands in a repository, and it will hold somebody's sign-in`, {
      remedy: "name a folder elsewhere",
    });
  const opened = await openLivePage({ url, ...(profile && { profile }), ...(attach && { attach }) });
  try {
    const live = await readLive(opened.page);
    write(output, raw ? live.html : scrubbed(live));
    const { outcome, extraction } = live;
    remark([`${output}: ${raw ? "RAW, with everything the page says" : "scrubbed"}`], io);
    if (live.url !== url) remark([`it is the page at ${live.url}`], io);
    remark([`outcome: ${outcome}`, ...(extraction.reason ? [`(${extraction.reason})`] : [])], io);
    return exitCodeOf(outcome);
  } finally {
    await opened.close();
  }
}

function write(output: string, html: string): void {
  try {
    writeWhole(output, html);
  } catch (cause) {
    throw new Failure(`${output} can't be written (${(cause as NodeJS.ErrnoException).code})`, { cause });
  }
}

function scrubbed({ html, url, extraction: { platform } }: LivePage): string {
  const parser: Parser | undefined = allParsers.find((one) => one.platform === platform);
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
