import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { extract, type Parser, scrub } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { loadFixtures } from "@onscreen/core/testing";
import { describe, expect, it, vi } from "vitest";
import { scrubOptions } from "../../scripts/fixtures/words.js";
import { ROOT } from "../../scripts/setup/ready.mjs";

// whole pages are read, on machines that may be busy
vi.setConfig({ testTimeout: 60_000 });

/** Keys and kinds of values of a record, not what they say. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (value !== null && typeof value === "object")
    // cells are keyed by the labels that the page shows, which are words of the page
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "cells" ? Object.values(inner as object).map(shape) : shape(inner),
      ]),
    );
  return value === null ? null : typeof value;
}

const read = (html: string, url: string, parser: Parser) =>
  extract(openSnapshot(html, { url, parsers: [parser], byProof: true })).views.map((view) => ({
    view: view.view,
    layout: view.layout,
    status: view.status,
    record: shape(view.status === "ok" ? view.record : view.partial),
  }));

describe.each(allParsers.map((parser) => [parser.platform, parser as Parser] as const))("%s", (platform, parser) => {
  it("reads a scrubbed page to the same shape", () => {
    const options = { salt: "of this test", ...scrubOptions(parser) };
    const fixtures = loadFixtures(platform, join(ROOT, "fixtures", platform)).filter(({ name }) =>
      /\/(?:default|published|incidents|page-layout|classic-half-filled|email|queue|cards-and-files|opportunities|old-chips)$/.test(
        name,
      ),
    );
    expect(fixtures.length).toBeGreaterThan(0);
    for (const { name, html, url } of fixtures) {
      const before = read(html, url, parser);
      const { html: scrubbed } = scrub(html, options);
      expect([name, read(scrubbed, url, parser)]).toEqual([name, before]);
    }
  });
});
