import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import type { Root } from "../page/roots.js";
import { isSecret } from "../page/secret.js";
import { escapeAttribute, escapeText } from "./escape.js";
import { type FrozenStyle, freezeStyle } from "./freeze-style.js";
import { FROZEN } from "./frozen.js";
import { writeSnapshotHeader } from "./header.js";
import { eachKept, isCaptured, keptAttributes } from "./kept.js";
import { hasState, reflectState } from "./state.js";
import { treeHash } from "./tree-hash.js";

export interface CaptureOptions {
  /** When: ISO 8601. The caller's, so that two captures of an unchanged page differ in nothing else. */
  capturedAt: string;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements whose text a parser takes as it stands: https://html.spec.whatwg.org/#serialising-html-fragments */
const RAW_TEXT = new Set("xmp iframe noembed noframes plaintext".split(" "));
const XHTML = "http://www.w3.org/1999/xhtml";

/**
 * Writes the live page as one self-contained HTML text: what was typed in the standard attributes, shadow roots as
 * declarative ones, same-origin frames nested, hidden parts marked; without code, style sheets, comments and secrets.
 * Any browser opens it and `@onscreen/core/node` reads it like the page. One element a line: the break stands inside the
 * tag, where HTML has no text. The page is not touched.
 *
 * @example const html = capture(openPage(document, { url: location.href }), { capturedAt: new Date().toISOString() });
 */
export function capture(page: Page, { capturedAt }: CaptureOptions): string {
  const reading = openReading(page);
  const style = freezeStyle(reading);
  const { elements, hash } = treeHash(reading, isCaptured);
  const view = page.document.defaultView;
  const given = page.registry.store();
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
  const out: string[] = [];
  writeDocument(reading, reading.roots.top, style, focusedElements(reading), header, out);
  return out.join("");
}

/** Writes one document with everything below it; an explicit stack, so that any depth of the page is written. */
function writeDocument(
  reading: Reading,
  root: Root,
  style: FrozenStyle,
  focused: ReadonlySet<Element>,
  header: string,
  out: string[],
): void {
  const pending: (Node | string)[] = [];
  const document = root.node as Document;
  if (document.doctype) out.push(`<!DOCTYPE ${document.doctype.name}>\n`);
  if (header) out.push(header, "\n");
  if (document.documentElement) pending.push(document.documentElement);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") out.push(next);
    else if (next.nodeType === 1) openElement(next as Element);
    else if (next.nodeType === 3) out.push(textOf(next as Text));
  }

  function openElement(element: Element): void {
    if (!isCaptured(element)) return;
    const html = element.namespaceURI === XHTML;
    const tag = html ? element.localName : element.tagName;
    out.push(`<${tag}${attributesOf(reading, element, style, focused)}\n>`);
    if (html && element.localName === "head") out.push('<meta charset="utf-8"\n>');
    if (html && VOID.has(tag)) return;
    pending.push(`</${tag}>`);
    const inner = reading.roots.byHost.get(element);
    if (inner?.kind === "frame") return; // its document stands in srcdoc
    if (html && tag === "textarea")
      pending.push(isSecret(element) ? "" : keepFirstBreak(escapeText((element as HTMLTextAreaElement).value)));
    else pushChildren(element, pending);
    if (html && (tag === "pre" || tag === "listing") && element.firstChild?.nodeType === 3)
      pending.push(leadingBreak(element.firstChild as Text));
    if (inner) {
      pending.push("</template>");
      pushChildren(inner.node, pending);
      pending.push(shadowStart(inner.node as ShadowRoot));
    }
  }
}

const shadowStart = (root: ShadowRoot): string =>
  `<template shadowrootmode="${root.mode}"${root.delegatesFocus ? " shadowrootdelegatesfocus" : ""}\n>`;

function attributesOf(reading: Reading, element: Element, style: FrozenStyle, focused: ReadonlySet<Element>): string {
  const facts = style.get(element);
  const ref = reading.page.registry.givenTo(element);
  if (facts === undefined && ref === undefined && !focused.has(element) && !isSpecial(element)) return plainAttributes(element);
  const attributes = keptAttributes(element);
  if (hasState(element)) reflectState(element, attributes);
  for (const [name, value] of facts ?? []) attributes.set(name, value);
  if (ref !== undefined) attributes.set(FROZEN.ref, ref);
  if (focused.has(element)) attributes.set(FROZEN.focus, "");
  if (element === element.ownerDocument.documentElement) attributes.set(FROZEN.state, "live");
  if (element.localName === "iframe" || element.localName === "frame")
    reflectFrame(reading, element, attributes, style, focused);
  let text = "";
  for (const [name, value] of attributes) text += value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  return text;
}

/** Most elements of a page: their attributes as they stand, written without a detour. */
function plainAttributes(element: Element): string {
  let text = "";
  eachKept(element, (name, value) => {
    text += value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  });
  return text;
}

const SPECIAL = new Set("html meta iframe frame".split(" "));
const isSpecial = (element: Element): boolean =>
  SPECIAL.has(element.localName) || hasState(element) || isSecret(element);

/** The element with the focus in each tree. */
function focusedElements(reading: Reading): Set<Element> {
  const focused = new Set<Element>();
  for (const { node } of reading.roots.all) {
    const active = node.activeElement;
    if (active && active.localName !== "body") focused.add(active);
  }
  return focused;
}

function reflectFrame(
  reading: Reading,
  frame: Element,
  attributes: Map<string, string>,
  style: FrozenStyle,
  focused: ReadonlySet<Element>,
): void {
  const inner = reading.roots.byHost.get(frame);
  if (!inner) {
    const origin = originOf(frame, reading.page.url);
    if (origin) attributes.set(FROZEN.origin, origin);
    return;
  }
  const parts: string[] = [];
  writeDocument(reading, inner, style, focused, "", parts);
  attributes.set(FROZEN.url, (inner.node as Document).URL);
  attributes.set("srcdoc", parts.join(""));
}

function originOf(frame: Element, base: string): string | undefined {
  try {
    return new URL(frame.getAttribute("src") ?? "", base).origin;
  } catch {
    return undefined;
  }
}

function pushChildren(parent: Node, pending: (Node | string)[]): void {
  for (let child = parent.lastChild; child; child = child.previousSibling) pending.push(child);
}

function textOf(text: Text): string {
  const parent = text.parentElement;
  return parent && parent.namespaceURI === XHTML && RAW_TEXT.has(parent.localName) ? text.data : escapeText(text.data);
}

/** A parser drops the first line break of these elements, so one more is written. */
const leadingBreak = (text: Text): string => (text.data.startsWith("\n") ? "\n" : "");
const keepFirstBreak = (text: string): string => (text.startsWith("\n") ? `\n${text}` : text);
