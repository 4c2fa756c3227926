import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { estimateTokens } from "./budget.js";
import { readTree } from "./read.js";

const rows = Array.from({ length: 60 }, (_, i) => `<tr><td>Row ${i}<td><button>Open ${i}</button></tr>`).join("");
const html = (extra = "") =>
  `<title>T</title><main><h1>All</h1>${extra}<table><caption>Rows</caption><tr><th>Name<th>Do</tr>${rows}</table></main>`;
const open = (markup: string) => openSnapshot(markup, { url: "https://example.com/" });

describe("a text with a budget", () => {
  it("ends with whole lines and goes on where it ended, with what stands above", () => {
    const page = open(html());
    const all = readTree(page).text.split("\n");
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const tree = readTree(page, { maxTokens: 200, ...(cursor && { cursor }) });
      const lines = tree.text.split("\n");
      if (cursor) expect(lines.slice(0, 3)).toEqual(["main", '  table "Rows"', "    |=| Name | Do"]);
      expect(estimateTokens(tree.text)).toBeLessThanOrEqual(200);
      cursor = tree.cursor;
      if (cursor)
        expect(lines.at(-1)).toBe(
          `! ${all.length - Number.parseInt(cursor, 10)} more lines: go on with cursor ${cursor}`,
        );
      seen.push(...lines.slice(pages > 0 ? 3 : 0, cursor ? -1 : undefined));
      pages++;
    } while (cursor);
    expect(pages).toBeGreaterThan(3);
    expect(seen).toEqual(all);
  });

  it("goes on after the line that was shown last, wherever it is now", () => {
    const { cursor } = readTree(open(html()), { maxTokens: 200 });
    const before = readTree(open(html()), { cursor }).text.split("\n");
    const after = readTree(open(html("<p>New</p><p>Newer</p>")), { cursor }).text.split("\n");
    const first = before.find((line) => line.includes("| Row"))?.replace(/@\S+/, "@");
    expect(after.find((line) => line.includes("| Row"))?.replace(/@\S+/, "@")).toBe(first);
  });

  it("holds one line at least, and begins anew with a cursor that is none", () => {
    expect(readTree(open(html()), { maxTokens: 1 }).text.split("\n")).toHaveLength(2);
    expect(readTree(open(html()), { cursor: "nonsense" }).text).toBe(readTree(open(html())).text);
  });
});

it.each([
  ["", 0],
  ["word", 1],
  ["four words in it", 4],
  ["123456", 2],
  ["@link730418", 4],
])("tokens of %j are at least those of a model", (text, tokens) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens);
});
