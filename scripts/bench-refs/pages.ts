import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "../setup/ready.mjs";

export interface RefPage {
  readonly name: string;
  readonly url: string;
  readonly html: string;
  /** Written for this benchmark; the others are somebody else's page. */
  readonly isOwn: boolean;
}

export const OWN = join(ROOT, "scripts/bench-refs/pages");

/** Pages of a folder and of the folders in it; without scripts, which would change what is compared. */
export function pagesIn(folder: string, isOwn = false): RefPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), "utf8").replace(/<script\b[\s\S]*?<\/script\s*>/gi, "");
      const name = isOwn ? basename(file, ".html") : `${basename(dirname(file))}/${basename(file, ".html")}`;
      return { name, html, isOwn, url: urlOf(join(folder, file), html) };
    });
}

function urlOf(file: string, html: string): string {
  const about = file.replace(/\.html$/, ".expected.json");
  const known = existsSync(about) ? (JSON.parse(readFileSync(about, "utf8")) as { url?: string }).url : undefined;
  return known ?? /<link rel="canonical" href="(https?:[^"]+)"/.exec(html)?.[1] ?? "https://page.example.com/";
}
