import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, list, type Page, type Parser, self, text, url } from "../index.js";
import { openSnapshot } from "../node.js";
import { applyPatch } from "./apply.js";
import { compareReadings } from "./compare.js";
import { describeDrift } from "./describe.js";
import { diagnose } from "./diagnose.js";

const URL = "https://shop.example.com/orders";
const Order = z.object({ id: z.string(), buyer: z.string(), note: z.string().optional(), link: z.string().optional() });
type Order = z.output<typeof Order>;

const orders = defineView({
  name: "shop.orders",
  record: z.object({ title: z.string(), orders: z.array(Order) }),
  route: /^\/orders/,
  root: [".pane"],
  fields: {
    title: text(".hP"),
    orders: list<Order>(
      [".row"],
      { key: "id" },
      { id: attr("data-id", self), buyer: text(".who"), note: text(".note"), link: url("a.open") },
    ),
  },
});
const shop = defineParser({
  platform: "shop",
  matches: ["https://shop.example.com/*"],
  views: [orders],
  states: { "signed-out": { shows: ["#login"] }, blocked: { shows: ["#captcha"] }, loading: { shows: [".spinner"] } },
});

const row = (id: number, who: string, note = "", more = "") =>
  `<div class=row data-id=${id}${more}><img alt=""><p><b class=who title=t>${who}</b><i>new</i></p>${note && `<em class=note lang=en>${note}</em>`}<a class=open href=/o/${id}>Open</a></div>`;
const page = (rows: string) =>
  `<!doctype html><title>Orders</title><nav><h2>Menu</h2><a href=/x>Start</a></nav><main class=pane><h2 class=hP data-heading>March 2026</h2><section role=list>${rows}</section></main>`;
const ORDERS = page(row(1, "Ada Byron", "Leave at the door") + row(2, "Bo Lind") + row(3, "Cy Roe", "Ring twice"));
const open = (html: string, parser: Parser = shop): Page => openSnapshot(html, { url: URL, parsers: [parser] });
const renamed = (html: string, names: Record<string, string>): string =>
  html.replace(/class=(\w+)/g, (all, name: string) => (names[name] ? `class=${names[name]}` : all));
const drift = (html: string) => diagnose(open(ORDERS), open(html), shop, { month: "2026-11" });
const causes = (html: string) => drift(html).views[0]?.fields.map(({ field, state }) => `${state} ${field}`);

describe("a page that changed", () => {
  it("in nothing is the same", () => {
    expect(drift(ORDERS).views).toEqual([{ view: "shop.orders", layout: "default", verdict: "same", fields: [] }]);
  });

  it("in what it says is the same: other people, more of them, fewer optional parts", () => {
    const other = page(row(7, "Eve Stone") + row(8, "Finn Oak") + row(9, "Gil Ash") + row(10, "Hal Elm"));
    expect(drift(other).views[0]?.verdict).toBe("same");
  });

  it("in its classes is broken; each cause has the right element first, with the month it was seen", () => {
    const { views, patch } = drift(renamed(ORDERS, { who: "x9q", hP: "zz1" }));
    expect(views[0]?.verdict).toBe("broken");
    expect(views[0]?.fields.map(({ field, state }) => [field, state])).toEqual([
      ["title", "lost"],
      ["orders[].buyer", "lost"],
    ]);
    expect(patch?.changes.map(({ field, selectors }) => [field, selectors])).toEqual([
      ["title", ["[data-heading]"]],
      ["orders[].buyer", ["[title]"]],
    ]);
  });

  it("in a list is told once, for all that stands in it", () => {
    const { views } = drift(renamed(ORDERS, { row: "q1", who: "q2", note: "q3" }));
    expect(views[0]?.fields[0]).toMatchObject({
      field: "orders",
      affects: ["orders[].id", "orders[].buyer", "orders[].note", "orders[].link"],
    });
  });

  it("in an optional field that is still there is drifted", () => {
    expect(causes(renamed(ORDERS, { note: "q3" }))).toEqual(["lost orders[].note"]);
    expect(drift(renamed(ORDERS, { note: "q3" })).views[0]?.verdict).toBe("drifted");
  });

  it("in its root is one line, and what is like it is found", () => {
    const { views } = drift(renamed(ORDERS, { pane: "q7", who: "q2" }));
    expect(views[0]?.fields.map(({ field, state }) => [field, state])).toEqual([
      ["(root)", "root-lost"],
      ["orders[].buyer", "lost"],
    ]);
    expect(views[0]?.fields[0]?.affects).toContain("title");
  });

  it("in the root of several boxes around one another finds the right one", () => {
    const boxes = "<div>".repeat(7);
    const boxed = ORDERS.replace("<main class=pane>", `${boxes}<div class=wide><div class=pane>`).replace(
      "</main>",
      "</div>".repeat(9),
    );
    const { patch } = diagnose(open(boxed), open(renamed(boxed, { pane: "inner" })), shop);
    expect(patch?.changes).toMatchObject([{ field: "(root)", selectors: [".inner"] }]);
  });

  it("reads right again with the patch, at run time", () => {
    const html = renamed(ORDERS, { pane: "q7", row: "q1", who: "q2", note: "q3", open: "q4", hP: "q5" });
    const mended = applyPatch(shop, JSON.parse(JSON.stringify(drift(html).patch)));
    const [before, after] = [extract(open(ORDERS)), extract(open(html, mended))].map(({ views }) => views[0]);
    expect(after).toMatchObject({ status: "ok", record: before?.status === "ok" ? before.record : {} });
    expect(extract(open(ORDERS, mended)).outcome).toBe("ok");
  });
});

describe("a page that shows something else", () => {
  const verdicts = (html: string) => drift(html).views.map(({ verdict, reason }) => [verdict, reason]);
  it("is not comparable, and says why", () => {
    expect(verdicts("<form id=login><input></form>")).toEqual([["not-comparable", "the page asks to sign in"]]);
    expect(verdicts("<div id=captcha>?</div>")).toEqual([
      ["not-comparable", "the page is blocked: a captcha or an error"],
    ]);
    expect(verdicts("<p class=spinner>…</p>")).toEqual([["not-comparable", "the page is still loading"]]);
    expect(verdicts(page(""))).toEqual([["not-comparable", "empty: orders holds nothing"]]);
  });
});

describe("what a reading tells alone", () => {
  const html = renamed(ORDERS, { hP: "zz1" });
  it("compares by health, not by values", () => {
    const [before, after] = [extract(open(ORDERS)), extract(open(html))];
    expect(compareReadings(before, after)[0]).toMatchObject({
      verdict: "broken",
      fields: [{ field: "title", state: "lost", tried: [{ selector: ".hP", matched: 0 }] }],
    });
  });

  it("holds no word of the page, also when the root is lost", () => {
    for (const source of [html, renamed(ORDERS, { pane: "q" }), renamed(ORDERS, { who: "q" })]) {
      const report = describeDrift(extract(open(source)));
      expect(report.verdict).toBe("broken");
      expect(JSON.stringify(report)).not.toMatch(/Ada|Byron|March|Orders|door|example\.com/);
    }
  });
});
