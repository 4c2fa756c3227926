// npm run fixtures:age [-- platform]: how old fixtures are, and which dated selectors may retire.
import { allParsers } from "@onscreen/all";
import { ageLines, retirable } from "./fixtures/aging.js";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { FIXTURES, fixturesOf, parserOf } from "./fixtures/folders.js";
import { OLD_DAYS } from "./refresh/age.js";

await run(() => {
  const { positionals, values } = argumentsOf(
    "npm run fixtures:age [-- platform] [--fixtures DIR]",
    { fixtures: { type: "string" } },
    [0, 1],
  );
  const wanted = positionals[0] ?? "";
  const parsers = wanted === "" ? allParsers : [parserOf(wanted)];
  const now = new Date();
  const fixtures = fixturesOf(wanted, values.fixtures ?? FIXTURES);
  const recorded = ageLines(fixtures, now);
  console.log(
    `${fixtures.length} fixtures, ${recorded.length} recorded, ${fixtures.length - recorded.length} written by hand`,
  );
  for (const line of recorded) console.log(line);
  const old = recorded.filter((line) => line.startsWith("!!")).length;
  if (old > 0) console.log(`!! ${old} recorded more than ${OLD_DAYS} days ago: npm run fixtures:record`);
  for (const parser of parsers)
    for (const { at, css, seen, months, fixtures: used } of retirable(parser, fixtures, now)) {
      console.log(`!! may retire: ${at}\n     ${css}\n     last seen ${seen}, ${months} months ago`);
      for (const name of used) console.log(`     required by ${name}`);
    }
});
