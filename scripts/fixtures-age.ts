// npm run fixtures:age [-- platform]: how old fixtures are, and which dated selectors may retire.
import { allParsers } from "@onscreen/all";
import { fieldPaths, type Selector } from "@onscreen/core";
import { argumentsOf, run } from "./fixtures/arguments.js";
import { fixturesOf } from "./fixtures/folders.js";

/** A recorded page says little about today after this many days; a class of a build is seldom there after so many months. */
const OLD_DAYS = 120;
const OLD_MONTHS = 24;

await run(() => {
  const { positionals } = argumentsOf("npm run fixtures:age [-- platform]", {}, [0, 1]);
  const wanted = positionals[0] ?? "";
  const now = Date.now();
  const fixtures = fixturesOf(wanted);
  const captured = fixtures.flatMap(({ name, meta }) =>
    meta.capturedAt ? [{ name, days: Math.floor((now - Date.parse(meta.capturedAt)) / 86_400_000) }] : [],
  );
  console.log(
    `${fixtures.length} fixtures, ${captured.length} recorded, ${fixtures.length - captured.length} written by hand`,
  );
  for (const { name, days } of captured.sort((a, b) => b.days - a.days))
    console.log(`${days > OLD_DAYS ? "!! " : "   "}${String(days).padStart(5)} days  ${name}`);
  for (const parser of allParsers.filter(({ platform }) => wanted === "" || platform === wanted)) {
    const dated = parser.views.flatMap((view) => [
      ...view.root.map((selector) => ({ at: `${view.name}/${view.layout} (root)`, selector })),
      ...[...fieldPaths(view)].flatMap(([path, { selectors }]) =>
        selectors.map((selector) => ({ at: `${view.name}/${view.layout} ${path}`, selector })),
      ),
    ]);
    for (const { at, selector } of dated) {
      const seen = monthOf(selector);
      if (seen === undefined) continue;
      const months = Math.floor((now - Date.parse(`${seen}-01T00:00:00Z`)) / (86_400_000 * 30.4));
      if (months > OLD_MONTHS)
        console.log(`   may retire: ${at} "${(selector as { css: string }).css}", last seen ${seen}`);
    }
  }
});

function monthOf(selector: Selector): string | undefined {
  return typeof selector === "string" ? undefined : selector.seen;
}
