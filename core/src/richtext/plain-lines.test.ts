import type { BlockContent, PhrasingContent } from "mdast";
import { describe, expect, it } from "vitest";
import { printAnything } from "./markdown.js";
import { printPlainLines } from "./plain-lines.js";

const WORDS = [
  "Ada",
  "Ada ",
  " Ada",
  ",",
  " ",
  "see (this)",
  "1.",
  "- a",
  "x!",
  ": b",
  "a:b",
  "tea 🍵",
  "שלום",
  "a  b",
  "é",
  "2 * 3",
  "https://example.com",
  "a@example.com",
  "R&D",
  "a\u00a0b",
  "“a”",
  "#1",
  "a#b",
  "`c`",
  "[d]",
  "x = y",
  "+1",
  "A.",
  "well!",
  "(x)",
  "&amp;",
  "a & b",
  "AT&T;",
  "&",
  "amp; x",
  "https://example.com/a_b*c~d&e=f#g(h)",
];
const URLS = [
  "https://example.com/a_b*c~d&e=f#g(h)",
  "https://example.com",
  "https://example.com/a_(b)?c=1&d",
  "mailto:a@example.com",
  "https://example.com/a b",
  "Ada",
  "",
];

/** The same lines each time: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function writer(seed: number) {
  let state = seed;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return list[Math.floor((state / 2 ** 31) * list.length)] as T;
  };
  const text = (): PhrasingContent => ({ type: "text", value: pick(WORDS) });
  const inside = (): PhrasingContent[] => (pick([1, 1, 1, 2]) === 1 ? [text()] : [text(), node()]);
  const node = (): PhrasingContent => {
    switch (pick(["text", "text", "text", "break", "strong", "emphasis", "delete", "link", "data", "code"])) {
      case "break":
        return { type: "break" };
      case "strong":
        return { type: "strong", children: inside() };
      case "emphasis":
        return { type: "emphasis", children: inside() };
      case "delete":
        return { type: "delete", children: inside() };
      case "link":
        return { type: "link", url: pick(URLS), children: inside() };
      case "data":
        return { type: "text", value: "", data: { markdown: pick(["[x]", "2026-09-01", "- "]) } };
      case "code":
        return { type: "inlineCode", value: "c" };
      default:
        return text();
    }
  };
  const line = (): PhrasingContent[] => Array.from({ length: pick([1, 1, 2, 3, 4]) }, node);
  return (): BlockContent[] => Array.from({ length: pick([1, 1, 2]) }, () => ({ type: "paragraph", children: line() }));
}

describe("what is printed the short way", () => {
  it.each([1, 2, 3])("is what the printer prints, over many lines (%i)", (seed) => {
    const write = writer(seed);
    let short = 0;
    for (let i = 0; i < 3000; i++) {
      const blocks = write();
      const printed = printPlainLines(blocks);
      if (printed === undefined) continue;
      short++;
      expect(printed, JSON.stringify(blocks)).toBe(printAnything(blocks));
    }
    expect(short).toBeGreaterThan(350);
  });

  const text = (value: string): PhrasingContent => ({ type: "text", value });
  const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });
  const link: PhrasingContent = { type: "link", url: "https://example.com/a_(b)", children: [text("here")] };

  it.each<[string, PhrasingContent[]]>([
    [
      "Name: **Ada**, see [here](https://example.com/a_(b)).",
      [text("Name: "), strong("Ada"), text(", see "), link, text(".")],
    ],
    ["one  \n**two**", [text("one"), { type: "break" }, strong("two")]],
    ["שלום, עולם! 100% €5", [text("שלום, עולם! 100% €5")]],
    ["C - F + x: y@example.com at 3:15", [text("C - F + x: y@example.com at 3:15")]],
  ])("are lines like %j", (printed, children) => {
    expect(printPlainLines([{ type: "paragraph", children }])).toBe(printed);
  });

  it.each<[string, PhrasingContent[]]>([
    ["a sign", [text("2 * 3")]],
    ["an address", [text("https://example.com")]],
    ["a word at a mark", [text("x"), strong("Ada")]],
    ["a mark at a mark", [strong("Ada"), { type: "emphasis", children: [text("b")] }]],
    ["a blank inside a mark", [strong("Ada ")]],
    ["an exclamation mark before a link", [text("see!"), link]],
  ])("is not %s", (_, children) => {
    expect(printPlainLines([{ type: "paragraph", children }])).toBeUndefined();
  });
});
