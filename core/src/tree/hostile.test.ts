import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { readTree } from "./read.js";

/** A page that is made to be hard to read: it has to be read all the same, in one go and to the end. */
const read = (html: string) => {
  const tree = readTree(openSnapshot(`<title>T</title>${html}<button>Last</button>`, { url: "https://example.com/" }));
  const { text } = tree;
  expect(JSON.stringify(tree.nodes)).toContain('"Last"');
  return { ...tree, text, size: text.length };
};

const DEEP = 10_000;
const WIDE = 100_000;

describe("a hostile page", { timeout: 60_000 }, () => {
  it.each([
    ["div", `<div>`.repeat(DEEP)],
    ["list", `<ul><li>`.repeat(DEEP)],
    ["named groups", `<div role=group aria-label=x>`.repeat(DEEP)],
    ["buttons in buttons", `<span role=button tabindex=0>x`.repeat(DEEP)],
    ["items named by all below", `<div role=treeitem>x`.repeat(DEEP / 10)],
    ["headers of nothing", `<header>`.repeat(DEEP)],
    ["labels", `<label>`.repeat(DEEP)],
  ])("of %s, ten thousand deep", (_, html) => {
    expect(JSON.stringify(read(`${html}deep`).nodes)).toContain("deep");
  });

  it("with a hundred thousand siblings", () => {
    expect(read("<i>x</i>".repeat(WIDE)).size).toBeLessThan(WIDE * 2);
    expect(read(`<ul>${"<li>x".repeat(WIDE)}</ul>`).text).toContain(`! ${WIDE - 500} more here`);
  });

  it("with a table of a hundred thousand header cells in a row", () => {
    expect(read(`<table><tr>${"<th>x".repeat(WIDE / 10)}<td>y</table>`).size).toBeGreaterThan(WIDE / 10);
  });

  it("whose parts own each other", () => {
    const cycle = `<div id=a role=group aria-label=A aria-owns=b>a</div><div id=b role=group aria-label=B aria-owns="c a">b</div><div id=c role=group aria-label=C aria-owns="a c">c</div>`;
    const { text } = read(cycle);
    for (const name of ['"A"', '"B"', '"C"']) expect(text.split(name)).toHaveLength(2);
    read(
      Array.from(
        { length: 3000 },
        (_, i) => `<div id=o${i} aria-owns="${`o${(i + 1) % 3000} `.repeat(20)}">x</div>`,
      ).join(""),
    );
  });

  it("whose labels refer to each other", () => {
    const loop = Array.from(
      { length: 2000 },
      (_, i) => `<button id=l${i} aria-labelledby="l${(i + 1) % 2000} l${i}">${i}</button>`,
    ).join("");
    expect(read(loop).size).toBeGreaterThan(2000);
    const chain = Array.from({ length: 2000 }, (_, i) => `<label for=c${i}>n${i} <input id=c${i + 1}></label>`).join(
      "",
    );
    expect(read(`<input id=c0>${chain}`).size).toBeGreaterThan(2000);
  });

  it("whose controls all share one enormous label", () => {
    const label = "word ".repeat(100_000);
    const { text } = read(`<p id=big>${label}</p>${`<button aria-labelledby=big></button>`.repeat(2000)}`);
    expect(text.length).toBeLessThan(5_000_000);
  });

  it("with megabytes in its attributes", () => {
    const huge = "x".repeat(2_000_000);
    expect(
      read(
        `<div class="${"a ".repeat(500_000)}" style="${"color:red;".repeat(100_000)}" aria-label="${huge}" role="${"y ".repeat(500_000)}group" aria-labelledby="${"z ".repeat(500_000)}">x</div>`,
      ).size,
    ).toBeLessThan(10_000);
  });

  it("with style sheets that nest and repeat", () => {
    read(
      `<style>${".a{".repeat(5000)}display:none${"}".repeat(5000)}</style><style>${".b .c{display:none}".repeat(20_000)}</style><p class="b c">x</p>`,
    );
  });
});
