// npm run fixtures:accept -- <platform>/<view>/<variant>: what was recorded and looked at becomes a fixture.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { FIXTURES, fixtureName, PROPOSED } from "./fixtures/folders.js";
import { acceptFolder } from "./fixtures/write-folder.js";
import { findingsIn } from "./privacy/scan.js";

await run(async () => {
  const { positionals, values } = argumentsOf(
    "npm run fixtures:accept -- <platform>/<view>/<variant> [--proposed DIR] [--fixtures DIR]",
    { proposed: { type: "string" }, fixtures: { type: "string" } },
    [1, 1],
  );
  const { proposed = PROPOSED, fixtures = FIXTURES } = values;
  const name = fixtureName(positionals[0] ?? "");
  const [from, to] = [join(proposed, name), join(fixtures, name)];
  if (process.env["CI"]) throw new Error("a person accepts, after looking; CI looks at nothing");
  if (!existsSync(join(from, "page.html"))) throw new Error(`nothing was recorded as ${name}: there is no ${from}`);
  // a new page and a new answer at once would make any mistake the truth
  if (existsSync(to))
    throw new Error(
      `${name} is a fixture already: record it under another variant, or remove the old one in a change of its own`,
    );
  const found = await findingsIn(from);
  if (found.length > 0) throw new Error(`not accepted, it may hold somebody's data:\n${found.join("\n")}`);
  console.log(acceptFolder(proposed, name, to));
  console.log(`now: npm run test:unit -- parsers/${name.split("/")[0]}`);
});
