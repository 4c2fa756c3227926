import { expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, flag, list, oneOf, type Parser, self, text, when } from "../index.js";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { applyPatch } from "./apply.js";
import { diagnose } from "./diagnose.js";
import { renamedNames } from "./renamed.js";

const open = (html: string, parser: Parser = shop) =>
  openSnapshot(html, { url: "https://shop.example.com/", parsers: [parser] });
const renames = (before: string, after: string): string[] =>
  renamedNames(openReading(open(before)), openReading(open(after))).renames.map(({ from, to }) => `${from} → ${to}`);

const view = defineView({
  name: "shop.order",
  record: z.object({
    kind: z.string().optional(),
    paid: z.boolean(),
    title: z.string(),
    lines: z.array(z.object({ id: z.string(), step: z.string().optional(), name: z.string().optional() })),
  }),
  root: ["shop-order"],
  fields: {
    kind: oneOf(when("gift", "[data-hook=gift-ribbon]"), when("loan", "[data-hook=loan-note]")),
    paid: flag("[data-hook=paid-stamp]"),
    title: text("[data-hook=order-title]", "h1"),
    lines: list<{ id: string; step?: string; name?: string }>(
      ["[data-hook=order-line]"],
      { key: "id" },
      { id: attr("id", self), step: attr("data-hook", "i"), name: text('[data-hook="name.{id}"]') },
    ),
  },
});
const shop = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
const ORDER =
  "<shop-order><b data-hook=gift-ribbon></b><b data-hook=paid-stamp></b><p data-hook=order-title>Tea</p>" +
  "<ul><li data-hook=order-line id=a><i data-hook=step-packed></i><b data-hook=name.a>Pot</b></li>" +
  "<li data-hook=order-line id=b><i data-hook=step-sent></i><b data-hook=name.b>Cup</b></li></ul></shop-order>";

const recordOf = (html: string, parser: Parser): unknown => {
  const [found] = extract(open(html, parser)).views;
  return found?.status === "ok" ? found.record : undefined;
};

it("mends all that goes by a name, values and signs too, and tells the outermost of it", () => {
  const after = ORDER.replace(/data-hook/g, "data-mark");
  const { views, patch } = diagnose(open(ORDER), open(after), shop);
  expect(patch).toEqual({
    patch: 1,
    platform: "shop",
    renamed: [{ from: "[data-hook]", to: "[data-mark]" }],
    changes: [],
  });
  expect(views[0]?.verdict).toBe("broken");
  expect(views[0]?.fields.map(({ field, state, candidates }) => [field, state, candidates[0]?.selector])).toEqual([
    ["kind~0", "lost", "[data-mark=gift-ribbon]"],
    ["paid", "lost", "[data-mark=paid-stamp]"],
    ["title", "lost", "[data-mark=order-title]"],
    ["lines", "lost", "[data-mark=order-line]"],
  ]);
  expect(views[0]?.fields[3]?.affects).toEqual(["lines[].id", "lines[].step", "lines[].name"]);
  expect(recordOf(after, applyPatch(shop, JSON.parse(JSON.stringify(patch))))).toEqual(recordOf(ORDER, shop));
});

it("finds a sign alone, which likeness can't tell from what is not true", () => {
  const before = ORDER.replace("data-hook=gift-ribbon", "").replace(/data-hook=(?!paid)/g, "data-x=");
  const page = before.replace(/data-x=/g, "data-hook=");
  const after = page.replace("data-hook=paid-stamp", "data-mark=paid-stamp");
  const { views } = diagnose(open(page), open(after), shop);
  expect(views[0]).toMatchObject({ verdict: "drifted", fields: [{ field: "paid", state: "lost" }] });
  const unpaid = page.replace(" data-hook=paid-stamp", "");
  expect(diagnose(open(page), open(unpaid), shop).views[0]?.verdict).toBe("same");
});

it("tells that a later choice reads something else", () => {
  const [page, after] = ["hook", "mark"].map(
    (name) =>
      `<shop-order><h1>Shop</h1><p data-${name}=order-title>Tea</p><p data-${name}=order-line id=a></p></shop-order>`,
  ) as [string, string];
  const { views, patch } = diagnose(open(page), open(after), shop);
  expect(views[0]?.fields[0]).toMatchObject({
    field: "title",
    state: "fallback",
    renamed: [{ from: "[data-hook]", to: "[data-mark]" }],
    candidates: [{ selector: "[data-mark=order-title]", matched: 1 }],
  });
  expect(recordOf(after, shop)).toMatchObject({ title: "Shop" });
  expect(recordOf(after, applyPatch(shop, patch))).toEqual(recordOf(page, shop));
});

it("tells a root whose element has another name", () => {
  const after = ORDER.replace(/shop-order/g, "store-order");
  const { views, patch } = diagnose(open(ORDER), open(after), shop);
  expect(patch?.renamed).toEqual([{ from: "shop-order", to: "store-order" }]);
  expect(views[0]?.fields[0]).toMatchObject({ field: "(root)", state: "root-lost", candidates: [{ matched: 1 }] });
  expect(recordOf(after, applyPatch(shop, patch))).toEqual(recordOf(ORDER, shop));
});

it("finds an attribute by a few of its values, where the others stayed or a scrubber made them unknown", () => {
  const page = (...hooks: string[]): string => hooks.map((hook) => `<p ${hook}>x</p>`).join("");
  const known = ["order-title", "order-line", "order-total"];
  const others = ["a-a", "b-b", "c-c", "d-d", "e-e"].map((value) => `data-hook="${value}"`);
  const before = page(...known.map((value) => `data-hook="${value}"`), ...others);
  const after = known.map((value) => `data-mark="${value}"`);
  expect(renames(before, page(...after, ...others))).toEqual(["[data-hook] → [data-mark]"]);
  const scrubbed = others.map((_, i) => `data-mark="q-${"x".repeat(i + 1)}"`);
  expect(renames(before, page(...after, ...scrubbed))).toEqual(["[data-hook] → [data-mark]"]);
  expect(renames(before, page(...after.slice(1), ...scrubbed))).toEqual([]);
});

it("finds the names of a family by each other", () => {
  const before = "<sn-a-main><sn-a-tabs></sn-a-tabs><sn-a-screen>x</sn-a-screen></sn-a-main>";
  expect(renames(before, before.replace(/sn-a/g, "sn-b"))).toEqual([
    "sn-a-main → sn-b-main",
    "sn-a-tabs → sn-b-tabs",
    "sn-a-screen → sn-b-screen",
  ]);
});

it.each([
  ["a state that was undone", "<p data-open=true><p data-open=false>", "<p data-shut=true><p data-shut=false>"],
  ["a name that another value took", '<p data-hook="order-line">', '<p data-mark="order-title">'],
  ["a name that said so all along", "<p data-a=one-two data-b=one-two>", "<p data-b=one-two>"],
  ["other components", "<my-date-input>x</my-date-input>", "<my-phone-picker>x</my-phone-picker>"],
  [
    "another component with the same first and last word",
    "<p><my-date-input role=grid title=x><b>1</b></my-date-input></p>",
    "<ul><li><my-phone-input><input type=tel></my-phone-input></li></ul>",
  ],
])("takes no other name for %s", (_, before, after) => {
  expect(renames(before, after)).toEqual([]);
});
