import { allParsers } from "@onscreen/all";
import { type Parser, scrub } from "@onscreen/core";
import { describe, expect, it } from "vitest";
import { fixturesOf } from "../../scripts/fixtures/folders.js";
import { scrubOptions } from "../../scripts/fixtures/words.js";
import { placesOf } from "./words.js";

/* What machines wrote keeps its form: a date is a date, an id is as long and begins the same, and what was equal stays so. */

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["date", /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/],
  ["time", /^1\d{9}(?:\.\d{6})?$|^1\d{12}$/],
  ["uuid", /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/],
  ["hash", /^[0-9a-f]{32}$/],
  ["record number", /^[A-Z]{2,4}\d{5,}$/],
  ["workspace id", /^[TCDUWGEF]\d[A-Z0-9]{6,}$/],
  ["record id", /^0(?!0*$)[\dA-Za-z]{14}(?:[\dA-Za-z]{3})?$/],
  ["issue key", /^[A-Z]{2,9}-\d+$/],
  ["message id", /^(?:msg|thread)-[af]:r?-?\d{6,}$/],
  ["number", /^\d+$/],
];
/** What an id begins with and says of what kind it is. */
const PREFIX = new Map([
  ["record number", /^[A-Z]+/],
  ["workspace id", /^[A-Z]/],
  ["record id", /^.{3}/],
  ["message id", /^[a-z]+-[a-z]:r?-?/],
]);
const kindOf = (value: string): string | undefined => KINDS.find(([, pattern]) => pattern.test(value))?.[0];
/** Seconds since 1970, of a date or of a count. */
const timeOf = (value: string): number =>
  /^\d{4}-/.test(value) ? Date.parse(`${value.slice(0, 10)}T00:00:00Z`) / 1000 : Number(value.slice(0, 10));

describe.each(allParsers.map((parser) => [parser.platform, parser as Parser] as const))("%s", (platform, parser) => {
  const pairs = fixturesOf(platform).flatMap(({ name, html }) => {
    const scrubbed = scrub(html, { salt: "of this test", ...scrubOptions(parser) }).html;
    const [before, after] = [html, scrubbed].map((text) => [...placesOf(text)].filter(({ on }) => on !== undefined));
    return (before ?? []).map(({ text, on }, i) => ({ name, on, was: text.trim(), is: after?.[i]?.text.trim() ?? "" }));
  });
  const machine = pairs.filter(({ was }) => kindOf(was) !== undefined);

  it("keeps the kind, the length and the beginning", () => {
    expect(machine.length).toBeGreaterThan(20);
    for (const { name, on, was, is } of machine) {
      const told = `${name} ${on?.attribute.name}="${was}" → "${is}"`;
      expect([told, kindOf(is)]).toEqual([told, kindOf(was)]);
      expect([told, is.length]).toEqual([told, kindOf(was) === "time" ? is.length : was.length]);
      const kept = PREFIX.get(kindOf(was) ?? "")?.exec(was)?.[0] ?? "";
      expect([told, is.startsWith(kept)]).toEqual([told, true]);
    }
  });

  it("keeps what was one id one id, on a page", () => {
    const made = new Map<string, string>();
    for (const { name, was, is } of machine) {
      const key = `${name} ${was}`;
      expect([key, made.get(key) ?? is]).toEqual([key, is]);
      made.set(key, is);
    }
  });

  it("moves all times by the same days, so that they stay in their order", () => {
    const moved = new Map<string, Set<number>>();
    for (const { name, was, is } of machine) {
      if (!/^(?:date|time)$/.test(kindOf(was) ?? "")) continue;
      const all = moved.get(name) ?? new Set();
      moved.set(name, all.add(timeOf(was) - timeOf(is)));
    }
    for (const [name, all] of moved) {
      expect([name, all.size]).toEqual([name, 1]);
      for (const seconds of all) expect([name, seconds > 0, seconds % 86_400]).toEqual([name, true, 0]);
    }
  });
});
