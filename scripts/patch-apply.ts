// npm run patch:apply -- <patch.json>: writes the selectors of a patch into the tables of a parser, where their place is plain.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch, fieldPaths, readPatch, type Selector } from "@onscreen/core";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { parserOf } from "./fixtures/folders.js";
import { insertSelectors } from "./fixtures/insert-selectors.js";
import { ROOT } from "./setup/ready.mjs";

await run(() => {
  const { positionals } = argumentsOf("npm run patch:apply -- <patch.json>", {}, [1, 1]);
  const patch = readPatch(JSON.parse(readFileSync(positionals[0] ?? "", "utf8")));
  const parser = parserOf(patch.platform);
  applyPatch(parser, patch); // what a running application would refuse is not written either
  const folder = join(ROOT, "parsers", patch.platform, "src");
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]),
  );
  let left = 0;
  for (const { view: name, layout, field, selectors } of patch.changes) {
    const view = parser.views.find((one) => one.name === name && (layout === undefined || one.layout === layout));
    const own: readonly Selector[] =
      field === "(root)" ? (view?.root ?? []) : ((view && fieldPaths(view).get(field)?.selectors) ?? []);
    const hit = insertSelectors(files, own, selectors as readonly Selector[]);
    if (hit) console.log(`${name} ${field}: ${hit}`);
    else {
      left++;
      console.log(
        `!! ${name} ${field}: write it by hand, before ${JSON.stringify(own[0])}: ${JSON.stringify(selectors)}`,
      );
    }
  }
  for (const [file, text] of files) if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  console.log("now: npm run fix, then npm run test:unit for the parser; old layouts stay required");
  if (left > 0) process.exitCode = 1;
});
