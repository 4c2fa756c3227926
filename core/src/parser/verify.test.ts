import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  attr,
  defineParser,
  defineView,
  extract,
  type Field,
  group,
  labelled,
  list,
  moment,
  oneOf,
  type Parser,
  seen,
  self,
  text,
} from "../index.js";
import { openSnapshot } from "../node.js";

const page = (html: string, parser: Parser) =>
  openSnapshot(`<!doctype html><body>${html}`, { url: "https://shop.example.com/", parsers: [parser] });

function read<S extends z.ZodObject>(
  record: S,
  fields: Record<string, Field<unknown>>,
  html: string,
  more: object = {},
) {
  const view = defineView({ name: "shop.page", record, root: ["main"], fields: fields as never, ...more });
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
  const { outcome, views } = extract(page(`<main>${html}</main>`, parser));
  const [found] = views;
  if (!found) throw new Error("no view");
  return {
    outcome,
    ...(found.status === "ok"
      ? { record: found.record, partial: undefined, problems: [] }
      : { record: undefined, partial: found.partial, problems: found.problems }),
  };
}

const Item = z.object({
  id: z.string(),
  price: z.string(),
  at: z.object({ text: z.string(), iso: z.iso.date().optional() }).optional(),
});
const items = list<z.output<typeof Item>>(
  ["li"],
  { key: "id" },
  {
    id: attr("id", self),
    price: text(".price", seen("2026-08", ".x9")),
    at: moment({ text: text("time"), iso: attr("datetime", "time") }),
  },
);

describe("a field that the record demands", () => {
  it("and the page lacks degrades the view, says where, and keeps the rest", () => {
    const html = "<ul><li id=a><b class=price>7</b></li><li id=b></li></ul>";
    const { outcome, partial, problems } = read(z.object({ items: z.array(Item) }), { items }, html);
    expect(outcome).toBe("degraded");
    expect(partial).toEqual({ items: [{ id: "a", price: "7" }, { id: "b" }] });
    expect(problems).toEqual([
      {
        code: "field-lost",
        view: "shop.page",
        layout: "default",
        field: "items[1].price",
        message: "items[1].price was not found by 2 selectors",
        tried: [
          { selector: ".price", matched: 1 },
          { selector: ".x9", matched: 0 },
        ],
        place: "html(2) > body(1) > main(1)",
      },
    ]);
  });

  it("and is of another shape is told, and left out", () => {
    const html = "<li id=a><b class=price>7</b><time datetime=tomorrow>Tue</time></li>";
    const { partial, problems } = read(z.object({ items: z.array(Item) }), { items }, html);
    expect(partial).toEqual({ items: [{ id: "a", price: "7", at: { text: "Tue" } }] });
    expect(problems).toMatchObject([
      { code: "field-invalid", field: "items[0].at.iso", tried: [{ selector: "time", matched: 1 }] },
    ]);
  });

  it("takes a wrong item out of a list of plain values", () => {
    const record = z.object({ labels: z.array(z.enum(["a", "b"])) });
    const { partial, problems } = read(
      record,
      { labels: list<string>(["i"], {}, text(self)) },
      "<i>a</i><i>x</i><i>b</i><i>y</i>",
    );
    expect(partial).toEqual({ labels: ["a", "b"] });
    expect(problems.map(({ field }) => field)).toEqual(["labels[1]", "labels[3]"]);
    expect(problems[0]?.tried).toEqual([{ selector: ":scope", matched: 1 }]);
  });
});

describe("a problem", () => {
  const record = z.object({ cells: z.record(z.string(), z.object({ size: z.enum(["S", "L"]) })) });
  const cells = labelled(["dd"], { label: attr("title", self), value: group<{ size: string }>({ size: text(self) }) });

  it("holds no word of the page: a column's label is one", () => {
    const { problems, partial } = read(
      record,
      { cells },
      "<dd title='Salary of Ada. [net]'>huge</dd><dd title=ok>S</dd>",
    );
    expect(problems).toMatchObject([{ field: "cells.*.size", tried: [{ selector: ":scope", matched: 1 }] }]);
    expect(JSON.stringify(problems)).not.toMatch(/Ada|Salary|huge/);
    expect(partial).toEqual({ cells: { "Salary of Ada. [net]": {}, ok: { size: "S" } } });
  });
});

describe("an expectation of a view", () => {
  const record = z.object({ items: z.array(Item) });
  const expectation = {
    says: "an item costs something",
    fields: ["items.price"],
    holds: ({ items }: z.output<typeof record>) => items.every(({ price }) => price !== "0"),
  };
  const html = (price: string) => `<li id=a><b class=price>${price}</b></li>`;

  it("that holds says nothing; one that does not degrades the view", () => {
    expect(read(record, { items }, html("7"), { expect: [expectation] }).outcome).toBe("ok");
    const { outcome, problems, partial } = read(record, { items }, html("0"), { expect: [expectation] });
    expect(outcome).toBe("degraded");
    expect(partial).toEqual({ items: [{ id: "a", price: "0" }] });
    expect(problems).toMatchObject([
      {
        code: "expectation",
        field: "items.price",
        message: "it does not hold that an item costs something",
        tried: [
          { selector: ".price", matched: 1 },
          { selector: ".x9", matched: 0 },
        ],
      },
    ]);
  });

  it("names each selector of its fields once, those of alternatives too", () => {
    const shown = z.object({
      who: z.string().optional(),
      at: z.object({ text: z.string(), full: z.string().optional() }).optional(),
    });
    const fields = {
      who: oneOf(text(".who"), text(".by")),
      at: moment({ text: text("time"), full: attr("title", "time") }),
    };
    const told = { says: "somebody did it at some time", fields: ["who", "at"], holds: () => false };
    expect(read(shown, fields, "<time></time>", { expect: [told] }).problems[0]?.tried).toEqual([
      { selector: ".who", matched: 0 },
      { selector: ".by", matched: 0 },
      { selector: "time", matched: 1 },
    ]);
  });

  it("does not hold when its own code breaks", () => {
    const broken = {
      ...expectation,
      holds: () => {
        throw new Error("oops");
      },
    };
    expect(read(record, { items }, html("7"), { expect: [broken] }).problems).toMatchObject([{ code: "expectation" }]);
  });
});

describe("code that a page breaks", () => {
  it("costs the field, is told, and throws nothing", () => {
    const record = z.object({ id: z.string(), data: z.unknown().optional() });
    const fields = { id: attr("id", "li"), data: attr("data-json", "li").map((json) => JSON.parse(json) as unknown) };
    expect(read(record, fields, `<li id=a data-json='{"x":1}'>`)).toMatchObject({ record: { data: { x: 1 } } });
    expect(read(record, fields, "<li id=a data-json='{x'>")).toMatchObject({
      outcome: "degraded",
      partial: { id: "a" },
      problems: [
        {
          code: "read-failed",
          field: "data",
          message: "reading threw SyntaxError",
          tried: [{ selector: "li", matched: 1 }],
        },
      ],
    });
  });

  it("is told of the account too, and the views are read", () => {
    const view = defineView({ name: "shop.page", record: z.object({}), root: ["main"], fields: {} });
    const account = attr("title", "header").map((): { name: string } => {
      throw new TypeError("no");
    });
    const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view], account });
    expect(extract(page("<header title=Ada></header><main></main>", parser))).toMatchObject({
      outcome: "ok",
      problems: [{ code: "read-failed", view: "shop.account", field: "account" }],
    });
  });

  it("differs from a selector that is none: that is a mistake, and is thrown", () => {
    expect(() => read(z.object({ a: z.string().optional() }), { a: text("li:::x") }, "<li>")).toThrow(
      "is not a selector",
    );
  });
});

describe("the account", () => {
  it("is never read where somebody wrote", () => {
    const view = defineView({
      name: "shop.page",
      record: z.object({}),
      root: ["main"],
      authored: [".body"],
      fields: {},
    });
    const account = attr("title", ".me").map((name) => ({ name }));
    const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view], account });
    const html =
      "<main><div class=body><p class=me title=Mallory></p></div></main><footer><p class=me title=Ada></p></footer>";
    expect(extract(page(html, parser)).account).toEqual({ name: "Ada" });
  });
});
