import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Scenario } from "./live.js";

export interface ParityPage {
  readonly name: string;
  readonly file: string;
  readonly url: string;
  readonly scenario?: Scenario;
}

/** Pages of fixture folders (`page.html` with `meta.json`) and of captures (`x.html` with `x.expected.json`), with their address. */
export function pagesIn(folder: string): ParityPage[] {
  if (!existsSync(folder)) return [];
  const files = statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
    : [folder];
  return files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .flatMap((file) => {
      const about = aboutOf(file);
      return about ? [{ name: relative(dirname(folder), file), file, ...about }] : [];
    });
}

function aboutOf(file: string): { url: string; scenario?: Scenario } | undefined {
  for (const beside of [join(dirname(file), "meta.json"), file.replace(/\.html$/, ".expected.json")]) {
    if (!existsSync(beside)) continue;
    const { url, scenario } = JSON.parse(readFileSync(beside, "utf8")) as { url?: string; scenario?: Scenario };
    if (url) return { url, ...(scenario && { scenario }) };
  }
  return undefined;
}
