import { expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import {
  attr,
  constant,
  defineParser,
  defineView,
  type Extraction,
  extract,
  type Field,
  group,
  list,
  number,
  openPage,
  type Person,
  person,
  self,
  text,
} from "../index.js";
import { openSnapshot } from "../node.js";

/*
 * Promises that the compiler keeps: `npm run typecheck` reads this file, and each line below a @ts-expect-error fails there
 * once it compiles.
 */

const Item = z.object({ id: z.string(), count: z.number().optional() });
type Item = z.output<typeof Item>;
const Record = z.object({ title: z.string(), note: z.string().nullable().optional(), items: z.array(Item) });

const item = { id: attr("id", self), count: number(".count") };
const items = list<Item>(["li"], { key: "id" }, item);
const common = { record: Record, root: ["main"] } as const;

const whole = defineView({
  ...common,
  name: "shop.whole",
  fields: { title: text("h1"), note: text("p").blank(null), items },
});
const other = defineView({
  name: "shop.other",
  record: z.object({ total: z.number() }),
  root: ["aside"],
  fields: { total: number(".total") },
});
const shop = defineParser({ platform: "shop", matches: ["https://shop.example.com/*"], views: [whole, other] });
const post = defineParser({
  platform: "post",
  matches: ["https://post.example.com/*"],
  views: [
    defineView({
      name: "post.letter",
      record: z.object({ to: z.string() }),
      root: ["main"],
      fields: { to: text("b") },
    }),
  ],
});

/** Never called: it only has to compile, or not to. */
export function promises(): void {
  // @ts-expect-error a key of the record is missing
  defineView({ ...common, name: "shop.a", fields: { title: text("h1"), items } });
  // @ts-expect-error a key is none of the record's
  defineView({ ...common, name: "shop.b", fields: { title: text("h1"), note: text("p"), items, extra: text("i") } });
  // @ts-expect-error a value is of another type than the record's
  defineView({ ...common, name: "shop.c", fields: { title: number("h1"), note: text("p"), items } });
  // @ts-expect-error the record's title can't be null
  defineView({ ...common, name: "shop.d", fields: { title: text("h1").blank(null), note: text("p"), items } });

  // @ts-expect-error an item's key is missing
  list<Item>(["li"], {}, { id: attr("id", self) });
  // @ts-expect-error a key is none of the item's
  list<Item>(["li"], {}, { ...item, extra: text("i") } satisfies {
    [K in keyof Item]-?: Field<Exclude<Item[K], undefined>>;
  });
  // @ts-expect-error a key is none of the item's
  list<Item>(["li"], {}, { id: attr("id", self), count: number(".count"), extra: text("i") });
  // @ts-expect-error the items are texts
  list<number>(["li"], {}, text(self));
  // @ts-expect-error a group's key is missing
  group<{ a: string; b: string }>({ a: text(".a") });
  // @ts-expect-error a person has a name
  person<Person>({ email: text(".email") });
  // @ts-expect-error a person has no such key
  person<Person>({ name: text(".name"), phone: text(".phone") });
  // @ts-expect-error constants keep their letters
  constant("todo") satisfies Field<"done">;

  const page = openPage(document, { url: "https://shop.example.com/", parsers: [shop, post] });
  // @ts-expect-error no parser of the page has this view
  extract(page, { views: ["shop.nothing"] });
  for (const view of extract(page).views) {
    // @ts-expect-error a view may be degraded: then it has no record
    view.record;
    if (view.status !== "ok") {
      expectTypeOf(view.partial).toBeObject();
      continue;
    }
    // @ts-expect-error which view it is has not been asked
    view.record.title;
    if (view.view === "shop.whole") expectTypeOf(view.record).toEqualTypeOf<z.output<typeof Record>>();
    if (view.view === "shop.other") expectTypeOf(view.record).toEqualTypeOf<{ total: number }>();
    if (view.view === "post.letter") expectTypeOf(view.record.to).toBeString();
    // @ts-expect-error there is no such view
    if (view.view === "post.nothing") view;
  }
  for (const view of extract(page, { views: ["shop.other"] }).views) {
    expectTypeOf(view.view).toEqualTypeOf<"shop.other">();
    if (view.status === "ok") expectTypeOf(view.record.total).toBeNumber();
    else expectTypeOf(view.partial.total).toEqualTypeOf<number | undefined>();
  }
}

it("an Extraction of any parsers is one of no parser in particular", () => {
  const page = openSnapshot("<main><h1>A</h1></main>", { url: "https://shop.example.com/", parsers: [shop, post] });
  const extraction: Extraction = extract(page);
  expect(JSON.parse(JSON.stringify(extraction))).toMatchObject({
    platform: "shop",
    parser: { platform: "shop", version: 1 },
    contract: 1,
    outcome: "ok",
    url: "https://shop.example.com/",
    title: "",
    trust: "page-content",
    views: [{ status: "ok", view: "shop.whole", layout: "default", record: { title: "A", items: [] } }],
    problems: [],
  });
});
