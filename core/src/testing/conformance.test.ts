import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, type Field, flag, list, type Parser, self, text } from "../index.js";
import { conformance } from "./conformance.js";

const URL = "https://shop.example.com/orders";
const HTML = `<!doctype html><title>Orders</title>
<header><b id=u1 class=zz9>Signed in as Ada</b></header>
<main class="orders-pane qq1" id=gen17><h1 class="heading aa1" title="Heading">March</h1>
  <section class=list>
    <div class="order k1" data-id=1 aria-label="Unread, Tea"><span class=name>Tea</span> <i class=bb2>New</i></div>
    <div class="order k1" data-id=2 aria-label="Coffee"><span class=name>Coffee</span></div>
  </section>
</main>`;
const RECORD = {
  title: "March",
  orders: [
    { id: "1", name: "Tea", fresh: true },
    { id: "2", name: "Coffee", fresh: false },
  ],
};

const Order = z.object({ id: z.string(), name: z.string(), fresh: z.boolean() });
type Order = z.output<typeof Order>;
/** A parser that stands everything, whatever its title is read by. */
function shop(title: Field<string> = text("h1")): Parser {
  return defineParser({
    platform: "shop",
    matches: ["https://shop.example.com/*"],
    views: [
      defineView({
        name: "shop.orders",
        record: z.object({ title: z.string(), orders: z.array(Order) }),
        route: /^\/orders/,
        root: [".orders-pane"],
        fields: {
          title,
          orders: list<Order>(
            [".order"],
            { key: "id" },
            { id: attr("data-id", self), name: text(".name"), fresh: flag(".bb2") },
          ),
        },
      }),
    ],
  });
}

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "onscreen-kit-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

interface Given {
  html?: string;
  expected?: object;
  meta?: object;
}

/** Writes a fixture, accepts its health, and runs the kit: the messages of the tests that fail, by name. */
function run(parser: Parser, { html = HTML, expected = {}, meta = {} }: Given = {}): Record<string, string> {
  const folder = join(home, "fixtures/shop/orders/default");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page.html"), html);
  writeFileSync(
    join(folder, "expected.json"),
    JSON.stringify({ url: URL, views: [{ view: "shop.orders", record: RECORD }], ...expected }),
  );
  writeFileSync(
    join(folder, "meta.json"),
    JSON.stringify({ origin: "constructed", url: URL, facts: ["written for this test"], ...meta }),
  );
  vi.stubEnv("CI", "");
  vi.stubEnv("UPDATE_HEALTH", "1");
  failures(parser);
  vi.stubEnv("UPDATE_HEALTH", "");
  return failures(parser);
}

function failures(parser: Parser): Record<string, string> {
  const failed: Record<string, string> = {};
  conformance(parser, join(home, "a.test.ts"), {
    describe: (_, body) => body(),
    it(name, body) {
      try {
        body();
      } catch (error) {
        failed[name] = (error as Error).message;
      }
    },
  });
  return failed;
}

describe("a parser that stands on what it names", () => {
  it("passes all", () => expect(run(shop())).toEqual({}));

  it("is tested a field, a fixture and a change at a time", () => {
    const names: string[] = [];
    run(shop());
    conformance(shop(), join(home, "a.test.ts"), {
      describe: (_, body) => body(),
      it: (name) => void names.push(name),
    });
    expect(names).toEqual([
      "shop.orders.title",
      "shop.orders.orders",
      "comes out as expected as a whole, and invents nothing",
      "selectors of a field agree",
      "health is as accepted",
      "says what it stands on",
      "classes that no selector names are renamed",
      "generated ids are renumbered",
      "words of the interface are in another language",
      "another extension's rows stand among the items",
      "a hidden, older copy of each view stands before it",
      "a hidden, older copy of each item stands before it",
      "everything has one more box around it",
      "the views stand and hold nothing",
      "no element holds a word",
      "shop.orders is expected by a fixture",
    ]);
  });
});

describe("a fixture", () => {
  const orders = (...list: object[]) => ({
    views: [{ view: "shop.orders", record: { title: "March", orders: list } }],
  });

  it("fails in the field that is wrong, and there only", () => {
    const [first, second] = RECORD.orders;
    const failed = run(shop(), { expected: orders({ ...first, name: "Milk" }, { ...second }) });
    expect(failed).toEqual({ "shop.orders.orders": 'orders[0].name: is "Tea", expected "Milk"' });
  });

  it("tells what was read beyond the whole answer", () => {
    const failed = run(shop(), { expected: orders({ id: "1", name: "Tea" }, { ...RECORD.orders[1] }) });
    expect(Object.values(failed)).toEqual(["shop.orders orders[0].fresh was read, and the fixture does not expect it"]);
  });

  it("tells views that are missing and views that nobody expects", () => {
    expect(run(shop(), { html: "<p>" })).toMatchObject({
      "shop.orders.title": expect.stringMatching(/^shop.orders was not found\noutcome: degraded; views: none/),
      "comes out as expected as a whole, and invents nothing": expect.stringMatching(
        /outcome: is "degraded", expected "ok"\nshop.orders was not found/,
      ),
    });
    expect(run(shop(), { expected: { views: [] } })).toMatchObject({
      "comes out as expected as a whole, and invents nothing": "shop.orders was found, and the fixture expects none",
      "shop.orders is expected by a fixture": "by none",
    });
  });

  it("may expect a page that is degraded, with its problems", () => {
    const html = HTML.replace("<h1", "<h2").replace("</h1", "</h2");
    const views = [{ view: "shop.orders", record: { title: { $absent: true }, orders: RECORD.orders } }];
    const problem = { code: "field-lost", field: "title" };
    expect(run(shop(), { html, expected: { outcome: "degraded", problems: [problem], views } })).toEqual({});
    expect(
      run(shop(), { html, expected: { outcome: "degraded", problems: [{ code: "root-lost" }], views } }),
    ).toMatchObject({
      "comes out as expected as a whole, and invents nothing":
        'problems: none is like {"code":"root-lost"} (told: ["field-lost shop.orders title"])',
    });
  });

  it("tells selectors that disagree", () => {
    expect(run(shop(text("h1", "h2")), { html: HTML.replace("</h1>", "</h1><h2>April</h2>") })).toMatchObject({
      "selectors of a field agree": 'shop.orders title: "h2" gives another value than "h1"',
    });
  });

  it("names what it stands on, and exempts from nothing that it can stand", () => {
    expect(run(shop(), { meta: { facts: [] } })).toHaveProperty("says what it stands on");
    const exempt = { "no element holds a word": "just so", "no such change": "typo" };
    expect(run(shop(), { meta: { exempt } })).toMatchObject({
      "says what it stands on": expect.stringContaining("no such change"),
      "can't stand that no element holds a word: just so": "it can: take the exemption out of meta.json",
    });
  });
});

describe("health", () => {
  const file = (): string => join(home, "fixtures/shop/orders/default/health.json");

  it("differs when a fallback comes into use, though every value is right", () => {
    run(shop());
    writeFileSync(
      join(home, "fixtures/shop/orders/default/page.html"),
      HTML.replace("<h1", "<h2").replace("</h1", "</h2"),
    );
    expect(failures(shop(text("h1", "h2")))["health is as accepted"]).toMatch(
      /^shop.orders title: .*"hits":\[0,1\].*, accepted .*"hits":\[1\].*\n\(accept with UPDATE_HEALTH=1/,
    );
  });

  it("is written when a person asks for it, never in CI, and demanded where there is none", () => {
    run(shop());
    const accepted = readFileSync(file(), "utf8");
    expect(JSON.parse(accepted)).toMatchObject([{ view: "shop.orders", layout: "default", health: { root: [1] } }]);
    rmSync(file());
    expect(failures(shop())["health is as accepted"]).toMatch(/health.json is not there/);
    vi.stubEnv("UPDATE_HEALTH", "1");
    vi.stubEnv("CI", "true");
    expect(failures(shop())["health is as accepted"]).toMatch(/CI looks at nothing/);
    vi.stubEnv("CI", "");
    expect(failures(shop())).toEqual({});
    expect(readFileSync(file(), "utf8")).toBe(accepted);
  });
});

describe("where fixtures are", () => {
  it("one that can't be opened fails, and the others are tested", () => {
    run(shop());
    const broken = join(home, "fixtures/shop/orders/broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "page.html"), HTML);
    expect(failures(shop())).toEqual({ "can be opened": expect.stringMatching(/expected.json can't be read: ENOENT/) });
    rmSync(broken, { recursive: true });
  });

  it("is told when there are none", () => {
    const runner = { describe: () => {}, it: () => {} };
    const nobody = defineParser({ platform: "nobody", matches: [], views: [] });
    expect(() => conformance(nobody, join(home, "a.test.ts"), runner)).toThrow("there is no folder fixtures/nobody");
  });
});
