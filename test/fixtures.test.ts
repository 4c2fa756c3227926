import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { conformance } from "@onscreen/core/testing";
import { describe, expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";

const FIXTURES = join(ROOT, "fixtures");
const platforms = existsSync(FIXTURES) ? readdirSync(FIXTURES) : [];

for (const parser of allParsers) {
  if (platforms.includes(parser.platform)) conformance(parser, import.meta.url, { describe, it });
}

describe("fixtures", () => {
  it("are of platforms that are read, and every platform has some", () => {
    expect(platforms.sort()).toEqual(allParsers.map(({ platform }) => platform).sort());
  });
});
