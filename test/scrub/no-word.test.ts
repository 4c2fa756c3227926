import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allParsers } from "@onscreen/all";
import { type Parser, scrub } from "@onscreen/core";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { fixturesOf } from "../../scripts/fixtures/folders.js";
import { scrubOptions } from "../../scripts/fixtures/words.js";
import { ROOT } from "../../scripts/setup/ready.mjs";
import { survivors, survivorsInTexts, wordsIn } from "./words.js";

/* No word of four letters or more that a page says stands in it when it is scrubbed, unless the interface has it. */

vi.setConfig({ testTimeout: 120_000 });

const SALT = "a secret of the test";
const LETTERS = "abcdefghijklmnopqrstuvwxyzäéßñøжшяλωאבמرسかなカナ漢字한글กขक";

const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 12 })
  .map((letters) => letters.join(""))
  .filter((made) => wordsIn(made).some((one) => one.length > 3));
const cased = fc.tuple(word, fc.constantFrom("lower", "upper", "title")).map(([made, how]) => {
  if (how === "upper") return made.toUpperCase();
  return how === "title" ? made.replace(/^./u, (first) => first.toUpperCase()) : made;
});
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const references = (text: string): string =>
  [...text].map((char) => `&#x${(char.codePointAt(0) ?? 0).toString(16)};`).join("");

/** One element, with the word wherever a page may have it. */
const element = fc
  .record({
    said: cased,
    other: cased,
    number: fc.nat(99_999),
    where: fc.constantFrom("text", "names", "hooks", "addresses", "frame", "reference", "comment", "shadow", "broken"),
  })
  .map(({ said, other, number, where }) => {
    switch (where) {
      case "text":
        return `<p>${escaped(said)}, ${other}${said} ${said}@${other.replace(/[^a-z]/g, "x") || "x"}.com</p>`;
      case "names":
        return `<i title="${said}" aria-label="${said} ${number}" alt='${other}' data-x=${said} name="${said}" x-${number}="${said}" style="background:url(${other})" role="${said}">${other}</i>`;
      case "hooks":
        return `<div class="c-${said} x${number} ${said}" id="${said}-${number}" data-testid="${said}.${other}" data-qa="row_${said}" for="${other}">${said}</div>`;
      case "addresses":
        return `<a href="https://${other.replace(/[^a-z]/g, "x") || "x"}.example.net/${encodeURIComponent(said)}/${said}?q=${encodeURIComponent(said)}&${other}=1#${said}" src="//${number}/${said}">${said} ${other}</a>`;
      case "frame":
        return `<iframe srcdoc="${escaped(`<p title="${said}">${escaped(other)}</p>`)}"></iframe><p>${other}</p>`;
      case "reference":
        return `<b title="${references(said)}">${references(other)}</b>`;
      case "comment":
        return `<!-- ${said} --><style>.${said}{}</style><script>var x = "${other}"</script>`;
      case "shadow":
        return `<x-${number}><template shadowrootmode="open"><slot name="${said}"></slot>${other}</template>${said}</x-${number}>`;
      default:
        return `<p title='${said}>${other} <b ${said}`;
    }
  });
const page = fc
  .array(element, { minLength: 1, maxLength: 12 })
  .map((parts) => `<!doctype html><html>${parts.join("\n")}`);

describe("any page", () => {
  it("loses every word", () => {
    fc.assert(
      fc.property(page, fc.string(), (html, salt) => {
        expect(survivors(html, scrub(html, { salt: SALT + salt }).html)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("keeps the words of the interface, and those alone", () => {
    fc.assert(
      fc.property(page, cased, (html, ui) => {
        const kept = new Set(wordsIn(ui));
        const { html: scrubbed } = scrub(`${html}<button>${ui}</button>`, { salt: SALT, uiWords: [ui] });
        expect(scrubbed).toContain(`<button>${ui}</button>`);
        expect(survivors(html, scrubbed, (one) => kept.has(one))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Real pages lie beside the repository where they lie; they are read, and never written. */
const captures = (platform: string): [name: string, html: string][] => {
  const folder = join(ROOT, "../shared/captures", platform);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
};

describe.each(allParsers.map((parser) => [parser.platform, parser as Parser] as const))("%s", (platform, parser) => {
  const pages: [string, string][] = [
    ...fixturesOf(platform).map(({ name, html }): [string, string] => [name, html]),
    ...captures(platform),
  ];

  it(`loses every word of ${pages.length} pages`, () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const [name, html] of pages)
      expect([name, survivors(html, scrub(html, { salt: SALT }).html)]).toEqual([name, []]);
  });

  it("loses them in texts too where it keeps what selectors go by", () => {
    const options = scrubOptions(parser);
    const ui = new Set([...(options.uiWords ?? [])].flatMap(wordsIn));
    const known = new Set([...(options.known ?? [])].map((one) => one.toLowerCase()));
    const hosts = new Set((options.hosts ?? []).flatMap(wordsIn));
    for (const [name, html] of pages) {
      const { html: scrubbed } = scrub(html, { salt: SALT, ...options });
      const left = survivorsInTexts(
        html,
        scrubbed,
        (one) => ui.has(one) || hosts.has(one),
        (value) => known.has(value.toLowerCase()),
      );
      expect([name, left]).toEqual([name, []]);
    }
  });
});

it("says whether real pages were read too", () => {
  const read = allParsers.reduce((sum, { platform }) => sum + captures(platform).length, 0);
  if (read === 0) console.warn("!! ../shared/captures IS NOT HERE: no real page was scrubbed");
  expect(read).toBeGreaterThanOrEqual(0);
});
