import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { type FrozenStyle, freezeStyle } from "./freeze-style.js";
import { writeSnapshotHeader } from "./header.js";
import { treeHasher } from "./tree-hash.js";
import { writeDocument } from "./write-document.js";
import type { Writing } from "./writing.js";

export interface CaptureOptions {
  /** When: ISO 8601. The caller's, so that two captures of an unchanged page differ in nothing else. */
  capturedAt: string;
}

/**
 * Writes the live page as one self-contained HTML text: what was typed in the standard attributes, shadow roots as
 * declarative ones, same-origin frames nested, hidden parts marked; without code, style sheets, comments and secrets.
 * Any browser opens it and `@onscreen/core/node` reads it like the page. One element a line: the break stands inside the
 * tag, where HTML has no text. The page is not touched.
 *
 * @example const html = capture(openPage(document, { url: location.href }), { capturedAt: new Date().toISOString() });
 */
export function capture(page: Page, options: CaptureOptions): string {
  const reading = openReading(page);
  return writeSnapshot(reading, freezeStyle(reading), options);
}

/** The second half of a capture: nothing is asked of style any more. */
export function writeSnapshot(reading: Reading, style: FrozenStyle, { capturedAt }: CaptureOptions): string {
  const { page } = reading;
  const hasher = treeHasher();
  const given = page.registry.store();
  const writing: Writing = {
    reading,
    registry: page.registry,
    hasRefs: given.entries.length > 0,
    style,
    focused: focusedElements(reading),
    hasher,
    writeFrame: (document) => writeDocument(writing, document),
  };
  const body = writeDocument(writing, page.document);
  const { elements, hash } = hasher.result();
  const view = page.document.defaultView;
  const header = writeSnapshotHeader({
    url: page.url,
    title: page.title,
    ...(page.locale && { language: page.locale }),
    time: capturedAt,
    ...(page.timeZone && { timeZone: page.timeZone }),
    ...(view && { viewport: { width: view.innerWidth, height: view.innerHeight } }),
    elements,
    tree: hash,
    ...(given.entries.length > 0 && { registry: given }),
  });
  // the header stands between the doctype, where there is one, and the root element
  const start = /^<!DOCTYPE [^>]*>\n/.exec(body)?.[0] ?? "";
  return `${start}${header}\n${body.slice(start.length)}`;
}

function focusedElements(reading: Reading): Set<Element> {
  const focused = new Set<Element>();
  for (const { node } of reading.roots.all) {
    const active = node.activeElement;
    if (active && active.localName !== "body") focused.add(active);
  }
  return focused;
}
