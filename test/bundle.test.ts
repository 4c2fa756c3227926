import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { ROOT } from "../scripts/setup/ready.mjs";
import { packageFolders } from "../scripts/setup/workspace.mjs";

/** Bundles for a browser, from the sources, as an extension's build does. */
async function bundle(code: string, conditions = ["@onscreen/source"]) {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    platform: "browser",
    format: "esm",
    conditions,
    logLevel: "silent",
  });
  return metafile.inputs;
}

/** The packages of node_modules that a bundle holds. */
function packagesIn(inputs: object): string[] {
  const names = Object.keys(inputs).map((file) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const NODE_ONLY = ["linkedom", "parse5", "css-select", "htmlparser2"];

describe("what an extension bundles", () => {
  it("holds no DOM engine with core", async () => {
    const found = packagesIn(await bundle('export * from "@onscreen/core";'));
    expect(found.filter((name) => NODE_ONLY.includes(name))).toEqual([]);
  });

  it("holds no DOM engine with all parsers", async () => {
    const found = packagesIn(await bundle('export * from "@onscreen/all";'));
    expect(found.filter((name) => NODE_ONLY.includes(name))).toEqual([]);
  });

  it("sees them where they are", async () => {
    const core = join(ROOT, "core/src/node.ts");
    const inputs = await build({
      entryPoints: [core],
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "esm",
      conditions: ["@onscreen/source"],
    });
    expect(packagesIn(inputs.metafile.inputs)).toEqual(expect.arrayContaining(["linkedom", "parse5"]));
  });

  it("can't be built from @onscreen/core/node", async () => {
    await expect(bundle('export * from "@onscreen/core/node";')).rejects.toThrow(/@onscreen\/core\/node/);
  });

  it.each(packageFolders(ROOT).filter((folder) => folder.startsWith("parsers/") && folder !== "parsers/all"))(
    "holds one platform with %s",
    async (folder) => {
      const inputs = await bundle(`export * from "./${folder}/src/index.ts";`);
      const parsers = Object.keys(inputs).map((file) => /parsers\/[^/]+/.exec(file)?.[0]);
      expect([...new Set(parsers.filter(Boolean))]).toEqual([folder]);
    },
  );
});
