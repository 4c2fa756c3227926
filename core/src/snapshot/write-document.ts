import { isSecret } from "../page/secret.js";
import { escapeText } from "./escape.js";
import { isCaptured } from "./kept.js";
import { writeAttributes } from "./write-attributes.js";
import type { Writing } from "./writing.js";

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Taken as it stands, or with a rule for the first line break: https://html.spec.whatwg.org/#serialising-html-fragments */
const OWN_TEXT = new Set("textarea pre listing xmp iframe noembed noframes plaintext".split(" "));
const RULED = new Set(["head", ...VOID, ...OWN_TEXT]);
/** Pieces are joined early, so that they die young: what lives until the end is collected again and again. */
const CHUNK = 2048;
const XHTML = "http://www.w3.org/1999/xhtml";

/** What is written when everything inside of an element or a shadow root is, and the mark that it means to the fingerprint. */
interface Ending {
  readonly text: string;
  readonly mark: ")" | "]";
}

const END_OF_ROOT: Ending = { text: "</template>", mark: "]" };
const endings = new Map<string, Ending>();

/**
 * Writes one document with everything below it. The stack holds what is open and where to go on behind it, so that any depth
 * of the page is written, and each node is asked for its first child and its next sibling once.
 */
export function writeDocument(writing: Writing, document: Document): string {
  const { reading, hasher } = writing;
  const open: Ending[] = [];
  const behind: (Node | null)[] = [];
  const chunks: string[] = [];
  let out: string[] = document.doctype ? [`<!DOCTYPE ${document.doctype.name}>\n`] : [];
  let node: Node | null = document.documentElement;
  for (;;) {
    if (node === null) {
      const ending = open.pop();
      if (!ending) return chunks.join("") + out.join("");
      out.push(ending.text);
      hasher.mark(ending.mark);
      node = behind.pop() ?? null;
    } else if (node.nodeType === 3) {
      out.push(escapeText((node as Text).data));
      node = node.nextSibling;
    } else if (node.nodeType === 1 && isCaptured(node as Element)) {
      node = enter(node as Element);
    } else node = node.nextSibling;
  }

  /** Writes the start of an element and tells where to go on. */
  function enter(element: Element): Node | null {
    const tag = element.localName;
    hasher.open(tag);
    if (out.length > CHUNK) {
      chunks.push(out.join(""));
      out = [];
    }
    out.push("<", tag, writeAttributes(writing, element), "\n>");
    // SVG and MathML have no elements with rules of their own
    const isRuled = RULED.has(tag) && element.namespaceURI === XHTML;
    if (isRuled && tag === "head") out.push('<meta charset="utf-8"\n>');
    if (isRuled && VOID.has(tag)) {
      hasher.mark(")");
      return element.nextSibling;
    }
    open.push(endOf(tag));
    behind.push(element.nextSibling);
    const inner = reading.roots.byHost.get(element);
    if (inner?.kind === "frame") return null; // its document stands in srcdoc
    if (inner) {
      out.push(startOfRoot(inner.node as ShadowRoot));
      hasher.mark("[");
      open.push(END_OF_ROOT);
      behind.push(element.firstChild);
      return inner.node.firstChild;
    }
    if (isRuled && OWN_TEXT.has(tag)) return ownText(element, tag);
    return element.firstChild;
  }

  /** Elements whose text a parser reads by rules of its own. */
  function ownText(element: Element, tag: string): Node | null {
    if (tag === "textarea") out.push(textareaText(element as HTMLTextAreaElement));
    else if (tag === "pre" || tag === "listing") {
      out.push(leadingBreak(element.firstChild));
      return element.firstChild;
    } else out.push(element.textContent ?? "");
    return null;
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

function textareaText(textarea: HTMLTextAreaElement): string {
  if (isSecret(textarea)) return "";
  return textarea.value.startsWith("\n") ? `\n${escapeText(textarea.value)}` : escapeText(textarea.value);
}

/** A parser drops the first line break of these elements, so one more is written. */
const leadingBreak = (first: Node | null): string =>
  first?.nodeType === 3 && (first as Text).data.startsWith("\n") ? "\n" : "";
