import { rootOf } from "./composed.js";
import { perReading, type Reading } from "./reading.js";
import type { Root } from "./roots.js";

const bases = perReading(() => new Map<Root, string>());

/**
 * The address that links of an element are relative to: its document's own, a frame's document included, as its `<base>`
 * changes it. Markup that stands in `srcdoc` has the base of the document around it.
 * Spec: https://html.spec.whatwg.org/#document-base-url
 */
export function baseOf(reading: Reading, element: Element): string {
  let root: Root | null = rootOf(element, reading);
  while (root && root.kind === "shadow") root = root.parent;
  return root ? baseOfDocument(reading, root) : reading.page.url;
}

/**
 * The address of the document that an element stands in: the page's, or that of the frame, which the frame's `src` may not
 * tell. Undefined for markup in `srcdoc`, which has none of its own.
 */
export function documentUrlOf(reading: Reading, element: Element): string | undefined {
  let root: Root | null = rootOf(element, reading);
  while (root?.kind === "shadow") root = root.parent;
  if (!root?.host) return reading.page.url;
  const { URL: own } = root.node as Document;
  return own && /^https?:/.test(own) ? own : undefined;
}

function baseOfDocument(reading: Reading, root: Root): string {
  const known = bases(reading);
  let base = known.get(root);
  if (base === undefined) {
    base = withBaseElement(reading, root, ownAddress(reading, root));
    known.set(root, base);
  }
  return base;
}

function ownAddress(reading: Reading, root: Root): string {
  if (!root.host) return reading.page.url;
  const { URL: own } = root.node as Document;
  return own && /^https?:/.test(own) ? own : baseOf(reading, root.host);
}

function withBaseElement(reading: Reading, root: Root, own: string): string {
  const href = reading.dom.queryFirst(root.node, "base[href]")?.getAttribute("href");
  return href && URL.canParse(href, own) ? new URL(href, own).href : own;
}
