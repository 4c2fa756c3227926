import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readRichText } from "./index.js";

function read(html: string) {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/docs/1" });
  return readRichText(openReading(page), page.document.body);
}

/** Each row: what was written, its Markdown, its text where that is not the same. */
const rows: [name: string, html: string, markdown: string, text?: string][] = [
  ["nothing", "", ""],
  ["blanks only", "<p>&nbsp;</p> <div><br></div>", ""],
  ["headings", "<h1>One</h1><h4>Two <b>b</b></h4>", "# One\n\n#### Two **b**", "One\n\nTwo b"],
  ["a heading in one line", "<h2>One<br>two <div>three</div></h2>", "## One two three", "One two three"],
  ["paragraphs", "<p>a<p>b", "a\n\nb"],
  ["marks", "<b>b</b> <em>e</em> <s>s</s> <code>c = 1</code>", "**b** *e* ~~s~~ `c = 1`", "b e s c = 1"],
  ["marks without a sign", "<u>u</u> <mark>m</mark> H<sub>2</sub>O", "u m H<sub>2</sub>O", "u m H2O"],
  ["blanks inside of marks", "<b>bold </b>word<i> x</i>", "**bold** word *x*", "bold word x"],
  ["a blank in a mark without a sign", "a<sub> </sub>b", "a b"],
  ["an empty mark", "a <b> </b>b<i></i>", "a b"],
  ["marks beside and inside of each other", "<b>a</b><b>b<strong>c</strong></b>", "**abc**", "abc"],
  ["code beside code", "<code>a</code><code>b</code>", "`ab`", "ab"],
  ["blocks inside of a mark", "<b><div>one</div><div>two</div></b>", "**one**  \n**two**", "one\ntwo"],
  ["a list inside of a mark", "<i><ul><li>a<li>b</ul></i>", "- *a*\n- *b*", "a\nb"],
  ["bold by style", "<span style='font-weight: 700'>a</span> <b style='font-weight:normal'>b</b>", "**a** b", "a b"],
  ["struck by style", "<span style='text-decoration: line-through'>a</span>", "~~a~~", "a"],
  ["lines", "<div>a</div><div>b<br></div><div><br></div><div>c</div>", "a  \nb\n\nc", "a\nb\n\nc"],
  ["a break", "a<br>b", "a  \nb", "a\nb"],
  ["two breaks", "a<br><br><br>b", "a\n\nb"],
  ["two breaks inside of a mark", "<b>a<br><br>b</b>", "**a**\n\n**b**", "a\n\nb"],
  ["a list", "<ul><li>a<ul><li>b</ul><li><p>c</p></ul>", "- a\n  - b\n- c", "a\nb\nc"],
  ["a list from a number", "<ol start=3><li>c<li>d</ol>", "3. c\n4. d", "c\nd"],
  ["a list from an item's number", "<ol><li value=7>g</ol>", "7. g", "g"],
  ["a list in a list without an item", "<ul><li>a</li><ul><li>b</li></ul></ul>", "- a\n  - b", "a\nb"],
  ["items without a list", "<li>a<li>b", "- a\n- b", "a\nb"],
  ["tasks", "<ul><li><input type=checkbox checked> a<li><p><input type=checkbox> b</ul>", "- [x] a\n- [ ] b", "a\nb"],
  ["a definition list", "<dl><dt>T<dd>D</dl>", "**T**  \nD", "T\nD"],
  ["quotes", "<blockquote>a<blockquote>b</blockquote></blockquote>", "> a\n>\n> > b", "a\n\nb"],
  ["a rule", "a<hr>b", "a\n\n---\n\nb", "a\n\nb"],
  [
    "code",
    "<pre><code class='language-ts'>if (a) {\n\tb;\n}\n</code></pre>",
    "```ts\nif (a) {\n\tb;\n}\n```",
    "if (a) {\n\tb;\n}",
  ],
  ["code without a language", "<pre class='language-none'>  a\n  b</pre>", "```\n  a\n  b\n```", "  a\n  b"],
  ["code with marks and breaks", "<pre>a <b>b</b><br>c<div>d</div>e</pre>", "```\na b\nc\nd\ne\n```", "a b\nc\nd\ne"],
  ["code of several lines", "<code>a<br>b</code>", "```\na\nb\n```", "a\nb"],
  ["white space that counts", "<p style='white-space: pre-wrap'>a  b\n\tc</p>", "a b  \nc", "a  b\n\tc"],
  ["something folded", "<details><summary>More</summary><p>in</p></details>", "**More**\n\nin", "More\n\nin"],
  ["inline quotes", "<q>a</q>", "“a”"],
  ["ruby", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢(kan)"],
  ["a place to break a word", "exam<wbr>ple", "example"],
  [
    "what is no content",
    "<button>b</button><span role=button>r</span><select><option>o</select><input value=i><textarea>t</textarea><svg><text>s</text></svg><style>x{}</style><script>y</script><template>z</template>a",
    "a",
  ],
];

describe("plain HTML", () => {
  it.each(rows)("%s", (_, html, markdown, text = markdown) => {
    expect(read(html)).toEqual({ text, markdown });
  });
});

describe("links", () => {
  const links: typeof rows = [
    ["absolute", "<a href='https://example.com/a?b=1&c'>x</a>", "[x](https://example.com/a?b=1&c)", "x"],
    ["relative to the page", "<a href='../x#y'>x</a>", "[x](https://app.example.com/x#y)", "x"],
    [
      "as its own text",
      "<a href='https://example.com'>https://example.com</a>",
      "<https://example.com>",
      "https://example.com",
    ],
    ["mail", "<a href='mailto:ada@example.com'>ada@example.com</a>", "<ada@example.com>", "ada@example.com"],
    ["script", "<a href='java\nscript:alert(1)'>x</a>", "x"],
    ["data and blobs", "<a href='data:text/html,x'>x</a> <a href='blob:https://example.com/1'>y</a>", "x y"],
    ["no text", "a<a href='https://example.com'> </a>b", "a b"],
    [
      "blanks and brackets",
      "<a href='https://example.com/a b(c)'>[x]</a>",
      "[\\[x\\]](https://example.com/a%20b(c))",
      "[x]",
    ],
    [
      "blocks",
      "<a href='https://example.com'><div>a</div><div>b</div></a>",
      "[a](https://example.com)  \n[b](https://example.com)",
      "a\nb",
    ],
    ["hidden characters", "<a href='https://exam\u200Bple.com/'>x</a>", "[x](https://example.com/)", "x"],
  ];
  it.each(links)("%s", (_, html, markdown, text = markdown) => {
    expect(read(html)).toEqual({ text, markdown });
  });
});

describe("images", () => {
  const images: typeof rows = [
    ["by its words", "<img alt='A chart' src='/c.png'>", "![A chart](https://app.example.com/c.png)", "A chart"],
    ["an emoji", "Hi <img alt='👋🏽' src='/1f44b.png'>", "Hi 👋🏽"],
    ["without words", "a<img alt='' src=x><img src=y>b", "ab"],
    ["inside the page", "<img alt='A chart' src='data:image/png;base64,AA'>", "A chart"],
  ];
  it.each(images)("%s", (_, html, markdown, text = markdown) => {
    expect(read(html)).toEqual({ text, markdown });
  });
});
