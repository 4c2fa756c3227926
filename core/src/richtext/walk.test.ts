import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { evenHidden, type RichTextHandlers, readRichText, skip } from "./index.js";

function read(html: string, rows?: RichTextHandlers, region = "body") {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/" });
  const reading = openReading(page);
  const element = reading.dom.queryFirst(page.document, region) as Element;
  return { ...readRichText(reading, element, rows), invisible: reading.invisible };
}

describe("what is hidden", () => {
  it("is left out, and what takes `visibility` back is not", () => {
    const html =
      "<p hidden>a</p><p style='display:none'>b</p>c<div style='visibility:hidden'>d<b style='visibility:visible'>e</b></div>";
    expect(read(html).markdown).toBe("c**e**");
  });

  it("is read where a row says so, without what is hidden in it", () => {
    const html = "<div id=draft style='display:none'>a<i hidden>b</i></div>";
    expect(read(html, [], "#draft").text).toBe("");
    expect(read(html, [evenHidden("#draft")], "#draft").text).toBe("a");
    expect(read(`x${html}`, [evenHidden("#draft")]).text).toBe("x\na");
  });

  it("is read where it is folded, and left out where it is not", () => {
    const inside = "<style>.x{}</style><datalist><option>o</datalist><p>a <i hidden>b</i><em>c</em></p>";
    expect(read(`<details><summary>T</summary>${inside}</details>`).text).toBe("T\n\na c");
    expect(read("<details open><summary>T</summary><p>a</p><p hidden>b</p></details>").text).toBe("T\n\na");
  });
});

describe("the flat tree", () => {
  it("is read through shadow roots and slots", () => {
    const html =
      "<x-note><template shadowrootmode=open><b>Title</b><slot>none</slot><slot name=foot></slot></template><span slot=foot>foot</span> body </x-note>";
    expect(read(html).markdown).toBe("**Title** body foot");
  });

  it("is read through frames of the page", () => {
    expect(read(`a<iframe srcdoc="<title>t</title><p>b</p>"></iframe>`).text).toBe("a\n\nb");
  });
});

describe("the region", () => {
  it("is not its own content", () => {
    expect(read("<ul><li>a <b>b</b></ul>", [], "li").markdown).toBe("a **b**");
    expect(read("<blockquote>a</blockquote>", [], "blockquote").markdown).toBe("a");
    expect(read("<pre>a</pre>", [], "pre").markdown).toBe("```\na\n```");
  });

  it("can be left out by a row", () => {
    expect(read("<div class=placeholder>Type here</div>", [skip(".placeholder")], "div").text).toBe("");
  });
});

it("removes invisible characters and counts them", () => {
  expect(read("<p>a\u200Bb\u202Ec</p><img alt='x\u200By' src=z>")).toMatchObject({ text: "abc\n\nxy", invisible: 3 });
});

it("keeps the joiners of an emoji", () => {
  expect(read("👩‍💻")).toMatchObject({ text: "👩‍💻", invisible: 0 });
});

it("changes nothing on the page", () => {
  const page = openSnapshot("<!doctype html><body><p class=a>x <b>y</b><table><tr><td>1</table>", {
    url: "https://app.example.com/",
  });
  const before = page.document.documentElement.outerHTML;
  readRichText(openReading(page), page.document.body);
  expect(page.document.documentElement.outerHTML).toBe(before);
});

describe("depth and length without end", () => {
  const patient = 20_000;

  it.each(["div", "span", "blockquote", "ul><li", "b", "table><tr><td"])(
    "%s",
    (tag) => {
      const depth = tag.includes(">") ? 1500 : 4000;
      expect(read(`<${tag}>`.repeat(depth) + "deep").text).toBe("deep");
    },
    patient,
  );

  it("marks inside of marks cost what their kinds do", () => {
    const marks = Array.from({ length: 99 }, (_, i) => `<${"bis".charAt(i % 3)}>x`).join(" ");
    expect(read(marks).text).toBe(Array.from({ length: 99 }, () => "x").join(" "));
  });

  it(
    "more pieces than a call takes arguments",
    () => {
      expect(read(`<b>${"<span> </span>".repeat(130_000)}</b>x`).text).toBe("x");
    },
    patient,
  );
});
