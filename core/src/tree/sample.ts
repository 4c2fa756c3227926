import { type InertPart, liveDom } from "../page/dom.js";
import { openPage, type Page } from "../page/page.js";
import { openReading } from "../page/reading.js";
import { keepShape } from "../page/shapes.js";
import { TreeBuilder } from "./build.js";
import { everyElement } from "./every.js";
import { finishTree } from "./finish.js";

const row = (name: string): InertPart => [
  "tr",
  {},
  ["td", {}, ["input", { type: "checkbox", "aria-label": name }]],
  ["td", {}, ["a", { href: `/${name}` }, name], " ", ["b", {}, name]],
];

const item = (name: string): InertPart => [
  "li",
  { "data-id": name, tabindex: "-1" },
  ["button", { title: name }, name],
];

/** One of each thing that pages are made of. */
const SAMPLE: InertPart = [
  "main",
  {},
  ["h1", { id: "heading" }, "heading"],
  ["table", { "aria-labelledby": "heading" }, ["tbody", {}, row("a"), row("b")]],
  ["ul", {}, item("a"), item("b"), item("c")],
  ["form", {}, ["label", {}, "label", ["input", { name: "text", value: "value" }]], ["img", { alt: "image" }]],
];

let reads = 0;

/**
 * Keeps one small tree for good, with all that was found out for it. When the last object of a shape goes, an engine throws
 * away what it compiled for that shape, and the next page is read by slow code again. Who reads once pays nothing.
 */
export function keepShapes({ dom, document }: Page): void {
  if (++reads !== 2) return;
  try {
    const inert = dom.inert?.(SAMPLE) ?? { document: liveSample(document), dom: liveDom() };
    const page = openPage(inert.document, { url: "about:blank", dom: inert.dom });
    const reading = openReading(page, everyElement);
    const builder = new TreeBuilder({ reading, urls: false });
    keepShape([page, reading, builder, finishTree(builder.build(page.document))]);
  } catch {
    // a page may have put something of its own under the name of what makes documents: nothing is lost but time
  }
}

/** A document of its own, in which nothing runs or loads. */
function liveSample({ implementation }: Document): Document {
  const sample = implementation.createHTMLDocument("");
  sample.body.append(toNode(sample, SAMPLE));
  return sample;
}

/** Made node by node: a page may forbid to make nodes from text. */
function toNode(sample: Document, part: InertPart | string): Node {
  if (typeof part === "string") return sample.createTextNode(part);
  const [tag, attributes, ...content] = part;
  const element = sample.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const inner of content) element.append(toNode(sample, inner));
  return element;
}
