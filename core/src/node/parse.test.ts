import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { inner, SHADOW } from "./linkedom.js";

const open = (markup: string) => openSnapshot(markup, { url: "https://example.com/" });
const parse = (markup: string) => open(markup).document;

describe("the tree", () => {
  it("keeps attributes in source order, and the class as it is written", () => {
    const body = parse(`<body data-b="2" class=" a  b a\tc " data-a=1>`).body;
    expect(body.getAttributeNames()).toEqual(["data-b", "class", "data-a"]);
    expect([...body.attributes].map(({ name }) => name)).toEqual(["data-b", "class", "data-a"]);
    expect(body.getAttribute("class")).toBe(" a  b a\tc ");
    expect(body.className).toBe(" a  b a\tc ");
    expect([...body.classList]).toEqual(["a", "b", "c"]);
  });

  it("has the namespaces of drawings and formulas, and HTML inside of them", () => {
    const document = parse(
      "<svg viewBox='0 0 1 1' class=i><foreignObject><div id=d></div></foreignObject></svg><math><mi id=m>x</mi></math>",
    );
    const svg = document.querySelector("svg");
    expect(svg?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(svg?.tagName).toBe("svg");
    expect(svg?.getAttribute("viewBox")).toBe("0 0 1 1");
    expect(svg?.getAttribute("class")).toBe("i");
    expect(document.getElementById("d")?.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
    expect(document.getElementById("m")?.namespaceURI).toBe("http://www.w3.org/1998/Math/MathML");
    expect(document.querySelector("foreignObject")?.localName).toBe("foreignObject");
  });

  it("keeps a template's content apart", () => {
    const document = parse("<div>a<template id=t><p>b</p></template>c</div>");
    expect(document.querySelector("div")?.textContent).toBe("ac");
    expect(document.querySelector("p")).toBeNull();
    const content = (document.getElementById("t") as HTMLTemplateElement).content;
    expect(content.querySelector("p")?.textContent).toBe("b");
  });

  it("reads text controls, preformatted text and noscript as a browser with scripts does", () => {
    const document = parse("<textarea>\n\nx</textarea><pre>\ny</pre><noscript><p>z</p></noscript>");
    expect(document.querySelector("textarea")?.textContent).toBe("\nx");
    expect(document.querySelector("pre")?.textContent).toBe("y");
    expect(document.querySelector("noscript")?.firstChild?.nodeType).toBe(3);
  });

  it("walks over a doctype and comments to the root element", () => {
    const document = parse("<!doctype html><!-- a --><html lang=en>");
    const types: number[] = [];
    for (let node = document.firstChild; node; node = node.nextSibling) types.push(node.nodeType);
    expect(types).toEqual([10, 8, 1]);
    expect(document.doctype?.name).toBe("html");
    expect(document.compatMode).toBe("CSS1Compat");
  });

  it("makes no body where the page has frames instead", () => {
    const document = parse("<!doctype html><title> a \n b </title><frameset><frame></frameset>");
    expect(document.body.localName).toBe("frameset");
    expect(document.title).toBe("a b");
    expect(document.querySelectorAll("body")).toHaveLength(0);
  });

  it("takes the title of the page and not of a drawing", () => {
    expect(parse("<body><svg><title>icon</title></svg>").title).toBe("");
    expect(parse("<svg><title>icon</title></svg><title>page</title>").title).toBe("page");
  });
});

describe("declared shadow roots", () => {
  it("are attached at any depth, closed ones too, and leave no template behind", () => {
    const { document, dom } = open(
      "<x-a><template shadowrootmode=open><p>1</p><x-b><template shadowrootmode=CLOSED><i>2</i></template></x-b></template>light</x-a>",
    );
    const outside = document.querySelector("x-a") as Element;
    expect(outside.shadowRoot?.querySelector("p")?.textContent).toBe("1");
    expect(outside.shadowRoot?.host).toBe(outside);
    expect(outside.textContent).toBe("light");
    const inside = outside.shadowRoot?.querySelector("x-b") as Element;
    expect(inside.shadowRoot).toBeNull();
    expect(dom.shadowRoot(inside)?.textContent).toBe("2");
    expect(document.querySelector("template")).toBeNull();
  });

  it("go to the first template of a host that can have one", () => {
    const { document, dom } = open(
      "<div><template shadowrootmode=open>1</template><template shadowrootmode=open>2</template></div><ul><template shadowrootmode=open>3</template></ul><p><template shadowrootmode=sometimes>4</template>",
    );
    expect(dom.shadowRoot(document.querySelector("div") as Element)?.textContent).toBe("1");
    expect(document.querySelectorAll("div > template, ul > template, p > template")).toHaveLength(3);
    expect([...document.querySelectorAll("*")].filter((element) => inner(element)[SHADOW])).toHaveLength(1);
  });

  it("are found under the older names in the files that use them alone", () => {
    const old = "<x-a><template shadowroot=open><b>s</b></template></x-a>";
    const saved = `<!DOCTYPE html> <html><!--\n Page saved with SingleFile \n url: https://example.com/a \n--><body>${old}`;
    expect(parse(old).querySelector("x-a")?.shadowRoot).toBeNull();
    expect(parse(saved).querySelector("x-a")?.shadowRoot?.textContent).toBe("s");
  });
});

describe("what a page may not do to its reader", () => {
  it("is read at 30,000 levels", () => {
    const document = parse(`${"<div class=b>".repeat(30_000)}x`);
    const deepest = document.querySelector("div:not(:has(div))");
    expect(deepest?.textContent).toBe("x");
    expect(document.querySelectorAll(".b .b")).toHaveLength(29_999);
    expect(document.querySelectorAll(".b:has(> .b)")).toHaveLength(29_999);
    expect(deepest?.closest("body")).toBe(document.body);
    expect(document.body.textContent).toBe("x");
    expect(document.body.contains(deepest)).toBe(true);
  });

  it.each([
    ["too many elements", "<i>".repeat(600), { elements: 500 }],
    ["too many attributes", "<p a b c d e f g h i j k l m>".repeat(50), { elements: 60 }],
    ["too many characters", "<p>".padEnd(600), { characters: 500 }],
  ])("is refused with %s", (_, markup, limits) => {
    expect(() => openSnapshot(markup, { url: "https://example.com/", limits })).toThrow(
      expect.objectContaining({ name: "SnapshotError", code: "too-large" }),
    );
  });

  it("is refused with ten thousand attributes on one element", () => {
    const names = Array.from({ length: 10_001 }, (_, i) => `a${i}`);
    expect(() => parse(`<p ${names.join(" ")}>`)).toThrow("One element has 10,001 attributes");
  });
});
