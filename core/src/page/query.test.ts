import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { closestMatch, matches, queryAll, SelectorError } from "./query.js";
import { openReading } from "./reading.js";

const HTML = `<!doctype html><main id=m>
  <p id=a class=x></p>
  <section id=s class=card><template shadowrootmode=open>
    <p id=b class=x></p><div id=inner class=card><template shadowrootmode=closed><p id=c class=x></p></template></div>
  </template><p id=slotted class=x></p></section>
  <iframe id=f srcdoc="<p id=d class=x></p><body class=x id=framed>"></iframe>
  <p id=e class=x></p>
</main>`;

const reading = openReading(openSnapshot(HTML, { url: "https://example.com/" }));
const one = (id: string): Element => queryAll(reading, reading.page.document, `#${id}`)[0] as Element;
const ids = (css: string, scope: Element | Document = reading.page.document): string =>
  queryAll(reading, scope, css)
    .map(({ id }) => id)
    .join(" ");

describe("a query", () => {
  it("goes through shadow roots, closed ones too, and same-origin frames, in the order of the page", () => {
    expect(ids(".x")).toBe("a b c slotted framed d e");
    expect(ids("p.x, .card")).toBe("a s b inner c slotted d e");
  });

  it("asks what an element holds, through shadow roots, with :has(>>> …)", () => {
    expect(ids("section:has(#c)")).toBe("");
    expect(ids("section:has(>>> #c), iframe:has(>>> .x)")).toBe("s f");
    expect(ids(".card:has(>>> #c):not(:has(>>> #b))")).toBe("inner");
    expect(ids("main > :has(>>> #c)")).toBe("s");
    expect(ids("main >>> .card:not(:has(>>> #b, #d))")).toBe("inner");
    expect(ids(":scope:has(>>> #c)", one("s"))).toBe("s");
    expect(ids(":scope:not(:has(>>> #c))", one("s"))).toBe("");
    expect(matches(reading, one("s"), "#s:has(>>> #inner >>> #c)")).toBe(true);
    expect(() => ids("main:has(>>> )")).toThrow(SelectorError);
  });

  it("looks below its scope only", () => {
    expect(ids(".x", one("s"))).toBe("b c slotted");
    expect(ids(".x", one("inner"))).toBe("c");
    expect(ids(".x", one("f"))).toBe("framed d");
    expect(ids(".x", one("a"))).toBe("");
  });

  it("keeps combinators inside one tree, and crosses with >>>", () => {
    expect(ids("section p")).toBe("slotted");
    expect(ids("section >>> p")).toBe("b c slotted");
    expect(ids("#s >>> #inner >>> p")).toBe("c");
    expect(ids("main >>> body.x > p")).toBe("d");
    expect(ids("#f >>> section >>> p")).toBe("");
  });

  it("takes :scope alone for the element itself", () => {
    expect(ids(":scope", one("s"))).toBe("s");
    expect(ids(":scope.card", one("s"))).toBe("s");
    expect(ids(":scope.x", one("s"))).toBe("");
    expect(ids(":scope.x, p", one("s"))).toBe("b c slotted");
    expect(ids(":scope:has(+ iframe)", one("s"))).toBe("s");
    expect(ids(":scope:has(~ p)", one("e"))).toBe("");
    expect(ids(":scope:not(:has(+ p, > p))", one("a"))).toBe("a");
  });

  it("takes :scope before a combinator for the element being read, never for the top of an inner tree", () => {
    expect(ids(":scope > p", one("m"))).toBe("a e");
    expect(ids(":scope > p", one("s"))).toBe("slotted");
    expect(ids(":scope > .x", one("f"))).toBe("");
    expect(ids(":scope > .card >>> p", one("m"))).toBe("b c slotted");
    expect(ids(":scope > .card >>> p", one("s"))).toBe("");
  });

  it("refuses a selector that is none, and says which", () => {
    expect(() => ids("p:::x")).toThrow(SelectorError);
    expect(() => ids("section >>> [")).toThrow('"[" is not a selector');
  });
});

describe("a test of one element", () => {
  it("sees what stands around it, through shadow roots and frames", () => {
    expect(matches(reading, one("c"), "section >>> p.x")).toBe(true);
    expect(matches(reading, one("c"), "section p.x")).toBe(false);
    expect(matches(reading, one("a"), "section >>> p, main > p")).toBe(true);
  });

  it("climbs out of them", () => {
    expect(closestMatch(reading, one("c"), "section")?.id).toBe("s");
    expect(closestMatch(reading, one("d"), "main")?.id).toBe("m");
    expect(closestMatch(reading, one("c"), "main >>> .card")?.id).toBe("inner");
    expect(closestMatch(reading, one("a"), "section")).toBe(null);
  });
});
