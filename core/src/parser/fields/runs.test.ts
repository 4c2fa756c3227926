import { expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, runs, sections, self, text } from "../../index.js";
import { openSnapshot } from "../../node.js";

const Item = z.object({ id: z.string() });

function read(html: string) {
  const view = defineView({
    name: "shop.list",
    record: z.object({
      days: z.array(z.array(Item)),
      shelves: z.array(z.object({ name: z.string().optional(), items: z.array(Item) })),
    }),
    root: ["main"],
    fields: {
      days: runs<{ id: string }>([".day"], ["li"], { key: "id" }, { id: attr("id", self) }),
      shelves: sections<{ name?: string | undefined; items: { id: string }[] }, { id: string }>(
        ["h2", "h2 button"],
        { name: text(self) },
        ["li"],
        { key: "id" },
        { id: attr("id", self) },
      ),
    },
  });
  const parser = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [view] });
  const page = openSnapshot(`<!doctype html><main>${html}</main>`, {
    url: "https://shop.example.com/",
    parsers: [parser],
  });
  const [found] = extract(page).views;
  return found?.status === "ok" ? found : undefined;
}

const ids = (items: readonly { id: string }[] = []): string => items.map(({ id }) => id).join("");

it("cuts a list where a mark stands between two items, however deep either stands", () => {
  const found = read(
    "<li id=a></li><div><div class=day></div><li id=b></li></div><li id=c></li><p class=day></p><p class=day></p><div><li id=d></li></div>",
  );
  expect(found?.record.days.map(ids)).toEqual(["a", "bc", "", "d"]);
});

it("has no run before a mark that stands first, and none of hidden marks", () => {
  expect(read("<p class=day></p><li id=a></li><p class=day hidden></p><li id=b></li>")?.record.days.map(ids)).toEqual([
    "ab",
  ]);
  expect(read("")?.record.days).toEqual([]);
});

it("parts a flat list by its headings: a section without heading, one without items", () => {
  expect(
    read("<li id=a></li><h2>Fruit</h2><h2><button>Bread</button></h2><li id=b></li><li id=c></li>")?.record.shelves,
  ).toEqual([
    { items: [{ id: "a" }] },
    { name: "Fruit", items: [] },
    { name: "Bread", items: [{ id: "b" }, { id: "c" }] },
  ]);
});

it("notes health under the list's own path, not the marks'", () => {
  expect(Object.keys(read("<h2>Fruit</h2><li id=a></li>")?.health.fields ?? {}).sort()).toEqual([
    "days",
    "days[].id",
    "shelves[].items",
    "shelves[].items[].id",
    "shelves[].name",
  ]);
});
