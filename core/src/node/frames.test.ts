import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";

const url = "https://example.com/";
const attribute = (markup: string) => markup.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const open = (markup: string, limits = {}) => {
  const page = openSnapshot(markup, { url, limits });
  return {
    page,
    documents: [...page.document.querySelectorAll("iframe, frame")].map((frame) => page.dom.frameDocument(frame)),
  };
};

describe("documents inside of frames", () => {
  it("are parsed as pages of their own, once", () => {
    const { page, documents } = open(
      `<iframe id=f srcdoc="${attribute('<!doctype html><title>In</title><p title="&quot;">a')}">`,
    );
    const [inside] = documents;
    expect(inside?.title).toBe("In");
    expect(inside?.querySelector("p")?.getAttribute("title")).toBe('"');
    expect(inside?.URL).toBe("about:srcdoc");
    expect(page.dom.frameDocument(page.document.getElementById("f") as Element)).toBe(inside);
    expect(page.document.querySelector("p")).toBeNull();
  });

  it("have the address that a capture wrote down", () => {
    const [inside] = open('<iframe src="/old" data-onscreen-url="https://example.com/now" srcdoc="<p>">').documents;
    expect(inside?.URL).toBe("https://example.com/now");
  });

  it("are none where the frame is of another origin, empty text or old markup", () => {
    const { documents } = open(
      '<iframe src="https://other.example/"></iframe><iframe><p>no</p></iframe><iframe srcdoc=""></iframe>',
    );
    expect(documents.map((document) => document?.body.childNodes.length)).toEqual([undefined, undefined, 0]);
  });

  it("nest, to any depth that the page's size allows", () => {
    let markup = "<p>innermost";
    for (let depth = 0; depth < 12; depth++) markup = `<iframe srcdoc="${attribute(markup)}"></iframe>`;
    const { page } = open(markup);
    let document: Document | null = page.document;
    let depth = 0;
    for (let frame = document.querySelector("iframe"); frame; frame = document?.querySelector("iframe") ?? null) {
      document = page.dom.frameDocument(frame);
      depth++;
    }
    expect(depth).toBe(12);
    expect(document?.querySelector("p")?.textContent).toBe("innermost");
  });

  it("share the page's limits: what is beyond them can't be seen into", () => {
    const { documents } = open(
      `<iframe srcdoc="${"<i>".repeat(40)}"></iframe><iframe srcdoc="${"<i>".repeat(90)}"></iframe>`,
      {
        elements: 100,
      },
    );
    expect(documents.map((document) => document?.querySelectorAll("i").length)).toEqual([40, undefined]);
  });
});
