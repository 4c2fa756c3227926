import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readRichText } from "./index.js";

function markdown(html: string): string {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/" });
  return readRichText(openReading(page), page.document.body).markdown;
}

describe("text that looks like Markdown", () => {
  it.each([
    ["# no heading", "\\# no heading"],
    ["- no item", "\\- no item"],
    ["1. no item", "1\\. no item"],
    ["&gt; no quote", "\\> no quote"],
    ["**no** _mark_ ~~s~~ `c`", "\\*\\*no\\*\\* \\_mark\\_ \\~\\~s\\~\\~ \\`c\\`"],
    ["[no](link) ![no](image)", "\\[no]\\(link) !\\[no]\\(image)"],
    ["&lt;i&gt; &amp;copy;", "\\<i> \\&copy;"],
    ["[!NOTE] no alert", "\\[!NOTE] no alert"],
    ["snake_case, R&amp;D and a &lt; b stay", "snake_case, R&D and a < b stay"],
  ])("%s", (html, expected) => {
    expect(markdown(`<p>${html}</p>`)).toBe(expected);
  });
});

describe("addresses in text", () => {
  it.each([
    ["see https://example.com/a_b?x=1&amp;y=2.", "see https://example.com/a_b?x=1&y=2."],
    ["(https://example.com/a_b)", "(https://example.com/a_b)"],
    ["https://example.com/a*b*", "https\\://example.com/a\\*b\\*"],
    [
      "<a href='https://example.com/'>at https://example.com/a_b</a>",
      "[at https://example.com/a_b](https://example.com/)",
    ],
    ["https://example.com/[x]", "https\\://example.com/\\[x]"],
    ["<b>https://example.com/a_b</b>", "**https\\://example.com/a\\_b**"],
  ])("%s", (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

describe("targets of links and images", () => {
  it.each([
    ["https://example.com/?a=1&amp;b=2_c_", "https://example.com/?a=1&b=2_c_"],
    ["https://example.com/a_(b)", "https://example.com/a_(b)"],
    ["https://example.com/a)b", "https://example.com/a%29b"],
    ["https://example.com/a b|c", "https://example.com/a%20b%7Cc"],
    ["https://example.com/?a=1&amp;amp;copy;", "https://example.com/?a=1&amp;amp;copy;"],
  ])("%s", (href, target) => {
    expect(markdown(`<a href="${href}">x</a>`)).toBe(`[x](${target})`);
    expect(markdown(`<img alt=x src="${href}">`)).toBe(`![x](${target})`);
  });

  it("is no definition at the beginning of a line", () => {
    expect(markdown("<a href='https://example.com/'><code>a]:</code></a>")).toBe('[`a]:`](https://example.com/ "")');
  });
});

describe("marks that Markdown could not close", () => {
  it.each([
    ["<b>Name:</b>Ada", "**Name**:Ada"],
    ["a<i>(b)</i>c", "a(*b*)c"],
    ["<b>重要：</b>内容", "**重要**：内容"],
    ["a<b>!</b>b", "a!b"],
    ["<b>Name:</b> Ada", "**Name:** Ada"],
    ["x<b><a href='https://example.com'>l</a></b>y", "x[**l**](https://example.com)y"],
  ])("%s", (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

describe("blocks beside each other", () => {
  it("keeps neighbouring lists apart", () => {
    expect(markdown("<ul><li>a</ul><ul><li>b</ul>")).toBe("- a\n\n* b");
    expect(markdown("<ol><li>a</ol><ol><li>b</ol>")).toBe("1. a\n\n1) b");
  });

  it("sets a list that begins at 3 apart from the paragraph before it", () => {
    expect(markdown("<ul><li><p>one</p><ol start=3><li>three</ol></ul>")).toBe("- one\n\n  3. three");
    expect(markdown("para<ol start=3><li>three</ol>")).toBe("para\n\n3. three");
  });

  it("sets a table apart from what could go on as a paragraph", () => {
    const table = "<table><tr><th>a<th>b<tr><td>1<td>2</table>";
    expect(markdown(`<ul><li><ol><li>x</ol>${table}</ul>`)).toBe("- 1. x\n\n  | a | b |\n  | - | - |\n  | 1 | 2 |");
  });

  it("keeps a rule from making a heading", () => {
    expect(markdown("a<hr>")).toBe("a\n\n---");
  });

  it("fences code with more than it contains", () => {
    expect(markdown("<pre>```\nx\n```</pre>")).toBe("````\n```\nx\n```\n````");
  });
});

describe("plain words", () => {
  it.each([
    "Words, of 1. all 2) kinds; (some) in “quotes” and 'quotes'",
    "שלום, עולם! 100% €5",
    "お茶の時間です。",
    "Ends with a number 1.",
    "a +1 b",
    "x = y",
    "C# - F# + x: y@example.com at 3:15",
    "tea 🍵 and 👩‍💻!",
    "see https://example.com/a_b",
    "Title\u00a0 and  blanks ",
  ])("%s: are printed as among other marks", (words) => {
    expect(`${markdown(`<p>${words}</p>`)}\n\n**b**`).toBe(markdown(`<p>${words}</p><p><b>b</b></p>`));
  });
});
