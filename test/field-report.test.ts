import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { anchorNames, describeDrift, extract, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { describe, expect, it, vi } from "vitest";
import { changeMarkup, eachText } from "../scripts/drift/markup.js";
import { fixturesOf } from "../scripts/fixtures/folders.js";
import { ROOT } from "../scripts/setup/ready.mjs";

/* What a user sends from the field holds nothing that the page says: neither a text nor a value of an attribute. */

// every page of every platform, twice
vi.setConfig({ testTimeout: 120_000 });

const SAID = "zebediah";

it("tells no name of a person's channel, though it stands in a test hook", () => {
  const slack = allParsers.find(({ platform }) => platform === "slack") as Parser;
  const html = `<body class="p-client"><div class="p-workspace-layout" data-qa="${SAID}"><div data-qa="message_pane"><div data-qa="message_container" role="${SAID}"><div data-qa="channel_sidebar_name_${SAID}">`;
  const { report, problems } = reportOf(html, "https://app.slack.com/client/T0EXAMPLE1/C0TEAROOM1", slack);
  expect(JSON.stringify(problems)).toMatch(/\[data-qa=message_/);
  expect(JSON.stringify([report, problems])).not.toContain(SAID);
});

/** The page with a word of somebody's in every text and in every attribute, but for values that `isKept` names. */
const told = (html: string, isKept: (value: string) => boolean): string =>
  changeMarkup(html, (elements) => {
    for (const element of elements) {
      eachText(element, (text) => (text.trim() === "" ? text : `${text} ${SAID}`));
      for (const one of element.attrs)
        if (one.name !== "srcdoc" && !one.name.startsWith("data-onscreen") && !isKept(one.value)) one.value += SAID;
    }
  });

const reportOf = (html: string, url: string, parser: Parser) => {
  const extraction = extract(openSnapshot(html, { url, parsers: [parser], byProof: true }));
  const problems = [...extraction.problems, ...extraction.views.flatMap((v) => (v.status === "ok" ? [] : v.problems))];
  return { report: describeDrift(extraction), problems };
};

function check(name: string, html: string, url: string, parser: Parser): { lost: number; broken: number } {
  const names = anchorNames(parser);
  const isKnown = (value: string): boolean =>
    value.split(/\s+/).every((part) => part === "" || names.has(part.toLowerCase()) || !/\p{L}{2}/u.test(part));
  let [lost, broken] = [0, 0];
  for (const isKept of [isKnown, () => false]) {
    const { report, problems } = reportOf(told(html, isKept), url, parser);
    const text = JSON.stringify([report, problems]);
    const at = text.toLowerCase().indexOf(SAID);
    expect([name, at < 0 ? "" : text.slice(Math.max(0, at - 120), at + 40)]).toEqual([name, ""]);
    expect(JSON.stringify(report)).not.toContain(url);
    if (report.verdict === "broken") broken++;
    if (report.views.some(({ fields }) => fields.some(({ state }) => state === "root-lost"))) lost++;
  }
  return { lost, broken };
}

describe.each(allParsers.map((parser) => [parser.platform, parser as Parser] as const))("%s", (platform, parser) => {
  it("tells of lost fields and lost roots without a word of the page", () => {
    let [lost, broken] = [0, 0];
    for (const { name, html, meta } of fixturesOf(platform)) {
      const found = check(name, html, meta.url, parser);
      lost += found.lost;
      broken += found.broken;
    }
    // a report that never has anything to tell would hold no word either
    expect(lost).toBeGreaterThan(0);
    expect(broken).toBeGreaterThanOrEqual(lost);
  });

  const captures = join(ROOT, "../shared/captures", platform);
  const pages = existsSync(captures)
    ? readdirSync(captures).filter((file) => existsSync(join(captures, file.replace(/\.html$/, ".expected.json"))))
    : [];
  it.runIf(pages.length > 0)("nor of captured pages, where they are", () => {
    for (const file of pages.filter((one) => one.endsWith(".html"))) {
      const expected = JSON.parse(readFileSync(join(captures, file.replace(/\.html$/, ".expected.json")), "utf8")) as {
        url: string;
      };
      check(file, readFileSync(join(captures, file), "utf8"), expected.url, parser);
    }
  });
});
