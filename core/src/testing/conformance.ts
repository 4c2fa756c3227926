import type { Parser } from "../parser/types.js";
import { pageMismatches, pairViews } from "./expectation.js";
import { type Fixture, findFixtures } from "./fixtures.js";
import { checkHealth } from "./health.js";
import { type Json, mismatches } from "./mismatches.js";
import { type ReadPage, readPage } from "./read.js";
import { surplus } from "./surplus.js";
import { faultsOf, subjectOf } from "./survive.js";
import { VARIANTS } from "./variants/index.js";

/** The two functions of a test runner that the kit needs: of Vitest, `node:test`, Jest or Mocha. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => void): void;
}

/**
 * Tests a parser on all its fixtures: a test a field, nothing invented, health as accepted, selectors that agree with each
 * other, and the same answer after what platforms do to their pages (renamed classes, another language, another
 * extension's rows, hidden copies…).
 *
 * @param from `import.meta.url`: the fixtures are in the nearest `fixtures/<platform>` above
 * @example
 * import { describe, it } from "vitest";
 * conformance(gmail, import.meta.url, { describe, it });
 * @throws Error where there is no fixture
 */
export function conformance(parser: Parser, from: string, runner: Runner): void {
  const expected = new Set<string>();
  for (const { name, load } of findFixtures(parser.platform, from)) {
    runner.describe(`${parser.platform}/${name}`, () => {
      const fixture = loaded(load, runner);
      if (!fixture) return;
      for (const { view } of fixture.expected.views) expected.add(view);
      testReading(parser, fixture, runner);
      testVariants(parser, fixture, runner);
    });
  }
  runner.describe(parser.platform, () => {
    for (const name of new Set(parser.views.map((view) => view.name))) {
      runner.it(`${name} is expected by a fixture`, () => check(expected.has(name) ? [] : ["by none"]));
    }
  });
}

/** A fixture that can't be opened is a test that fails. */
function loaded(load: () => Fixture, { it }: Runner): Fixture | undefined {
  try {
    return load();
  } catch (error) {
    it("can be opened", () => {
      throw error;
    });
    return undefined;
  }
}

function testReading(parser: Parser, fixture: Fixture, { it }: Runner): void {
  const { html, url, expected, meta } = fixture;
  const read = once(() => readPage(html, url, parser));
  const paired = once(() => pairViews(expected.views, read()));

  for (const [i, { view, record = {} }] of expected.views.entries()) {
    const name = expected.views.length > 1 ? `${view} (${i + 1})` : view;
    for (const [key, value] of Object.entries(record as Record<string, Json>)) {
      it(`${name}.${key}`, () => {
        const found = paired().pairs[i]?.found;
        if (!found) fail([`${view} was not found`, ...tell(read())]);
        const actual = (found.record as Record<string, Json>)[key];
        const wrong = mismatches(value, actual, key);
        if (wrong.length > 0) fail([...wrong, ...found.problems.map(({ message }) => message)]);
      });
    }
  }

  it("comes out as expected as a whole, and invents nothing", () => {
    const outcome = expected.outcome ?? (expected.views.length > 0 ? "ok" : undefined);
    const { pairs, left } = paired();
    check([
      ...pageMismatches({ ...expected, ...(outcome && { outcome }) }, read()),
      ...pairs.flatMap(({ view, found }) => (found ? [] : [`${view} was not found`])),
      ...left.map(({ view }) => `${view} was found, and the fixture expects none`),
      ...pairs.flatMap(({ view, record, found }) =>
        found
          ? surplus(record, found.record, read().refs).map(
              (path) => `${view} ${path} was read, and the fixture does not expect it`,
            )
          : [],
      ),
    ]);
  });

  it("selectors of a field agree", () => {
    const { problems } = readPage(html, url, parser, { check: true });
    check(
      problems
        .filter(({ code }) => code === "disagreement")
        .map(({ view, field, message }) => `${view} ${field}: ${message}`),
    );
  });

  it("health is as accepted", () => check(checkHealth(fixture, read())));

  it("says what it stands on", () => {
    const named = meta.origin === "captured" || (meta.origin === "constructed" && (meta.facts?.length ?? 0) > 0);
    check(named ? [] : ["meta.json names no origin, or no facts that a constructed page stands on"]);
    const strangers = Object.keys(meta.exempt ?? {}).filter(
      (name) => !VARIANTS.some((variant) => variant.name === name),
    );
    check(strangers.map((name) => `meta.json exempts it from "${name}", which is no change of the kit`));
  });
}

function testVariants(parser: Parser, { html, url, meta }: Fixture, { it }: Runner): void {
  const subject = once(() => subjectOf(parser, html, url));
  for (const variant of VARIANTS) {
    const reason = meta.exempt?.[variant.name];
    const name = reason ? `can't stand that ${variant.name}: ${reason}` : variant.name;
    it(name, () => {
      const wrong = faultsOf(subject(), variant);
      if (reason) check(wrong.length > 0 ? [] : ["it can: take the exemption out of meta.json"]);
      else check(wrong);
    });
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const tell = ({ outcome, views, problems }: ReadPage): string[] => [
  `outcome: ${outcome}; views: ${views.map(({ view }) => view).join(", ") || "none"}`,
  ...problems.map(({ message }) => message),
];

function check(lines: readonly string[]): void {
  if (lines.length > 0) fail(lines);
}

function fail(lines: readonly string[]): never {
  throw new Error(lines.join("\n"));
}
