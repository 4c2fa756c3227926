import { readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { allParsers } from "@onscreen/all";
import { extract } from "@onscreen/core";
import type { Command } from "../args.js";
import { EXIT, exitCodeOf } from "../exit.js";
import { Failure } from "../failure.js";
import type { Io } from "../io.js";
import { openInput, unreadable } from "../open.js";
import { printExtraction } from "../print/extraction.js";
import { styleOf, toJson } from "../print/style.js";
import { complain, remark } from "../report.js";

type Read = Extract<Command, { name: "read" }>;

/** The names of all views, as `--view` takes them. */
export const VIEWS: readonly string[] = [
  ...new Set(allParsers.flatMap((parser) => parser.views.map((view) => view.name))),
];

/** Reads a page, or each page of a folder; the exit code is the worst of all. */
export async function read(command: Read, io: Io): Promise<number> {
  if (command.view !== undefined) checkView(command.view);
  if (command.path !== "-" && isFolder(command.path)) return readFolder(command, io);
  const { code, extraction } = await readOne(command.path, command, io);
  if (command.format === "json") io.out(`${toJson(extraction)}\n`);
  return code;
}

/** @throws Failure for a view that nobody reads, with those that are read */
export function checkView(name: string): void {
  if (!VIEWS.includes(name)) throw new Failure(`there is no view "${name}"`, { remedy: `views: ${VIEWS.join(", ")}` });
}

async function readFolder(command: Read, io: Io): Promise<number> {
  const files = pagesIn(command.path);
  if (files.length === 0) throw new Failure(`${command.path}: there is no HTML page in this folder`);
  if (command.url && files.length > 1)
    throw new Failure(`--url names one page, and there are ${files.length} in ${command.path}`);
  const all: { file: string; extraction?: unknown; error?: string }[] = [];
  let worst: number = EXIT.ok;
  for (const file of files) {
    if (command.format === "text") io.out(`${styleOf(io.colours).title(`── ${file}`)}\n`);
    else if (command.format === "markdown") io.out(`# ${file}\n\n`);
    try {
      const { code, extraction } = await readOne(file, command, io);
      worst = Math.max(worst, code);
      all.push({ file, extraction });
    } catch (error) {
      complain(error, io);
      worst = EXIT.unreadable;
      all.push({ file, error: (error as Error).message });
    }
    if (command.format === "text") io.out("\n");
  }
  if (command.format === "json") io.out(`${toJson(all)}\n`);
  return worst;
}

async function readOne(
  path: string,
  { url, view, format }: Read,
  io: Io,
): Promise<{ code: number; extraction: unknown }> {
  const { page, note } = await openInput(path, url, io);
  remark(note, io);
  const views = view === undefined ? {} : { views: [view as (typeof VIEWS)[number] as never] };
  const extraction = extract(page, views);
  if (format !== "json")
    io.out(printExtraction(extraction, { path, format, width: io.columns, style: styleOf(io.colours) }));
  return { code: exitCodeOf(extraction.outcome), extraction };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

const PAGES = new Set([".html", ".htm", ".xhtml", ".mhtml", ".mht"]);

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => PAGES.has(extname(name).toLowerCase()) && !/(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(name))
    .sort()
    .map((name) => join(folder, name));
