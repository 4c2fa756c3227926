import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  applyPatch,
  attr,
  defineParser,
  defineView,
  extract,
  flag,
  list,
  read,
  richText,
  self,
  text,
} from "../index.js";
import { openSnapshot } from "../node.js";
import { attributeNames, widened } from "./renames.js";

const RENAMES = [
  { from: "[data-a]", to: "[data-b]" },
  { from: "old-card", to: "new-card" },
  { from: ".x", to: ".y" },
];

it.each([
  ['b > [data-a="1"]', 'b > :is([data-a="1"],[data-b="1"])'],
  ["[data-a][data-ab]", ":is([data-a],[data-b])[data-ab]"],
  ['[data-a="[x] .x" i]', ':is([data-a="[x] .x" i],[data-b="[x] .x" i])'],
  ["old-card.x:not([data-a])", ":is(old-card,new-card):is(.x,.y):not(:is([data-a],[data-b]))"],
  ["p:has(> old-card)", "p:has(> :is(old-card,new-card))"],
  [":scope[data-a]", ":scope:is([data-a],[data-b])"],
  ["a >>> old-card", "a >>> :is(old-card,new-card)"],
  ["#x\\.{x} .xy, #old-card", "#x\\.{x} .xy, #old-card"],
  ['[title=".x old-card"]', '[title=".x old-card"]'],
  [":x, ::x, .old-card, very-old-card", ":x, ::x, .old-card, very-old-card"],
])("finds %s by new names too", (css, known) => {
  expect(widened(css, RENAMES)).toBe(known);
});

it("keeps every name that an attribute had", () => {
  const twice = [...RENAMES, { from: "[data-a]", to: "[data-c]" }];
  expect(widened("[data-a]", twice)).toBe(":is([data-a],[data-b],[data-c])");
  expect(attributeNames("data-a", twice)).toEqual(["data-a", "data-b", "data-c"]);
});

describe("a parser with renames", () => {
  const view = defineView({
    name: "desk.form",
    record: z.object({
      id: z.string().optional(),
      title: z.string().optional(),
      open: z.boolean(),
      kind: z.string().optional(),
      note: z.string().optional(),
      rows: z.array(z.object({ id: z.string(), label: z.string().optional() })),
    }),
    root: ["old-card"],
    authored: ["[data-a=note]"],
    fields: {
      id: attr("data-a", self),
      title: text("[data-a=title]").without("[data-a=badge]"),
      open: flag("[data-a=open]"),
      kind: read((_, reader) => reader.first(1)?.tagName, { reads: ["[data-a=none]", "[data-a=kind]"] }),
      note: richText("[data-a=note]", [{ selector: "[data-a=menu]", read: () => "skip" }]).map(
        ({ text: said }) => said,
      ),
      rows: list<{ id: string; label?: string }>(
        ["[data-a=row]"],
        { not: ["[data-a=row][data-a]:empty"] },
        { id: attr("id", self), label: text('[data-a="label-{id}"]') },
      ),
    },
  });
  const desk = defineParser({
    platform: "desk",
    matches: ["https://desk.example.com/*"],
    views: [view],
    states: { blocked: { shows: ["[data-a=captcha]"] } },
  });
  const HTML =
    "<old-card data-a=c7><h1 data-a=title>Tea<b data-a=badge>9</b></h1><i data-a=open></i><u data-a=kind></u>" +
    "<div data-a=note><p>Hot</p><p data-a=menu>Edit</p></div><div data-a=row id=r1><b data-a=label-r1>one</b></div><div data-a=row id=r2></div></old-card>";
  const renamed = HTML.replace(/data-a/g, "data-b").replace(/old-card/g, "new-card");
  const mended = applyPatch(desk, { patch: 1, platform: "desk", renamed: RENAMES });
  const open = (html: string, parser: typeof desk) =>
    extract(openSnapshot(html, { url: "https://desk.example.com/", parsers: [parser] }));
  const recordOf = (html: string, parser: typeof desk): unknown => {
    const [found] = open(html, parser).views;
    return found?.status === "ok" ? found.record : undefined;
  };

  it("reads everything that goes by a name: roots, values, signs, hatches, templates, what is left out", () => {
    const expected = { id: "c7", title: "Tea", open: true, kind: "U", note: "Hot", rows: [{ id: "r1", label: "one" }] };
    expect(recordOf(HTML, desk)).toEqual(expected);
    expect(recordOf(renamed, mended)).toEqual(expected);
    expect(recordOf(HTML, mended)).toEqual(expected);
    expect(recordOf(renamed, desk)).toBeUndefined();
  });

  it("knows the signs of the page, and at addresses given later", () => {
    expect(open("<p data-b=captcha>?</p>", mended).outcome).toBe("blocked");
    expect(open("<p data-b=captcha>?</p>", desk).outcome).toBe("no-view");
  });

  it("reads no password by a name that became `value`", () => {
    const one = applyPatch(desk, { patch: 1, platform: "desk", renamed: [{ from: "[data-a]", to: "[value]" }] });
    const id = attr("data-a", "input");
    const parser = { ...one, views: [{ ...one.views[0], fields: { ...one.views[0].fields, id } }] } as typeof one;
    expect(recordOf("<old-card><input value=tea></old-card>", parser)).toMatchObject({ id: "tea" });
    expect(recordOf("<old-card><input type=password value=tea></old-card>", parser)).not.toHaveProperty("id");
  });
});
