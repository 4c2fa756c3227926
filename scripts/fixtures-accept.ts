// npm run fixtures:accept -- <platform>/<view>/<variant>: what was recorded and looked at becomes a fixture.
import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { FIXTURES, moveFolder, PROPOSED } from "./fixtures/folders.js";
import { findingsIn } from "./privacy/scan.js";

await run(async () => {
  const { positionals } = argumentsOf("npm run fixtures:accept -- <platform>/<view>/<variant>", {}, [1, 1]);
  const name = positionals[0] ?? "";
  const [from, to] = [join(PROPOSED, name), join(FIXTURES, name)];
  if (process.env["CI"]) throw new Error("a person accepts, after looking; CI looks at nothing");
  if (!existsSync(join(from, "page.html"))) throw new Error(`nothing was recorded as ${name} (${from})`);
  // a new page and a new answer at once would make any mistake the truth
  if (existsSync(to))
    throw new Error(
      `${name} is a fixture already: record it under another variant, or remove the old one in a change of its own`,
    );
  const found = await findingsIn(from);
  if (found.length > 0) throw new Error(`not accepted, it may hold somebody's data:\n${found.join("\n")}`);
  moveFolder(from, to);
  renameSync(join(to, "expected.proposed.json"), join(to, "expected.json"));
  console.log(`${to}\nnow: npm run test:unit -- parsers/${name.split("/")[0]}`);
});
