import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readRichText } from "./index.js";

function read(html: string) {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/" });
  return readRichText(openReading(page), page.document.body);
}

it("keeps the head, lines in a cell and pipes", () => {
  const table =
    "<table><thead><tr><td>Key<td>Value</thead><tr><td>a | b<td><p>one</p><p>two <b>2</b></p><tr><td><code>x|y</code><td></table>";
  expect(read(table)).toEqual({
    markdown: "| Key | Value |\n| - | - |\n| a \\| b | one<br>two **2** |\n| `x\\|y` | |",
    text: "Key\tValue\na | b\tone two 2\nx|y",
  });
});

it("takes header cells for a head, and gives a table without one an empty head", () => {
  expect(read("<table><tr><th>a<th>b<tr><td>1<td>2</table>").markdown).toBe("| a | b |\n| - | - |\n| 1 | 2 |");
  expect(read("<table><tr><td>1<td>2<tr><td>3<td>4</table>").markdown).toBe("| | |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |");
  expect(read("<table><tr><th>a<td>1<tr><th>b<td>2</table>").markdown).toBe("| | |\n| - | - |\n| a | 1 |\n| b | 2 |");
});

it("puts spanning cells in their place and drops columns in which nothing begins", () => {
  const table =
    "<table><tr><th colspan=9>All<th>Last<tr><td rowspan=2>r<td colspan=8>1<td>x<tr><td colspan=8>2<td>y</table>";
  expect(read(table).markdown).toBe("| All | | Last |\n| - | - | - |\n| r | 1 | x |\n| | 2 | y |");
});

it("writes lists and code in a cell as lines", () => {
  const table = "<table><tr><th>a<th>b<tr><td><ul><li>x<li>y</ul><td><pre>p\nq</pre></table>";
  expect(read(table).markdown).toBe("| a | b |\n| - | - |\n| - x<br>- y | `p`<br>`q` |");
});

it("reads a table that lays out a mail as what it shows, line by line", () => {
  const mail =
    "<table><tr><td><table role=presentation><tr><td>Logo<td>Menu</table><tr><td><h1>Title</h1><p>Text</p></table>";
  expect(read(mail).markdown).toBe("Logo\n\nMenu\n\n# Title\n\nText");
  expect(read("<table><tr><th>a<th><table><tr><td>b<td>c</table></table>").markdown).toBe("a\n\nb\n\nc");
  expect(read("<table><tr><td>one cell</table>").markdown).toBe("one cell");
  expect(read("<table><tr><td>one row<td>two</table>").markdown).toBe("one row\n\ntwo");
});

it("keeps a table of data inside of one that lays out", () => {
  const html = "<table><tr><td><table><tr><th>a<th>b<tr><td>1<td>2</table><tr><td>after</table>";
  expect(read(html).markdown).toBe("| a | b |\n| - | - |\n| 1 | 2 |\n\nafter");
});

it("has its caption before it and leaves out rows that show nothing", () => {
  const html = "<table><caption>Cap</caption><tr><th>a<th>b<tr><td><td> <tr><td>1<td>2</table>";
  expect(read(html).markdown).toBe("Cap\n\n| a | b |\n| - | - |\n| 1 | 2 |");
});
