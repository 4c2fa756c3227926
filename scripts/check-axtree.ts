import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTree } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { compareInteractive, interactiveNodes, parseAxtree } from "./a11y/axtree.js";

const HELP = `check:axtree [folder…]
  Compares our trees of captured pages with the browser's own trees beside them (NAME.axtree.txt): roles and names of all
  that can be acted on, in any order. Differences are listed; ../shared/captures/servicenow by default.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
const folders = positionals.length > 0 ? positionals : ["../shared/captures/servicenow"];
const missing = folders.find((folder) => !existsSync(folder));
if (values.help || missing) {
  console.log(missing ? `! NOT CHECKED: there is no folder ${missing}` : HELP);
  process.exit(missing && positionals.length > 0 ? 2 : 0);
}

let all = 0;
let agreed = 0;
for (const folder of folders) {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".axtree.txt"))
    .sort()) {
    const name = file.slice(0, -".axtree.txt".length);
    const page = openSnapshot(readFileSync(join(folder, `${name}.html`)), { url: "https://page.example.com/" });
    const expected = parseAxtree(readFileSync(join(folder, file), "utf8"));
    const { missing: lost, extra } = compareInteractive(expected, interactiveNodes(readTree(page).nodes));
    all += expected.length;
    agreed += expected.length - lost.length;
    console.log(
      `${lost.length + extra.length === 0 ? "✓" : "≠"} ${name}: ${expected.length - lost.length} of ${expected.length} agree, ${extra.length} more in ours`,
    );
    for (const item of lost) console.log(`    - ${item.role} ${JSON.stringify(item.name)}`);
    for (const item of extra) console.log(`    + ${item.role} ${JSON.stringify(item.name)}`);
  }
}
console.log(`${agreed} of ${all} interactive nodes of the browser's trees have the same role and name in ours`);
