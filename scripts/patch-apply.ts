// npm run patch:apply -- <patch.json> [--source DIR]: writes the selectors of a patch into the tables of a parser, where their place is plain.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { writeWhole } from "@onscreen/cli";
import { applyPatch, fieldPaths, type Parser, readPatch, type Selector } from "@onscreen/core";
import { renameInSource } from "./drift/rename-in-source.js";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { parserOf } from "./fixtures/folders.js";
import { insertSelectors } from "./fixtures/insert-selectors.js";
import { ROOT } from "./setup/ready.mjs";

await run(() => {
  const { positionals, values } = argumentsOf(
    "npm run patch:apply -- <patch.json> [--source DIR]",
    { source: { type: "string" } },
    [1, 1],
  );
  const patch = readPatch(parsed(positionals[0] ?? ""));
  const parser = parserOf(patch.platform);
  applyPatch(parser, patch); // what a running application would refuse is not written either
  const folder = values.source ?? join(ROOT, "parsers", patch.platform, "src");
  const before = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]),
  );
  const after = new Map(before);
  let left = 0;
  for (const [file, text] of patch.renamed ? before : []) {
    const { text: known, changed, byHand } = renameInSource(file, text, patch.renamed ?? []);
    after.set(file, known);
    if (changed > 0) console.log(`   ${basename(file)}: ${changed} selectors go by the new names too`);
    for (const line of byHand)
      console.log(`!! ${basename(file)}:${line}: an attribute is read by its old name: write the new one beside it`);
    left += byHand.length;
  }
  for (const { view, layout, field, selectors } of patch.changes) {
    const own = ownSelectors(parser, view, layout, field);
    const hit = insertSelectors(after, own, selectors as readonly Selector[]);
    console.log(`${hit ? "  " : "!!"} ${view} ${field}: ${hit ?? "write it by hand, first of its selectors:"}`);
    if (hit) continue;
    left++;
    console.log(`     ${selectors.map((selector) => JSON.stringify(selector)).join(", ")}`);
  }
  for (const [file, text] of after) if (before.get(file) !== text) writeWhole(file, text);
  console.log("now: npm run fix, then npm run test:unit for the parser; old layouts stay required");
  if (left > 0) process.exitCode = 1;
});

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is no patch: ${(error as Error).message}`, { cause: error });
  }
}

function ownSelectors(parser: Parser, name: string, layout: string | undefined, field: string): readonly Selector[] {
  const view = parser.views.find((one) => one.name === name && (layout === undefined || one.layout === layout));
  if (!view) return [];
  return field === "(root)" ? view.root : (fieldPaths(view).get(field)?.selectors ?? []);
}
