import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { inner } from "./linkedom.js";
import { compileSelector } from "./selector/compile.js";

const parse = (markup: string) => openSnapshot(markup, { url: "https://example.com/" }).document;
const texts = (elements: ArrayLike<Element>) => Array.from(elements, (element) => element.textContent);

describe("one selector, many scopes", () => {
  const document = parse(
    "<ul id=a><li>1</li><li><ul id=b><li>2</li></ul></li></ul><ul id=c><li class=x>3</li><li class=x>4</li></ul>",
  );
  const byId = (id: string) => document.getElementById(id) as Element;

  it("means each scope by :scope", () => {
    const direct = (id: string) => texts(byId(id).querySelectorAll(":scope > li"));
    expect([direct("a"), direct("b"), direct("c")]).toEqual([["1", "2"], ["2"], ["3", "4"]]);
    expect(texts(document.querySelectorAll("ul:has(:scope > li)"))).toEqual([]);
    expect(byId("b").closest(":scope")).toBe(byId("b"));
  });

  it("stays below its scope", () => {
    expect(texts(byId("b").querySelectorAll("li"))).toEqual(["2"]);
    expect(byId("b").querySelector(".x")).toBeNull();
    expect(byId("b").querySelector("ul > li")?.textContent).toBe("2");
  });

  it("joins a list in document order, each element once", () => {
    expect(texts(byId("c").querySelectorAll(".x, li, li:first-child"))).toEqual(["3", "4"]);
    expect(byId("c").querySelector("li:last-child, .x")?.textContent).toBe("3");
    expect(byId("b").querySelector("li")?.closest("#a, ul")).toBe(byId("b"));
  });
});

describe("what a text names", () => {
  it("splits classes at white space of HTML alone", () => {
    const document = parse("<p class='a\u00A0b c\td'>");
    expect(document.querySelectorAll(".a")).toHaveLength(0);
    expect(document.querySelectorAll(".c.d")).toHaveLength(1);
  });

  it("finds an id in its own tree", () => {
    const document = parse("<x-a><template shadowrootmode=open><i id=k>s</i></template></x-a><b id=k>l</b>");
    expect(document.getElementById("k")?.textContent).toBe("l");
    expect(document.querySelector("x-a")?.shadowRoot?.getElementById("k")?.textContent).toBe("s");
    expect(document.getElementById("")).toBeNull();
  });

  it.each<[string, string]>([
    ["p[", "an attribute selector is"],
    ["[level=2]", "needs quotes"],
    ["> p", "begins with a combinator"],
    ["p:contains(x)", "there is no pseudo-class :contains"],
    ["p:hover", "asks for a state of the browser"],
    ["p::before", "no element"],
    ["a[x!=y]", "an attribute selector is"],
    ["", "empty"],
  ])("refuses %j and says why", (css, reason) => {
    const document = parse("<p>");
    for (const ask of [
      document.querySelector,
      document.querySelectorAll,
      document.body.matches,
      document.body.closest,
    ]) {
      expect(() => ask.call(document.body as never, css)).toThrow(SyntaxError);
      expect(() => ask.call(document.body as never, css)).toThrow(`"${css}" is not a valid selector: `);
      expect(() => ask.call(document.body as never, css)).toThrow(reason);
    }
  });
});

describe("the index gives what a test of every element gives", () => {
  /** The same pages each time: https://en.wikipedia.org/wiki/Linear_congruential_generator */
  function randomPage(seed: number): string {
    let state = seed;
    const pick = <T>(list: readonly T[]): T => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return list[Math.floor((state / 2 ** 31) * list.length)] as T;
    };
    const grow = (depth: number): string => {
      const tag = pick(["div", "span", "section", "x-a"]);
      const name = pick(["", " class=a", " class='b a'", " class=c id=i", " role=row", " role=row class=b"]);
      const children = depth === 0 ? 0 : pick([1, 2, 2, 3]);
      return `<${tag}${name}>${pick(["", "t", " "])}${Array.from({ length: children }, () => grow(depth - 1)).join("")}</${tag}>`;
    };
    return `<!doctype html>${grow(4)}${grow(4)}${grow(3)}`;
  }

  const SELECTORS =
    "*;div;.a;#i;[role];[role=row];div.a;.a .b;.a > .b;.a + .b;.a ~ .b;.a .b .c;div > .a span;.none .a;.a:has(.b);.a:has(> .b);.a:has(+ .b);.a:has(~ .c);.a:has(.b .c);:has(.b):not(.a);.a:has(.none);.a:has(> .none, .b);.a:not(:has(.none));.a:has(.none .b);.b:not(.a .b, .none *);.c:not(.a .b, .none *);.a:not(.b);.a:not(.b .a);:is(.a, .b) .c;.a :is(.b, .c);:nth-child(2);.a:nth-child(2 of .a);:nth-last-child(1);:nth-of-type(2);div:first-of-type;:empty;:has(.c) .a;.a:has(.b) > .a;:where(.a) + *;body .a;:root .b;div div div".split(
      ";",
    );

  it.each([1, 2, 3, 4, 5])("page %i", (seed) => {
    const document = parse(randomPage(seed));
    const all = [...document.querySelectorAll("*")];
    expect(all.length).toBeGreaterThan(20);
    let found = 0;
    for (const css of SELECTORS) {
      // each element by itself; a page that is very deep remembers its climbs
      const { branches } = compileSelector(css, { foldCase: false, deep: true });
      const matching = all.filter((element) => branches.some(({ test }) => test(inner(element))));
      expect(
        all.filter((element) => element.matches(css)),
        css,
      ).toEqual(matching);
      found += matching.length;
      expect([...document.querySelectorAll(css)], css).toEqual(matching);
      expect(document.querySelector(css), css).toBe(matching[0] ?? null);
      for (const scope of all) {
        const below = matching.filter((element) => element !== scope && scope.contains(element));
        expect([...scope.querySelectorAll(css)], css).toEqual(below);
        let nearest: Element | null = scope;
        while (nearest && !matching.includes(nearest)) nearest = nearest.parentElement;
        expect(scope.closest(css), css).toBe(nearest);
      }
    }
    expect(found).toBeGreaterThan(200);
  });
});
