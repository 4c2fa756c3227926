import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadFixtures } from "@onscreen/core/testing";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "..");
const README = readFileSync(join(FOLDER, "README.md"), "utf8");

it("names every report that a page answers, beside that page", () => {
  const missing = loadFixtures("gmail", import.meta.url).flatMap(({ name, meta }) => {
    const { reports = [] } = meta as { reports?: string[] };
    const rows = README.split("\n").filter((line) => line.includes(`fixtures/gmail/${name})`));
    return reports
      .filter((report) => !rows.some((row) => row.includes(report.replace(/^InboxSDK (?=1787941b)/, ""))))
      .map((report) => `${report}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("links pages that are there", () => {
  const links = [...README.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, link]) => link as string);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
});
