import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { workTreeOf, writeWhole } from "../browser/write-safely.js";
import { main } from "../main.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "onscreen-capture-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function complaint(...argv: string[]): Promise<string> {
  let said = "";
  const io = {
    out: () => {},
    err: (text: string): void => {
      said += text;
    },
    stdin: async () => new Uint8Array(),
    columns: 80,
    colours: false,
    coloursOfErrors: false,
  };
  expect(await main(argv, io)).toBe(3);
  return said;
}

it("refuses to write a raw page into a repository, before any browser is opened", async () => {
  mkdirSync(join(folder, ".git"));
  const output = join(folder, "deep/page.html");
  expect(await complaint("capture", "https://example.com/", "-o", output, "--raw")).toMatch(/a raw page must not/);
  expect(existsSync(join(folder, "deep"))).toBe(false);
  expect(workTreeOf(output)).toBe(folder);
});

it("says what is missing or contradicts itself", async () => {
  expect(await complaint("capture")).toMatch(/needs an address/);
  expect(await complaint("capture", "https://example.com/")).toMatch(/-o page\.html/);
  expect(await complaint("capture", "example", "-o", "x.html")).toMatch(/no address/);
  expect(await complaint("capture", "https://example.com/", "-o", "x.html", "--profile", "a", "--attach", "b")).toMatch(
    /exclude/,
  );
  expect(await complaint("read", "x.html", "--raw")).toMatch(/no option --raw/);
});

it("writes a file whole, for nobody else to read, and leaves nothing beside it", () => {
  const path = join(folder, "deep/page.html");
  writeWhole(path, "<p>x");
  writeWhole(path, "<p>y");
  expect(readFileSync(path, "utf8")).toBe("<p>y");
  expect(readdirSync(join(folder, "deep"))).toEqual(["page.html"]);
});
