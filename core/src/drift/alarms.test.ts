import { expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, inView, list, type Parser, text } from "../index.js";
import { openSnapshot } from "../node.js";
import { diagnose } from "./diagnose.js";
import { unconditional } from "./unmoved.js";

type Item = { id?: string; old?: string; name?: string; value?: string; said?: string };
const Form = z.object({ query: z.string().optional(), items: z.array(z.any()) });
const view = defineView({
  name: "shop.form",
  record: Form,
  root: ["main"],
  fields: {
    query: attr("value", '[name="back"][value*="find="]'),
    items: list<Item>(["li"], {}, {
      id: attr("for", "label"),
      name: text("label"),
      value: attr("value", inView("#{id}")),
      old: attr("data-old", "[data-row]"),
      said: text(".head:has(time)").without("time"),
    } as never),
  },
});
const shop = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
const open = (html: string, parser: Parser = shop) =>
  openSnapshot(html, { url: "https://shop.example.com/", parsers: [parser] });
const PAGE =
  '<main><input type="hidden" name="back" value="/all?find=tea"><ul>' +
  '<li><label for="f1">Name</label><input id="f1" name="first" value="Ada"><p class="head" role="note" title="t" lang="en" data-row="a-b" data-old="7"><b>Bo</b> <time>9:00</time></p></li>' +
  '<li><label for="f2">City</label><input id="f2" name="town" value="Turin"><p class="head" role="note" title="t" lang="en" data-row="a-b" data-old="8"><b>Cy</b> <time>9:05</time></p></li>' +
  "</ul></main>";

const told = (html: string) => {
  const [one] = diagnose(open(PAGE), open(html), shop).views;
  return [one?.verdict, one?.fields.filter(({ state }) => state === "lost").map(({ field }) => field)];
};

it.each([
  ["what a template waits for is not there", PAGE.replace(/<label.*?<\/label>/g, "")],
  ["the attribute that is read says something else", PAGE.replace("find=tea", "view=all")],
  ["what an element has to hold is not there", PAGE.replace(/<time>.*?<\/time>/g, "")],
])("is still where %s", (_, html) => {
  expect(told(html)).toEqual(["same", []]);
});

it("tells what a template waits for where that has another place, and reads both again", () => {
  const { views, patch } = diagnose(open(PAGE), open(PAGE.replace(/<(.?)label/g, "<$1span")), shop);
  expect(views[0]?.fields.filter(({ state }) => state === "lost").map(({ field }) => field)).toEqual([
    "items[].id",
    "items[].name",
  ]);
  expect(patch?.changes.map(({ field }) => field)).toEqual(["items[].id", "items[].name"]);
});

it("takes an attribute that nothing has any more for one that is not there, where the record does not demand it", () => {
  expect(told(PAGE.replace(/ data-old="\d"/g, ""))).toEqual(["same", []]);
});

it("takes no larger box for a root that moved, as long as the view reads whole", () => {
  const boxed = { ...view, root: [".wide:has(ul)", ".narrow"] };
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [boxed] });
  const page = (outer: string, inner: string): string =>
    `<nav><h2>Menu</h2></nav><div class="${outer}"><div><div class="${inner}" role="main" title="x">${PAGE}</div></div></div>`;
  const [before, after] = [page("other", "narrow"), page("wide", "narrow")].map((html) => open(html, parser));
  expect(before && after && diagnose(before, after, parser).views[0]?.verdict).toBe("same");
});

it.each([
  ['[data-id="head"]:has(time)', "text", '[data-id="head"]'],
  [".head:has(> [a='x)']) > b.x", "text", ".head > b.x"],
  [":has(> time) + .x", "text", "* + .x"],
  ['[name="q"][value*="find="]', "attr value", '[name="q"][value]'],
  ['a.x[href*="/browse/"]', "url", "a.x[href]"],
  // nothing telling is left, or nothing was asked
  ["div:has(time)", "text", undefined],
  [":scope:has(time)", "text", undefined],
  ["p:has(time) > b", "text", undefined],
  [".head", "text", undefined],
  [".head:not(:has(time))", "text", undefined],
  ['[name="q"][value*="find="]', "text", undefined],
])("%s as %s, unconditionally", (css, kind, left) => {
  const bare = unconditional(css, kind);
  expect(bare === undefined ? undefined : (bare as { css: string }).css).toBe(left);
});
