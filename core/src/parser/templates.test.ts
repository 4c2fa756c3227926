import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  attr,
  byType,
  closest,
  defineParser,
  defineView,
  extract,
  type Field,
  following,
  list,
  self,
  text,
  value,
} from "../index.js";
import { openSnapshot } from "../node.js";

const Row = z.object({ id: z.string(), type: z.string().optional(), value: z.string().optional() });
type Row = z.output<typeof Row>;

function rows(fields: { value: Field<string>; type?: Field<string> }, html: string): Row[] {
  const view = defineView({
    name: "shop.form",
    record: z.object({ table: z.string().optional(), rows: z.array(Row) }),
    root: ["form"],
    fields: {
      table: attr("data-table", self),
      rows: list<Row>(
        [".row"],
        { key: "id" },
        { id: attr("data-id", self), type: fields.type ?? attr("data-type", self), value: fields.value },
      ),
    },
  });
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
  const page = openSnapshot(`<!doctype html>${html}`, { url: "https://shop.example.com/", parsers: [parser] });
  const [found] = extract(page).views;
  if (found?.status !== "ok") throw new Error(JSON.stringify(found));
  return found.record.rows;
}

describe("a template", () => {
  it("is filled with values of its row and of the rows around it", () => {
    const html = "<form data-table=order><p class=row data-id=a></p><input id=order.a value=1></form>";
    expect(rows({ value: value(closest("form", "#{table}\\.{id}")) }, html)).toMatchObject([{ value: "1" }]);
  });

  it("escapes what it is filled with: an id of the page is no selector", () => {
    const html = `<form data-table=order><p class=row data-id='a"], *'></p><p class=row data-id='1:b'></p><input id='1:b' value=2></form>`;
    expect(rows({ value: value(closest("form", "#{id}")) }, html).map((row) => row.value)).toEqual([undefined, "2"]);
    expect(rows({ value: value(closest("form", '[id="{id}"]')) }, html).map((row) => row.value)).toEqual([
      undefined,
      "2",
    ]);
  });

  it("finds nothing while one of its values is not known", () => {
    const html = "<form><p class=row data-id=a></p><input id=order.a value=1></form>";
    expect(rows({ value: value(closest("form", "#{table}\\.{id}")) }, html)[0]).not.toHaveProperty("value");
    const empty = "<form><p class=row data-id=a></p><input name value=1></form>";
    expect(rows({ value: value(closest("form", '[name="{table}"]')) }, empty)[0]).not.toHaveProperty("value");
  });
});

describe("where a selector looks", () => {
  it("following: the next sibling that fits", () => {
    const html = "<form><p class=row data-id=a></p><i></i><p class=more><b>x</b></p><p class=row data-id=b></p></form>";
    expect(rows({ value: text(following(".more", "b")) }, html).map((row) => row.value)).toEqual(["x", undefined]);
  });

  it("closest: the element itself counts, and what stands around it", () => {
    const html =
      "<form><fieldset><legend>One</legend><p class=row data-id=a></p></fieldset><p class=row data-id=b></p></form>";
    expect(rows({ value: text(closest("fieldset", "legend")) }, html).map((row) => row.value)).toEqual([
      "One",
      undefined,
    ]);
    expect(rows({ value: attr("data-id", closest(".row")) }, html).map((row) => row.value)).toEqual(["a", "b"]);
  });
});

describe("byType", () => {
  const byKind = byType("type", { number: attr("data-number", self), "*": text(self) });

  it("reads by the kind that a neighbour names", () => {
    const html =
      "<form><p class=row data-id=a data-type=number data-number=7>seven</p><p class=row data-id=b data-type=word>w</p><p class=row data-id=c>c</p></form>";
    expect(rows({ value: byKind }, html).map((row) => row.value)).toEqual(["7", "w", "c"]);
  });

  it("takes no kind for a member that every object has", () => {
    const html = "<form><p class=row data-id=a data-type=constructor>c</p></form>";
    expect(rows({ value: byKind }, html)).toMatchObject([{ value: "c" }]);
  });

  it("sees a kind that a row around it names", () => {
    const html = "<form data-table=number><p class=row data-id=a data-number=7>seven</p></form>";
    const byTable = byType("table", { number: attr("data-number", self) });
    expect(rows({ value: byTable }, html)).toMatchObject([{ value: "7" }]);
  });
});
