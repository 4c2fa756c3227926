import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./ready.mjs";
import { PACKAGE_PATTERNS, packageFolders } from "./workspace.mjs";

it("knows the same packages as pnpm", () => {
  const yaml = readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8");
  const listed = /^packages:\n((?: {2}- .*\n)+)/.exec(yaml)?.[1]?.trimEnd().split("\n") ?? [];
  expect(listed.map((line) => line.replace("  - ", ""))).toEqual(PACKAGE_PATTERNS);
});

it("finds them", () => {
  expect(packageFolders(ROOT)).toEqual(
    expect.arrayContaining(["core", "integrations/cli", "parsers/all", "parsers/gmail"]),
  );
});
