import type { Reading } from "../page/reading.js";
import { isSecret } from "../page/secret.js";
import type { Registry } from "../refs/registry.js";
import { escapeText } from "./escape.js";
import type { FrozenStyle } from "./freeze-style.js";
import { isCaptured } from "./kept.js";
import type { TreeHasher } from "./tree-hash.js";
import { writeAttributes } from "./write-attributes.js";

/** What is known of the page before a word of its snapshot is written. */
export interface Writing {
  readonly reading: Reading;
  readonly registry: Registry;
  readonly style: FrozenStyle;
  /** The element with the focus in each tree. */
  readonly focused: ReadonlySet<Element>;
  /** Takes the structure in as it is written. */
  readonly hasher: TreeHasher;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements whose text a parser takes as it stands: https://html.spec.whatwg.org/#serialising-html-fragments */
const RAW_TEXT = new Set("xmp iframe noembed noframes plaintext".split(" "));
const XHTML = "http://www.w3.org/1999/xhtml";

/** What stands on the stack between nodes: text to be written, and the mark that it means to the fingerprint. */
interface Ending {
  readonly text: string;
  readonly mark?: ")" | "[" | "]";
}

const END_OF_ROOT: Ending = { text: "</template>", mark: "]" };
const endings = new Map<string, Ending>();

/** Writes one document with everything below it; an explicit stack, so that any depth of the page is written. */
export function writeDocument(writing: Writing, document: Document): string {
  const { reading, hasher } = writing;
  const out: string[] = [];
  const pending: (Node | Ending)[] = [];
  if (document.doctype) out.push(`<!DOCTYPE ${document.doctype.name}>\n`);
  if (document.documentElement) pending.push(document.documentElement);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ("text" in next && !("nodeType" in next)) {
      out.push(next.text);
      if (next.mark) hasher.mark(next.mark);
    } else if ((next as Node).nodeType === 1) open(next as Element);
    else if ((next as Node).nodeType === 3) out.push(textOf(next as Text));
  }
  return out.join("");

  function open(element: Element): void {
    if (!isCaptured(element)) return;
    const isHtml = element.namespaceURI === XHTML;
    const tag = isHtml ? element.localName : element.tagName;
    hasher.open(element.localName);
    out.push(`<${tag}${writeAttributes(writing, element)}\n>`);
    if (isHtml && tag === "head") out.push('<meta charset="utf-8"\n>');
    if (isHtml && VOID.has(tag)) return hasher.mark(")");
    pending.push(endOf(tag));
    const inner = reading.roots.byHost.get(element);
    if (inner?.kind === "frame") return; // its document stands in srcdoc
    if (isHtml && tag === "textarea") pending.push({ text: textareaText(element as HTMLTextAreaElement) });
    else pushChildren(element);
    if (isHtml && (tag === "pre" || tag === "listing")) pending.push({ text: leadingBreak(element.firstChild) });
    if (!inner) return;
    pending.push(END_OF_ROOT);
    pushChildren(inner.node);
    pending.push({ text: startOfRoot(inner.node as ShadowRoot), mark: "[" });
  }

  function pushChildren(parent: Node): void {
    for (let child = parent.lastChild; child; child = child.previousSibling) pending.push(child);
  }
}

function endOf(tag: string): Ending {
  let ending = endings.get(tag);
  if (!ending) {
    ending = { text: `</${tag}>`, mark: ")" };
    endings.set(tag, ending);
  }
  return ending;
}

const startOfRoot = (root: ShadowRoot): string =>
  `<template shadowrootmode="${root.mode}"${root.delegatesFocus ? " shadowrootdelegatesfocus" : ""}\n>`;

function textOf(text: Text): string {
  const parent = text.parentElement;
  return parent && parent.namespaceURI === XHTML && RAW_TEXT.has(parent.localName) ? text.data : escapeText(text.data);
}

function textareaText(textarea: HTMLTextAreaElement): string {
  if (isSecret(textarea)) return "";
  return textarea.value.startsWith("\n") ? `\n${escapeText(textarea.value)}` : escapeText(textarea.value);
}

/** A parser drops the first line break of these elements, so one more is written. */
const leadingBreak = (first: Node | null): string =>
  first?.nodeType === 3 && (first as Text).data.startsWith("\n") ? "\n" : "";
