import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Expectation } from "./expectation.js";

/** A page of which the right answer is known: a folder `fixtures/<platform>/<view>/<variant>/`. */
export interface Fixture {
  /** `thread/expanded`. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  readonly html: string;
  /** Where the page is read. */
  readonly url: string;
  readonly expected: Expectation;
  readonly meta: FixtureMeta;
}

/** `meta.json`: where a page comes from and what it stands on. */
export interface FixtureMeta {
  /** `constructed`: written by hand on documented facts. `captured`: a real page, scrubbed. */
  readonly origin: "constructed" | "captured";
  readonly url: string;
  /** The documented facts that a constructed page stands on, each with where it is from. */
  readonly facts?: readonly string[];
  /** Language of the interface, BCP 47. */
  readonly language?: string;
  /** Changes of the kit that this page can't stand, by name, each with the reason. They are counted, not forgotten. */
  readonly exempt?: Readonly<Record<string, string>>;
}

export const FILES = {
  page: "page.html",
  expected: "expected.json",
  health: "health.json",
  meta: "meta.json",
} as const;

/** A fixture's folder; opened when its turn comes, so that a broken one fails alone. */
export interface FixtureFolder {
  /** `thread/expanded`. */
  readonly name: string;
  /** @throws Error where a file is missing or no JSON */
  load(): Fixture;
}

/**
 * The fixtures of a platform: those of the nearest `fixtures/<platform>` beside or above a file.
 *
 * @param from `import.meta.url` of a test, or the fixture folder itself
 * @throws Error where there is none
 */
export function findFixtures(platform: string, from: string): FixtureFolder[] {
  const top = findFolder(platform, from.startsWith("file:") ? fileURLToPath(from) : from);
  const pages = readdirSync(top, { recursive: true, encoding: "utf8" }).filter((path) => basename(path) === FILES.page);
  if (pages.length === 0) throw new Error(`${top} has no ${FILES.page}`);
  return pages.sort().map((path) => {
    const folder = dirname(join(top, path));
    const name = relative(top, folder).split(sep).join("/");
    return { name, load: () => loadFixture(name, folder) };
  });
}

/**
 * All of them, opened.
 *
 * @throws Error where there is none, or a file of a fixture is missing or no JSON
 */
export const loadFixtures = (platform: string, from: string): Fixture[] =>
  findFixtures(platform, from).map(({ load }) => load());

function findFolder(platform: string, start: string): string {
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, "fixtures", platform))) return join(at, "fixtures", platform);
    if (at === start && basename(at) === platform && existsSync(at)) return at;
    if (dirname(at) === at) throw new Error(`there is no folder fixtures/${platform} beside or above ${start}`);
  }
}

function loadFixture(name: string, folder: string): Fixture {
  const expected = readJson<Expectation>(folder, FILES.expected);
  const meta = readJson<FixtureMeta>(folder, FILES.meta);
  if (expected.url !== meta.url) throw new Error(`${folder}: expected.json and meta.json name different addresses`);
  return {
    name,
    folder,
    html: readFileSync(join(folder, FILES.page), "utf8"),
    url: meta.url,
    expected,
    meta,
  };
}

function readJson<T>(folder: string, file: string): T {
  try {
    return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
  } catch (error) {
    throw new Error(`${join(folder, file)} can't be read: ${(error as Error).message}`, { cause: error });
  }
}
