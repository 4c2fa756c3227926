import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, type Field, list, onPage, type Parser, read, self, text } from "../index.js";
import { faultsOf, subjectOf } from "./survive.js";
import { VARIANTS } from "./variants/index.js";

const URL = "https://shop.example.com/orders";
const HTML = `<!doctype html><title>Orders</title>
<header><b id=u1 class=zz9>Signed in as Ada</b></header>
<main class="orders-pane qq1" id=gen17><h1 class="heading aa1" title="Heading">March</h1>
  <section class=list>
    <div class="order k1" data-id=1 aria-label="Unread, Tea"><span class=name>Tea</span> <i class=bb2>New</i></div>
    <div class="order k1" data-id=2 aria-label="Coffee"><span class=name>Coffee</span></div>
  </section>
</main>`;

const Order = z.object({ id: z.string(), name: z.string(), fresh: z.boolean().optional() });
type Order = z.output<typeof Order>;

interface Parts {
  title?: Field<string>;
  id?: Field<string>;
  fresh?: Field<boolean>;
  orders?: string[];
  root?: string;
}

function shop({ title, id, fresh, orders = [".order"], root = ".orders-pane" }: Parts): Parser {
  const item = { id: id ?? attr("data-id", self), name: text(".name"), fresh: fresh ?? text("i").map(() => true) };
  const fields = { title: title ?? text("h1"), orders: list<Order>(orders, { key: "id" }, item) };
  const record = z.object({ title: z.string(), orders: z.array(Order) });
  const view = defineView({ name: "shop.orders", record, route: /^\/orders/, root: [root], fields });
  return defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
}

/** What each change of a page does to a parser, by the change's name; changes that do nothing are left out. */
function faults(parts: Parts, html = HTML): Record<string, string[]> {
  const subject = subjectOf(shop(parts), html, URL);
  const all = VARIANTS.map((variant) => [variant.name, faultsOf(subject, variant)] as const);
  return Object.fromEntries(all.filter(([, wrong]) => wrong.length > 0));
}

const CLASSES = "classes that no selector names are renamed";
const IDS = "generated ids are renumbered";
const WORDS = "words of the interface are in another language";
const ROWS = "another extension's rows stand among the items";
const OLD_VIEW = "a hidden, older copy of each view stands before it";
const OLD_ITEM = "a hidden, older copy of each item stands before it";
const BOXES = "everything has one more box around it";
const NOTHING = "the views stand and hold nothing";
const WORDLESS = "no element holds a word";

it("a parser that stands on what it names is the same after every change, or tells what it lost", () => {
  expect(faults({})).toEqual({});
  expect(faults({ title: text(":scope > h1"), root: "body > .orders-pane" })).toEqual({});
});

describe("a parser that stands on", () => {
  it("a class that it does not name", () => {
    const fresh = read((element) => element.getElementsByClassName("bb2").length > 0, { reads: [] });
    expect(faults({ fresh })).toEqual({ [CLASSES]: ["shop.orders.orders[0].fresh: false, before: true"] });
  });

  it("the classes that it says it reads, is heard", () => {
    const fresh = attr("class", "i").map((classes) => classes === "bb2");
    expect(faults({ fresh })).toEqual({});
  });

  it("a number that a build gave", () => {
    const title = read((element) => (element.id === "gen17" ? "March" : "?"), { reads: [] });
    expect(faults({ title })[IDS]).toEqual(['shop.orders.title: "?", before: "March"']);
  });

  it("a word of the interface", () => {
    const fresh = attr("aria-label", self).map((label) => label.startsWith("Unread"));
    expect(faults({ fresh })).toEqual({ [WORDS]: ["shop.orders.orders[0].fresh: false, before: true"] });
  });

  it("every child being an item", () => {
    expect(faults({ orders: ["section > div"] })[ROWS]).toEqual([
      "views: shop.orders (default, degraded), before: shop.orders (default, ok)",
      ...["orders[0].id", "orders[0].name", "orders[3].id", "orders[3].name"].map(
        (path) => `${path} was not found by 1 selector`,
      ),
    ]);
  });

  it("the first of its kind on the page being on the screen", () => {
    const title = read((_, reader) => reader.first(0)?.textContent ?? undefined, { reads: [onPage("h1")] });
    expect(faults({ title })[OLD_VIEW]).toEqual(['shop.orders.title: "March old", before: "March"']);
  });

  it("what stands before an item", () => {
    const id = read((element) => element.previousElementSibling?.getAttribute("data-id") ?? "none", { reads: [] });
    expect(faults({ id })[OLD_ITEM]).toEqual([
      'shop.orders.orders[0].id: "10old", before: "none"',
      'shop.orders.orders[1].id: "2", before: "1"',
    ]);
  });

  it("a guess where it finds nothing", () => {
    const guess = ['shop.orders.title: "Untitled", before: "March"'];
    expect(faults({ title: text(":scope > h1").otherwise("Untitled") })).toEqual({
      [BOXES]: guess,
      [NOTHING]: guess,
      [WORDLESS]: guess,
    });
  });

  it("children, and drops what it does not find without a word", () => {
    expect(faults({ orders: ["section > .order"] })[BOXES]).toEqual([
      "shop.orders.orders: 0 items, before: 2, and nothing is told",
    ]);
  });
});
