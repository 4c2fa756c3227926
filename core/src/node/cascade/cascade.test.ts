import { describe, expect, it } from "vitest";
import { openReading } from "../../page/reading.js";
import { generatedText, styleOf } from "../../page/style.js";
import { openSnapshot } from "../open.js";

const open = (html: string) => {
  const page = openSnapshot(html, { url: "https://example.com/" });
  return { page, reading: openReading(page) };
};

/** The `display` of the element with the id `x`. */
function displayOf(css: string, body = '<div class="a"><p id="x" class="b">x</p></div>'): string {
  const { page, reading } = open(`<style>${css}</style>${body}`);
  return styleOf(reading, page.document.querySelector("#x") as Element).display;
}

describe("the page's own style sheets", () => {
  it.each([
    ["nothing", "", "block"],
    ["a class", ".b { display: none }", "none"],
    ["the more specific rule", ".a .b { display: flex } .b { display: none }", "flex"],
    ["the later of two equals", ".b { display: none } .b { display: inline }", "inline"],
    ["what is important", ".b { display: grid !important } #x { display: none }", "grid"],
    ["a rule that holds on this screen", "@media (min-width: 800px) { .b { display: none } }", "none"],
    ["not one for a narrow screen", "@media (max-width: 800px) { .b { display: none } }", "block"],
    ["not one for paper", "@media print { .b { display: none } }", "block"],
    ["a range", "@media (600px <= width < 2000px) { .b { display: none } }", "none"],
    ["a nested rule", ".a { & .b { display: none } }", "none"],
    ["a nested rule without its sign", ".a { .b { display: none } margin: 0; color }", "none"],
    ["a nested rule that begins with a combinator", ".a { color: red; > .b { display: none } }", "none"],
    ["a layer", "@layer base { .b { display: none } }", "none"],
    ["nothing of a moment that is not now", ".b:hover { display: none }", "block"],
    ["nothing that can't be read", "} .b { display: none } @@ {", "block"],
    ["a child of a flex box is a block", ".a { display: flex } .b { display: inline }", "block"],
  ])("%s", (_, css, display) => {
    expect(displayOf(css)).toBe(display);
  });

  it("stand below the style attribute, which stands below what is important", () => {
    const body = '<p id="x" style="display: inline">x</p>';
    expect(displayOf("#x { display: none }", body)).toBe("inline");
    expect(displayOf("#x { display: none !important }", body)).toBe("none");
    expect(displayOf("#x { display: none !important }", '<p id="x" style="display: inline !important">x</p>')).toBe(
      "inline",
    );
  });

  it("hold inside of their own shadow tree, for its host and for what it slots", () => {
    const { page, reading } = open(
      `<style>p { display: none }</style><x-a id="host"><template shadowrootmode="open"><style>
        :host { display: block } :host([open]) p { display: inline } ::slotted(i) { display: none }</style><p>in</p><slot></slot></template><i>slotted</i></x-a>`,
    );
    const host = page.document.querySelector("x-a") as Element;
    const inner = page.dom.shadowRoot(host) as ShadowRoot;
    expect(styleOf(reading, host).display).toBe("block");
    expect(styleOf(reading, host.querySelector("i") as Element).display).toBe("none");
    expect(styleOf(reading, page.dom.queryFirst(inner, "p") as Element).display).toBe("block");
  });

  it("generate text: strings, attributes, counters, alternatives", () => {
    const css = `ol { counter-reset: n } li { counter-increment: n } li::before { content: counter(n, upper-roman) ". " }
      .req::after { content: "★" / "required" } .unit::after { content: attr(data-unit) } .block::before { content: "top"; display: block }`;
    const { page, reading } = open(
      `<style>${css}</style><ol><li>a</li><li id="second">b</li></ol><b class="req">x</b><i class="unit" data-unit="kg">3</i><u class="block">y</u>`,
    );
    const text = (selector: string, place: "before" | "after") =>
      generatedText(reading, page.document.querySelector(selector) as Element, place);
    expect(text("#second", "before")).toBe("II. ");
    expect(text(".req", "after")).toBe(" required ");
    expect(text(".unit", "after")).toBe("kg");
    expect(text(".block", "before")).toBe(" top ");
    expect(text("ol", "before")).toBe("");
  });

  it("are counted when they are not in the file", () => {
    const { page, reading } = open('<link rel="stylesheet" href="/app.css"><link rel="icon" href="/i.png"><p>x</p>');
    expect(page.dom.cascade?.(reading.roots).unread).toBe(1);
  });
});
