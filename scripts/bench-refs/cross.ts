import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openServed, withBrowser } from "../a11y/browser.js";
import { bundleForPage } from "../a11y/bundle.js";
import type { Pair } from "./cross-in-page.js";
import { type Point, riskCoverage } from "./curve.js";
import type { Outcome } from "./in-page.js";
import { groupBy, micro } from "./metrics.js";
import { pagesIn } from "./pages.js";
import { ourChoices, type PropertyPair, type Props, type Shares, sharesOf, similoChoice } from "./properties.js";
import { align } from "./report.js";

/** At most this share of all may be wrong. */
const MOST_WRONG = 0.01;
const percent = (share: number): string => (share * 100).toFixed(1);

/** Old and new versions of real pages: right, refused and wrong; the picture is written to `picture`. */
export async function reportCross(shared: string, picture: string, say: (line: string) => void): Promise<void> {
  const corpus = join(shared, "refs-corpus");
  if (!existsSync(corpus)) return say("!! ../shared/refs-corpus IS NOT HERE: versions of real pages are not compared.");
  propertyTrack(join(corpus, "similo2"), picture, say);
  const google = join(corpus, "tum-google");
  await pageTrack("google.com, 2018, 2021 and 2023", googlePairs(google), say);
  await pageTrack("Jira, one view and another, test ids taken off", jiraPairs(join(shared, "captures/jira")), say);
}

function propertyTrack(folder: string, picture: string, say: (line: string) => void): void {
  const lines = (file: string): unknown[] =>
    readFileSync(join(folder, file), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const candidates = new Map(
    (lines("candidates.jsonl") as { app: string; candidates: Props[] }[]).map((one) => [one.app, one.candidates]),
  );
  const pairs = (lines("pairs.jsonl") as (Omit<PropertyPair, "candidates"> & { newProps: Props | null })[])
    .filter(({ oldProps, newProps }) => oldProps && newProps)
    .map((pair) => ({
      ...pair,
      newTarget: pair.newProps?.xpath ?? pair.newTarget,
      candidates: candidates.get(pair.app) ?? [],
    }));

  const similo = pairs.map(similoChoice);
  const leads = [0, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3];
  const similoPoints = leads.map((lead) => ({
    ...sharesOf(
      pairs,
      similo.map((one) => (one.lead >= lead ? one : undefined)),
    ),
    at: `lead ${lead}`,
  }));
  const bars = [1.5, 2, 2.5, 3, 3.6, 4.2, 5, 6].flatMap((threshold) =>
    [0.3, 0.5, 0.8, 1.2, 2].map((margin) => ({ threshold, margin })),
  );
  const byBar = bars.map((bar) => ourChoices(pairs, bar));
  const ours = byBar.map((choices, i) => ({
    ...sharesOf(pairs, choices),
    at: `${bars[i]?.threshold}/${bars[i]?.margin}`,
  }));
  // agreement of both: a soft score that our rules do not contradict
  const both = byBar.flatMap((choices, i) =>
    leads.map((lead) => ({
      ...sharesOf(
        pairs,
        choices.map((choice, n) =>
          choice && choice.xpath === similo[n]?.xpath && (similo[n]?.lead ?? 0) >= lead ? choice : undefined,
        ),
      ),
      at: `${bars[i]?.threshold}/${bars[i]?.margin}, lead ${lead}`,
    })),
  );
  const product = ours.find(({ at }) => at === "3.6/1.2") as Point;
  const rows: [string, Shares | undefined, string][] = [
    ["Similo as published (801 pairs)", { right: 0.886, refused: 0, wrong: 0.114 }, ""],
    ["Similo, here", similoPoints[0], ""],
    ["ours, the product's bar", product, product.at],
    ["ours, most within 1 % wrong", best(ours), best(ours)?.at ?? ""],
    ["ours and Similo agree, most within 1 %", best(both), best(both)?.at ?? ""],
    ["the same, bar chosen on the other half of the sites", halves(pairs, byBar, similo, leads), ""],
  ];
  say(`\n## Similo's pairs: ${pairs.length} with properties, none of them gone\n`);
  say(
    align([
      ["", "right %", "refused %", "wrong %", "bar"],
      ...rows.map(([name, one, at]) => [
        name,
        one ? percent(one.right) : "-",
        one ? percent(one.refused) : "-",
        one ? percent(one.wrong) : "-",
        at,
      ]),
    ]),
  );
  writeFileSync(
    picture,
    riskCoverage([
      { name: "Similo with a lead", points: similoPoints },
      { name: "ours", points: ours },
      { name: "both agree", points: both },
    ]),
  );
  say(`\nrisk and coverage: ${picture}`);
}

const best = (points: readonly Point[]): Point | undefined =>
  points.filter(({ wrong }) => wrong <= MOST_WRONG).sort((a, b) => b.right - a.right)[0];

/** Chosen on one half of the sites, measured on the other, both ways: what a bar is worth that nobody tuned here. */
function halves(
  pairs: readonly PropertyPair[],
  byBar: readonly (readonly ({ xpath: string | undefined } | undefined)[])[],
  similo: readonly { xpath: string | undefined; lead: number }[],
  leads: readonly number[],
): Shares {
  const apps = [...groupBy(pairs, ({ app }) => app).keys()];
  const inFirst = new Set(apps.filter((_, i) => i % 2 === 0));
  const sums = { right: 0, refused: 0, wrong: 0 };
  for (const tuneFirst of [true, false]) {
    const pick = (isTuning: boolean): number[] =>
      pairs.flatMap(({ app }, i) => (inFirst.has(app) === (tuneFirst === isTuning) ? [i] : []));
    const shares = (indexes: readonly number[], bar: number, lead: number): Shares =>
      sharesOf(
        indexes.map((i) => pairs[i] as PropertyPair),
        indexes.map((i) => {
          const choice = byBar[bar]?.[i];
          return choice && choice.xpath === similo[i]?.xpath && (similo[i]?.lead ?? 0) >= lead ? choice : undefined;
        }),
      );
    const options = byBar.flatMap((_, bar) => leads.map((lead) => ({ bar, lead, ...shares(pick(true), bar, lead) })));
    const chosen = options.filter(({ wrong }) => wrong <= MOST_WRONG).sort((a, b) => b.right - a.right)[0];
    if (!chosen) continue;
    const there = pick(false);
    const measured = shares(there, chosen.bar, chosen.lead);
    for (const key of ["right", "refused", "wrong"] as const)
      sums[key] += (measured[key] * there.length) / pairs.length;
  }
  return sums;
}

function googlePairs(folder: string): Pair[] {
  const lines = readFileSync(join(folder, "pairs.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, string>);
  const page = (file = "") => ({
    html: readFileSync(join(folder, file), "utf8").replace(/<script\b[\s\S]*?<\/script\s*>/gi, ""),
    url: "https://www.google.com/",
  });
  const exact = (path = ""): string => path.replace(/([a-z0-9]+)(?=\/|$)(?!\[)/gi, "$1[1]");
  return [...groupBy(lines, ({ oldHtml, newHtml }) => `${oldHtml} ${newHtml}`).values()].map((group) => ({
    before: page(group[0]?.oldHtml),
    after: page(group[0]?.newHtml),
    paths: group.map(({ oldTarget, newTarget }) => [exact(oldTarget), exact(newTarget)] as const),
  }));
}

function jiraPairs(folder: string): Pair[] {
  const views = pagesIn(folder).filter(({ name }) => name.includes("/cloud-2026-04-business-"));
  return views.map((before, i) => ({ before, after: views[(i + 1) % views.length] as (typeof views)[number] }));
}

async function pageTrack(title: string, pairs: readonly Pair[], say: (line: string) => void): Promise<void> {
  const script = await bundleForPage('export * from "./bench-refs/entry.js";', "bench");
  const outcomes: Outcome[] = [];
  await withBrowser(async (browser) => {
    const { page, show } = await openServed(browser);
    for (const pair of pairs) {
      await show("<!doctype html><body></body>");
      await page.addScriptTag({ content: script });
      outcomes.push(...((await page.evaluate(`bench.runPair(${JSON.stringify(pair)})`)) as Outcome[]));
    }
  });
  const rows = [...groupBy(outcomes, ({ strategy }) => strategy)].map(([strategy, group]) => {
    const { present, queries, retained, wrong, wrongCount } = micro(group);
    const refused = group.reduce((sum, one) => sum + one.refused, 0) / present;
    return [
      strategy,
      percent(retained),
      percent(refused),
      percent(wrong),
      String(wrongCount),
      `${present} + ${queries - present}`,
    ];
  });
  say(`\n## ${title}: ${pairs.length} pairs of pages\n`);
  say(align([["", "right %", "refused %", "WRONG % of all", "WRONG", "there + gone"], ...rows]));
  for (const { strategy, errors } of outcomes)
    if (strategy === "ours") for (const error of errors) say(`  WRONG: ${error}`);
}
