// Prints what the fixtures read as, one line each: run under different time zones and locales, it must print the same.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allParsers } from "@onscreen/all";
import { extract, readTree } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";

const fixtures = join(import.meta.dirname, "../../fixtures");
for (const name of readdirSync(fixtures, { recursive: true, encoding: "utf8" }).sort()) {
  if (!name.endsWith("page.html")) continue;
  const file = join(fixtures, name);
  const { url } = JSON.parse(readFileSync(join(dirname(file), "meta.json"), "utf8")) as { url: string };
  const page = openSnapshot(readFileSync(file), { url, parsers: allParsers, byProof: true });
  const read = JSON.stringify(extract(page)) + readTree(page).text;
  console.log(`${name} ${createHash("sha256").update(read).digest("hex").slice(0, 16)}`);
}
console.error(`${Intl.DateTimeFormat().resolvedOptions().timeZone} ${Intl.DateTimeFormat().resolvedOptions().locale}`);
