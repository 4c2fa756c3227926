import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";

/* The fixtures themselves are read by each parser's own conformance test. */

it("fixtures are of platforms that are read, and every platform has some", () => {
  expect(readdirSync(join(ROOT, "fixtures")).sort()).toEqual(allParsers.map(({ platform }) => platform).sort());
});

it.each(allParsers.map(({ platform }) => platform))("%s is tested on its fixtures", (platform) => {
  expect(existsSync(join(ROOT, "parsers", platform, "src/conformance.test.ts"))).toBe(true);
});
