import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/ready.mjs";
import { HOSTS, RULES } from "./rules.js";
import { secretsIn } from "./secrets.js";

/** What looks like somebody's in the fixtures of a folder, a line each. */
export async function findingsIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of filesIn(folder))
    for (const line of await findingsOf(readFileSync(join(folder, name), "utf8"))) found.push(`${name}: ${line}`);
  return found;
}

/** Everything of a fixture that has a text: pages, answers, health, facts. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:html|json)$/.test(name))
    .sort();

/** The same of one text. */
export async function findingsOf(text: string): Promise<string[]> {
  const plain = text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(Number.parseInt(hex ?? decimal ?? "32", hex ? 16 : 10) % 0x110000),
    )
    .replace(/&amp;/g, "&");
  const told = RULES.flatMap(({ name, pattern, isNobodys }) =>
    [...plain.matchAll(pattern)]
      .map(([match]) => match)
      .filter((match) => !isNobodys(match))
      .map((match) => `${name}: ${shortened(match)}`),
  );
  const hosts = [...plain.matchAll(/\b(?:https?|wss?|ftp):\/\/([^\s/"'<>?#\\:)]+)/g)]
    .map(([, host = ""]) => host.toLowerCase())
    .filter((host) => !isListed(host));
  return [...new Set([...told, ...(await secretsIn(plain)), ...hosts.map((host) => `unlisted host: ${host}`)])];
}

/** A report is read by others than the page: it tells where to look and no more. */
const shortened = (match: string): string =>
  match.length > 8 ? `${match.slice(0, 4)}… (${match.length} characters)` : match;

let listed: readonly string[] | undefined;

function isListed(host: string): boolean {
  listed ??= [...Object.keys(HOSTS), ...platformHosts()];
  return listed.some((one) => (one.startsWith(".") ? host === one.slice(1) || host.endsWith(one) : host === one));
}

/** Each platform lists its own hosts: `fixtures/<platform>/words.json`; a tenant before one is `example`. */
function platformHosts(): string[] {
  const fixtures = join(ROOT, "fixtures");
  return readdirSync(fixtures).flatMap((platform) => {
    const file = join(fixtures, platform, "words.json");
    if (!existsSync(file)) return [];
    const { hosts = [] } = JSON.parse(readFileSync(file, "utf8")) as { hosts?: string[] };
    return hosts.flatMap((host) => [host, `example.${host}`]);
  });
}
