import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadFixtures } from "@onscreen/core/testing";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "..");
const README = readFileSync(join(FOLDER, "README.md"), "utf8");

it("names beside its reports every page that answers some", () => {
  const missing = loadFixtures("jira", import.meta.url)
    .filter(({ meta }) => (meta as { reports?: string[] }).reports)
    .filter(({ name }) => !README.includes(`fixtures/jira/${name})`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it("links pages that are there", () => {
  const links = [...README.matchAll(/\]\(((?:\.\.|src)[^)]+)\)/g)].map(([, link]) => link as string);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
});
