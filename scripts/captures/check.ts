import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { allParsers } from "@onscreen/all";
import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { type Expectation, type Judgement, judge } from "@onscreen/core/testing";

const PAGE = ".html";
const EXPECTED = ".expected.json";

export interface PageCheck extends Judgement {
  /** Folder and file, without the ending. */
  readonly name: string;
}

/**
 * The pages of folders, with all folders below, that have an expectation beside them. A page may also be named itself, with
 * or without its ending.
 */
export function findPages(paths: readonly string[]): { pages: string[]; missing: string[] } {
  const pages: string[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    const stem = path.replace(/\.expected\.json$|\.html$/, "");
    if (existsSync(path) && statSync(path).isDirectory()) pages.push(...pagesIn(path));
    else if (existsSync(stem + PAGE) && existsSync(stem + EXPECTED)) pages.push(stem + PAGE);
    else missing.push(path);
  }
  return { pages: [...new Set(pages)], missing };
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(PAGE) && existsSync(join(folder, name.slice(0, -PAGE.length) + EXPECTED)))
    .sort()
    .map((name) => join(folder, name));

const KNOWN: ReadonlySet<string> = new Set(allParsers.flatMap((parser) => parser.views.map((view) => view.name)));

/** Reads a page at the address that its expectation names, as the command line does, and compares. */
export function checkPage(page: string): PageCheck {
  const name = join(basename(dirname(page)), basename(page, PAGE));
  try {
    const expectation = JSON.parse(readFileSync(page.slice(0, -PAGE.length) + EXPECTED, "utf8")) as Expectation;
    const opened = openSnapshot(readFileSync(page), { url: expectation.url, parsers: allParsers, byProof: true });
    // through JSON, as every reader of an Extraction gets it
    const reading = JSON.parse(JSON.stringify(extract(opened))) as Parameters<typeof judge>[1];
    return { name, ...judge(expectation, reading, KNOWN) };
  } catch (error) {
    return { name, status: "not", mismatches: [`could not be read: ${(error as Error).message}`], waiting: [] };
  }
}
