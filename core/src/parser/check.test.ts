import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, list, self, text } from "../index.js";
import { openSnapshot } from "../node.js";

const Row = z.object({ id: z.string(), name: z.string() });

const view = defineView({
  name: "shop.rows",
  record: z.object({ rows: z.array(Row) }),
  root: ["main"],
  fields: {
    rows: list<z.output<typeof Row>>(["li"], { key: "id" }, { id: attr("id", self), name: text(".new", ".old") }),
  },
});
const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });

const read = (html: string, check: boolean) =>
  extract(
    openSnapshot(`<!doctype html><main>${html}</main>`, { url: "https://shop.example.com/", parsers: [parser] }),
    { check },
  );

const agreeing = "<li id=a><b class=new>Ann</b><i class=old>Ann</i></li>";
const differing = "<li id=b><b class=new>Bob</b><i class=old>Robert</i></li>";

describe("check mode", () => {
  it("reports selectors that give different values, and degrades nothing", () => {
    const { outcome, problems, views } = read(agreeing + differing, true);
    expect(outcome).toBe("ok");
    expect(views).toMatchObject([{ status: "ok", record: { rows: [{ name: "Ann" }, { name: "Bob" }] } }]);
    expect(problems).toMatchObject([
      {
        code: "disagreement",
        view: "shop.rows",
        field: "rows[].name",
        message: '".old" gives another value than ".new"',
        tried: [
          { selector: ".new", matched: 1 },
          { selector: ".old", matched: 1 },
        ],
      },
    ]);
    expect(JSON.stringify(problems)).not.toMatch(/Bob|Robert/);
  });

  it("is silent where they agree, or one of them finds nothing", () => {
    expect(
      read(`${agreeing}<li id=c><b class=new>Cy</b></li><li id=d><i class=old>Di</i></li>`, true).problems,
    ).toEqual([]);
  });

  it("alone runs all selectors: a live reading stops at the first hit", () => {
    expect(read(differing, false).problems).toEqual([]);
  });

  it("changes no health", () => {
    const health = (check: boolean) => read(agreeing + differing, check).views[0]?.health;
    expect(health(true)).toEqual(health(false));
    expect(health(false)).toEqual({
      root: [1],
      fields: {
        rows: { reads: 1, hits: [2], empty: 0, missed: 0 },
        "rows[].id": { reads: 2, hits: [2], empty: 0, missed: 0 },
        "rows[].name": { reads: 2, hits: [2, 0], empty: 0, missed: 0 },
      },
    });
  });
});
