import { attributeOf } from "./chain.js";
import { HTML, type Inner } from "./linkedom.js";

/** https://dom.spec.whatwg.org/#valid-shadow-host-name */
const HOSTS = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "),
);
const CUSTOM_NAME = /^[a-z][^\s/>]*-/;
const RESERVED = new Set(
  "annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph".split(
    " ",
  ),
);

/** Whether an element may hold a shadow root. */
export function isShadowHost(localName: string, namespace: string | null): boolean {
  if (namespace !== HTML) return false;
  return HOSTS.has(localName) || (CUSTOM_NAME.test(localName) && !RESERVED.has(localName));
}

/** The mode that a template declares; null for one that is just a template. */
export function shadowMode(template: Inner, names: readonly string[]): "open" | "closed" | null {
  for (const name of names) {
    const mode = attributeOf(template, name)?.toLowerCase();
    if (mode === "open" || mode === "closed") return mode;
  }
  return null;
}

/**
 * Under which names a page declares shadow roots. The standard one counts everywhere; web archives of Chromium write
 * `shadowmode`, and so did SingleFile before it wrote `shadowroot` and then the standard name.
 */
export const SHADOW_ATTRIBUTES = {
  html: ["shadowrootmode"],
  singlefile: ["shadowrootmode", "shadowroot", "shadowmode"],
  mhtml: ["shadowrootmode", "shadowmode"],
} as const;
