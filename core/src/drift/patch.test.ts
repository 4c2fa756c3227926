import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, flag, list, oneOf, read, self, text } from "../index.js";
import { openSnapshot } from "../node.js";
import { applyPatch } from "./apply.js";
import { fieldPaths } from "./paths.js";

const view = (layout: string, root: string) =>
  defineView({
    name: "desk.form",
    layout,
    record: z.object({
      title: z.string(),
      kind: z.string().optional(),
      open: z.boolean().optional(),
      hatch: z.string().optional(),
      rows: z.array(z.object({ id: z.string() })),
    }),
    root: [root],
    fields: {
      title: text(".t"),
      kind: oneOf(text(".k"), attr("data-k", self)),
      open: flag({ on: [".on"], off: [".off"] }),
      hatch: read((_, reader) => reader.first(1)?.tagName, { reads: [".a", ".b"] }),
      rows: list<{ id: string }>([".r"], { given: { key: text(".key") } }, { id: attr("id", self) }),
    },
  });
const desk = defineParser({
  platform: "desk",
  matches: ["https://desk.example.com/*"],
  proof: [".proof"],
  views: [view("default", "main"), view("old", "article")],
});
const change = (field: string, selectors: unknown[], more = {}) => ({
  patch: 1,
  platform: "desk",
  changes: [{ view: "desk.form", field, selectors, ...more }],
});
const renamed = (from: string, to: string, more = {}) => ({
  patch: 1,
  platform: "desk",
  renamed: [{ from, to, ...more }],
});
const titleOf = (parser: typeof desk, html: string): unknown => {
  const read = extract(openSnapshot(html, { url: "https://desk.example.com/", parsers: [parser] })).views[0];
  return read?.status === "ok" ? read.record.title : undefined;
};

describe("applyPatch", () => {
  it("makes a new parser and changes none", () => {
    const before = JSON.stringify(desk);
    const mended = applyPatch(desk, change("title", [".new"]));
    expect(titleOf(mended, "<main><b class=new>x</b></main>")).toBe("x");
    expect(titleOf(mended, "<main><b class=t>own stays</b></main>")).toBe("own stays");
    expect(titleOf(desk, "<main><b class=new>x</b></main>")).toBeUndefined();
    expect(JSON.stringify(desk)).toBe(before);
  });

  it("reaches one layout, the root, a list's rows, and addresses given later", () => {
    const old = applyPatch(desk, change("title", [".new"], { layout: "old" }));
    expect(titleOf(old, "<article><b class=new>x</b></article>")).toBe("x");
    expect(titleOf(old, "<main><b class=new>x</b></main>")).toBeUndefined();
    expect(titleOf(applyPatch(desk, change("(root)", ["section"])), "<section><b class=t>x</b></section>")).toBe("x");
    const both = applyPatch(applyPatch(desk, change("title", [".n1"])), change("title", [".n2"]));
    expect(titleOf(both, "<main><b class=n1>x</b></main>")).toBe("x");
    const elsewhere = applyPatch(desk, change("title", [".new"])).on("https://own.example.org/*");
    const page = openSnapshot("<main class=proof><b class=new>x</b></main>", {
      url: "https://own.example.org/",
      parsers: [elsewhere],
    });
    expect(extract(page).views[0]).toMatchObject({ status: "ok", record: { title: "x" } });
  });

  it("stands beside a selector that means something by its place", () => {
    const mended = applyPatch(desk, change("hatch", [".c"], { position: 1 }));
    const read = extract(
      openSnapshot("<main><b class=t>x</b><u class=c></u></main>", {
        url: "https://desk.example.com/",
        parsers: [mended],
      }),
    );
    expect(read.views[0]).toMatchObject({ record: { hatch: "U" } });
  });

  it("takes new names wherever the table goes by the old ones, and both stay", () => {
    const mended = applyPatch(applyPatch(desk, renamed(".t", ".new")), renamed(".t", ".newer"));
    for (const name of ["t", "new", "newer"]) expect(titleOf(mended, `<main><b class=${name}>x</b></main>`)).toBe("x");
    expect(titleOf(mended, "<main><b class=other>x</b></main>")).toBeUndefined();
    const both = applyPatch(desk, { ...renamed(".proof", ".proven"), ...change("title", [".new"]) });
    const elsewhere = both.on("https://own.example.org/*");
    const page = openSnapshot("<main class=proven><b class=new>x</b></main>", {
      url: "https://own.example.org/",
      parsers: [elsewhere],
    });
    expect(extract(page).views[0]).toMatchObject({ status: "ok", record: { title: "x" } });
  });

  it.each([
    ["another platform", { ...change("title", [".x"]), platform: "gmail" }, /for gmail/],
    [
      "an unknown view",
      { ...change("title", [".x"]), changes: [{ view: "desk.x", field: "title", selectors: [".x"] }] },
      /no view desk\.x/,
    ],
    ["an unknown field", change("nothing", [".x"]), /no field nothing/],
    ["a field without selectors", change("kind", [".x"]), /no selectors of its own/],
    ["a hatch without a position", change("hatch", [".x"]), /needs a position/],
    ["a two-sided flag without a position", change("open", [".x"]), /needs a position/],
    ["no selectors", change("title", []), /selectors/],
    ["code", change("title", [".x"], { map: "value => fetch(value)" }), /selectors and nothing else/],
    ["an attribute to read", change("title", [{ css: ".x", attr: "value" }]), /changes\.0\.selectors\.0/],
    ["matches", { ...change("title", [".x"]), matches: ["<all_urls>"] }, /selectors and nothing else/],
    ["nothing", { patch: 1, platform: "desk" }, /changes nothing/],
    ["a rename of a value", renamed('[data-a="x"]', '[data-a="y"]'), /only one \[attribute\]/],
    ["a rename of two names", renamed("[data-a], .x", "[data-b]"), /only one \[attribute\]/],
    ["a rename of a common tag", renamed("div", "span"), /only one \[attribute\]/],
    ["a rename to another kind", renamed("[data-a]", ".b"), /stays an attribute/],
    ["a rename to a token's name", renamed("[data-a]", "[data-csrf-token]"), /key or token/],
    ["a rename with more in it", renamed("[data-a]", "[data-b]", { map: "x => x" }), /selectors and nothing else/],
    ["no patch", "title", /the patch/],
    ["another version", { ...change("title", [".x"]), patch: 2 }, /patch/],
    ...[
      "",
      "a:contains(x)",
      "a::before",
      "> a",
      "a >",
      "a[x!=y]",
      "a[level=2]",
      "a:hover",
      "a{}",
      "a;b",
      "<b>",
      "a:not()",
      "a:nth-child(x)",
      "[",
      ".1a",
      "a".repeat(1001),
    ].map((css) => [`"${css.slice(0, 20)}"`, change("title", [css]), /selector|too_small|>=1/i] as const),
  ] as readonly (readonly [string, unknown, RegExp])[])("refuses %s", (_, patch, reason) => {
    expect(() => applyPatch(desk, patch)).toThrow(reason);
  });

  it("takes every selector that tables have", () => {
    for (const css of [
      ":scope",
      ":scope.zE",
      "a >>> b",
      "#sys\\.{name}",
      ':is(.a, [b="c d"]) > i:nth-of-type(2)',
      "[role=main]:has(> h2)",
      ":nth-child(2 of li)",
    ])
      expect(() => applyPatch(desk, change("title", [css]))).not.toThrow();
  });
});

it("knows every field by its path", () => {
  expect([...fieldPaths(desk.views[0]).keys()]).toEqual([
    "title",
    "kind",
    "kind~0",
    "kind~1",
    "open",
    "hatch",
    "rows",
    "rows[].key",
    "rows[].id",
  ]);
});
