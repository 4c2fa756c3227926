import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, type Field, labelled, list, self, text, zipped } from "../index.js";
import { openSnapshot } from "../node.js";

function read(field: Field<unknown>, html: string) {
  const view = defineView({
    name: "shop.page",
    record: z.object({ it: z.unknown() }),
    root: ["body"],
    fields: { it: field },
  });
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://shop.example.com/", parsers: [parser] });
  const [found] = extract(page).views;
  if (!found) throw new Error("no view");
  const { it: value } = found.status === "ok" ? found.record : found.partial;
  return { it: value, health: found.health.fields, problems: found.status === "ok" ? [] : found.problems };
}

const ids = (selectors: string[], options = {}) => list<string>(selectors, options, attr("id", self));

describe("a list", () => {
  it("is the union of its selectors in document order, each element once", () => {
    const { it: found, health } = read(
      ids([".new", ".old"]),
      "<p class=old id=a><p class=new id=b><p class='old new' id=c>",
    );
    expect(found).toEqual(["a", "b", "c"]);
    expect(health["it"]).toEqual({ reads: 1, hits: [2, 1], empty: 0, missed: 0 });
  });

  it("takes the outermost of nested items", () => {
    expect(read(ids(["div"]), "<div id=a><div id=b></div></div><div id=c></div>").it).toEqual(["a", "c"]);
  });

  it("is empty, not absent, where there is no element", () => {
    const { it: found, health } = read(ids([".new", ".old"]), "");
    expect(found).toEqual([]);
    expect(health["it"]).toEqual({ reads: 1, hits: [0, 0], empty: 0, missed: 1 });
  });

  it("leaves hidden items out, unless they say something", () => {
    const html = "<p id=a hidden><p id=b><p id=c style='display:none'>";
    expect(read(ids(["p"]), html).it).toEqual(["b"]);
    expect(read(ids(["p"], { hidden: "keep" }), html).it).toEqual(["a", "b", "c"]);
  });

  it("leaves out what is none, and later copies of the same item", () => {
    expect(read(ids(["p"], { not: [".ad"] }), "<p id=a><p id=b class=ad>").it).toEqual(["a"]);
    const table = { id: attr("data-id", self), name: text(self) };
    const unique = list<{ id: string; name: string }>(["p"], { key: "id", unique: true }, table);
    expect(read(unique, "<p data-id=1>a</p><p data-id=2>b</p><p data-id=1>again</p>").it).toEqual([
      { id: "1", name: "a" },
      { id: "2", name: "b" },
    ]);
  });

  it("loses one item to broken code, not all, and tells", () => {
    const field = list<string>(
      ["p"],
      {},
      text(self).map((shown) => {
        if (shown === "b") throw new TypeError("no b");
        return shown;
      }),
    );
    const { it: found, problems } = read(field, "<p>a</p><p>b</p><p>c</p>");
    expect(found).toEqual(["a", "c"]);
    expect(problems).toMatchObject([{ code: "read-failed", field: "it[]", message: "reading threw TypeError" }]);
  });
});

describe("labelled pairs", () => {
  const pairs = labelled<string | null>(["dd.new", "dd.old"], {
    label: attr("title", self),
    value: text(self).blank(null),
  });

  it("are a union in document order; the first pair of a label counts", () => {
    const { it: found, health } = read(
      pairs,
      "<dd class=old title=A>1</dd><dd class=new title=B>2</dd><dd class=new title=A>3</dd>",
    );
    expect(found).toEqual({ A: "1", B: "2" });
    expect(Object.keys(found as object)).toEqual(["A", "B"]);
    expect(health["it"]).toEqual({ reads: 1, hits: [2, 1], empty: 0, missed: 0 });
  });

  it("leave out what is hidden or has no label, and keep a blank that the table names", () => {
    const html = "<dd class=new title=A hidden>1</dd><dd class=new>2</dd><dd class=new title=C></dd>";
    expect(read(pairs, html).it).toEqual({ C: null });
  });

  it("keep a label that is the name of something every object has", () => {
    const html = "<dd class=new title=__proto__>1</dd><dd class=new title=constructor>2</dd>";
    const { it: found } = read(pairs, html) as { it: Record<string, string> };
    expect(Object.entries(found)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe("zipped cells", () => {
  const cells = zipped<string>(["td"], { headers: ["th"], label: attr("data-name", self), value: text(self) });

  it("go by the header at their position, hidden ones counted", () => {
    const head = "<tr><th data-name=a>A<th data-name=b hidden>B<th data-name=c>C";
    const html = `<table>${head}<tr><td>1<td hidden>2<td>3</table>`;
    expect(read(cells, html).it).toEqual({ a: "1", c: "3" });
    expect(read(cells, `<table>${head}</table>`).it).toEqual({});
  });
});
