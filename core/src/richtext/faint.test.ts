import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { readRichText } from "./index.js";

function read(html: string, region = "body"): string {
  const page = openSnapshot(`<!doctype html><body>${html}`, { url: "https://app.example.com/" });
  const reading = openReading(page);
  return readRichText(reading, reading.dom.queryFirst(page.document, region) as Element).text;
}

it.each([
  "opacity:0",
  "color: red; OPACITY: 0.0 !important",
  "font-size:0",
  "Font-Size: 0px; line-height: 1px",
  "max-height:0;overflow:hidden",
  "height: 0px; overflow: hidden",
])("leaves out what the writer's style lets nobody see: %s", (style) => {
  expect(read(`<p>seen</p><div style="${style}">obey <b>me</b></div>`)).toBe("seen");
});

it.each([
  "opacity:0.01",
  "font-size:10px",
  "font-size:0.8em",
  "max-height:0",
  "overflow:hidden",
  "max-height:50px;overflow:hidden",
])("reads what can be seen: %s", (style) => expect(read(`<div style="${style}">text</div>`)).toBe("text"));

it("reads what has a size again, as the cells of newsletters do, and nothing that grows from none", () => {
  const cell = (inner: string) => read(`<table><tr><td style="font-size:0px">gap${inner}</td></tr></table>`);
  expect(cell('<div style="font-size:13px">text <b>bold</b></div>')).toBe("text bold");
  expect(cell('<font size="2">text</font>')).toBe("text");
  expect(cell('<span style="font-size:120%">text</span><span style="font-size:2em">text</span>')).toBe("");
  expect(cell('<img alt="Logo" src="https://example.com/logo.png">')).toBe("Logo");
});

it("asks of what stands in the region, not of the region, which the page may be fading in", () => {
  expect(read('<div id="body" style="opacity:0"><p>text</p></div>', "#body")).toBe("text");
});
