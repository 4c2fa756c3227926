import { describe, expect, it } from "vitest";
import * as z from "zod";
import { attr, defineParser, defineView, extract, list, type PageStates, self, text } from "../index.js";
import { openSnapshot } from "../node.js";

const orders = defineView({
  name: "shop.orders",
  record: z.object({ ids: z.array(z.string()) }),
  route: /^\/orders\b/,
  root: ["#orders"],
  fields: { ids: list<string>(["li"], {}, attr("id", self)) },
});

const basket = defineView({
  name: "shop.basket",
  record: z.object({ total: z.string() }),
  lateRoute: /[?&]framed=basket\b/,
  root: ["#basket"],
  authored: [".wish"],
  fields: { total: text(".total") },
});

const states: PageStates = {
  "signed-out": { at: ["https://shop.example.com/login*"], shows: ["#login"] },
  blocked: { shows: [".captcha"] },
  loading: { shows: [".spinner"] },
};

const shop = defineParser({
  platform: "shop",
  matches: ["https://shop.example.com/*"],
  proof: ["[data-shop]"],
  views: [orders, basket],
  states,
});

const page = (html: string, path = "/", parser = shop, origin = "https://shop.example.com") =>
  openSnapshot(`<!doctype html><body>${html}`, { url: origin + path, parsers: [parser] });

const read = (html: string, path?: string) => extract(page(html, path));

describe("the outcome of a page", () => {
  it("is ok when a view was read, an empty list too", () => {
    expect(read("<ul id=orders></ul>", "/orders")).toMatchObject({ outcome: "ok", views: [{ record: { ids: [] } }] });
  });

  it("is degraded where a view is not where its address promises it, with what was tried", () => {
    const { outcome, problems, reason } = read("<ul id=orders hidden></ul>", "/orders/7?x#y");
    expect({ outcome, reason }).toEqual({ outcome: "degraded", reason: "shop.orders should be at this address" });
    expect(problems).toEqual([
      {
        code: "root-lost",
        view: "shop.orders",
        message: "shop.orders is expected at this address, and none of its 1 roots is on the screen",
        tried: [{ selector: "#orders", matched: 1 }],
      },
    ]);
  });

  it("is degraded by a lost view though another was read", () => {
    expect(read("<p id=basket><b class=total>7</b></p>", "/orders")).toMatchObject({
      outcome: "degraded",
      views: [{ view: "shop.basket", status: "ok" }],
      problems: [{ code: "root-lost" }],
    });
  });

  it("is no-view where none is and none is promised", () => {
    expect(read("<p>About us", "/about")).toMatchObject({
      outcome: "no-view",
      reason: "none of these views is on the page: shop.orders, shop.basket",
    });
    expect(extract(page("<ul id=orders></ul>"), { views: ["shop.basket"] })).toMatchObject({
      outcome: "no-view",
      reason: "none of these views is on the page: shop.basket",
    });
  });

  it.each([
    ["signed-out", "<form id=login></form>", "/orders"],
    ["signed-out", "", "/login?next=/orders"],
    ["blocked", "<p class=captcha></p>", "/orders"],
    ["loading", "<p class=spinner></p>", "/orders"],
    ["loading", "<p class=spinner></p>", "/"],
  ] as const)("is %s when the page says so: %s %s", (outcome, html, path) => {
    expect(read(html, path)).toMatchObject({ outcome, views: [], problems: [] });
  });

  it("is not what a hidden sign says, nor one that somebody wrote", () => {
    expect(read("<p class=spinner hidden></p>", "/orders").outcome).toBe("degraded");
    expect(read("<div class=wish><p class=captcha></p></div>", "/orders").outcome).toBe("degraded");
  });

  it("is degraded at an address that may lag behind, unless another view stands there", () => {
    expect(read("", "/?framed=basket")).toMatchObject({
      outcome: "degraded",
      problems: [{ code: "root-lost", view: "shop.basket" }],
    });
    expect(read("<ul id=orders></ul>", "/?framed=basket")).toMatchObject({ outcome: "ok", problems: [] });
    const basketAlone = extract(page("<ul id=orders></ul>", "/?framed=basket"), { views: ["shop.basket"] });
    expect(basketAlone).toMatchObject({ outcome: "no-view", problems: [] });
    expect(read("<p class=spinner></p>", "/?framed=basket").outcome).toBe("loading");
  });

  it("says that the promised view is loading though another was read, and nothing of the sign when all is there", () => {
    const other = "<p id=basket><b class=total>7</b></p><p class=spinner></p>";
    expect(read(other, "/orders")).toMatchObject({
      outcome: "loading",
      reason: "shop.orders should be at this address; the page shows that it is loading",
      views: [{ view: "shop.basket", status: "ok" }],
    });
    expect(read(other, "/").outcome).toBe("ok");
  });
});

describe("where a parser applies", () => {
  it("is decided by the address, not by the markup", () => {
    const imitation = page("<main data-shop><ul id=orders></ul></main>", "/orders", shop, "https://evil.example");
    expect(extract(imitation)).toMatchObject({
      outcome: "unsupported",
      reason: "no parser applies to this address (shop)",
    });
    expect(extract(imitation)).not.toHaveProperty("platform");
  });

  it("includes addresses given to `on`, with proof in the page", () => {
    const hosted = shop.on("https://shop.intranet.example/*");
    const at = (html: string) => extract(page(html, "/orders", hosted, "https://shop.intranet.example")).outcome;
    expect(at("<main data-shop><ul id=orders></ul></main>")).toBe("ok");
    expect(at("<ul id=orders></ul>")).toBe("unsupported");
    expect(shop.hosts).toEqual([]);
  });

  it("is any address for a file that a person named, with proof in the page", () => {
    const options = { url: "https://elsewhere.example/orders", parsers: [shop], byProof: true } as const;
    expect(extract(openSnapshot("<main data-shop><ul id=orders></ul></main>", options)).outcome).toBe("ok");
    expect(extract(openSnapshot("<ul id=orders></ul>", options)).outcome).toBe("unsupported");
  });

  it("names the lack of parsers", () => {
    expect(extract(openSnapshot("<p>", { url: "https://shop.example.com/" })).reason).toBe("no parsers were given");
  });
});

describe("mistakes of a parser are told at once", () => {
  it("a pattern that is none, wherever it stands in the list", () => {
    const define = (...matches: string[]) => defineParser({ platform: "shop", matches, views: [] });
    expect(() => define("https://example.com/*", "shop.example.com")).toThrow(TypeError);
    expect(() => define("<all_urls>", "https:/x/*")).toThrow(TypeError);
    expect(() => shop.on("https://a.example/*", "*.b.example")).toThrow(TypeError);
  });

  it("a table that was put together and has other keys than the record", () => {
    const record = z.object({ a: z.string(), b: z.string() });
    const shared = { a: text("a"), c: text("c") };
    const define = () => defineView({ name: "shop.x", record, root: ["main"], fields: shared as never });
    expect(define).toThrow("shop.x: the table lacks b, has c, which the record has not");
  });

  it("a view without roots, a self-hosted product without proof", () => {
    expect(() => defineView({ name: "shop.x", record: z.object({}), root: [], fields: {} })).toThrow(TypeError);
    expect(() => defineParser({ platform: "shop", matches: [], views: [] }).on("https://a.example/*")).toThrow(
      TypeError,
    );
  });
});
