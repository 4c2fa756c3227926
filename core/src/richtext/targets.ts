import type { Image, Link, Parents } from "mdast";
import { defaultHandlers, type Info, type State } from "mdast-util-to-markdown";

/** Characters that would end the target of a link, or that no address holds as they are. */
const UNSAFE = /[\s<>|\\\p{Cc}]/gu;

/**
 * The target of a link as it is, so that whoever copies it copies an address. The printer puts a backslash before each
 * parenthesis and ampersand; what would need one is percent-encoded instead, which leads to the same place.
 */
export function target(url: string): string {
  const encoded = url.replace(UNSAFE, encodeURIComponent);
  const safe = isBalanced(encoded) ? encoded : encoded.replaceAll("(", "%28").replaceAll(")", "%29");
  return safe.replace(/&(?=#?\w+;)/g, "&amp;");
}

/** https://spec.commonmark.org/0.31.2/#link-destination */
function isBalanced(url: string): boolean {
  let open = 0;
  for (const [sign] of url.matchAll(/[()]/g)) {
    open += sign === "(" ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The printer's own link, with its target replaced; a link that is its own text stays `<https://…>`. */
export const printLink = Object.assign(
  (node: Link, parent: Parents | undefined, state: State, info: Info): string => {
    const printed = defaultHandlers.link(node, parent, state, info);
    return printed.startsWith("<")
      ? printed
      : retarget(defaultHandlers.link({ ...node, url: "x" }, parent, state, info), node.url);
  },
  { peek: (defaultHandlers.link as { peek?: unknown }).peek },
);

export const printImage = Object.assign(
  (node: Image, parent: Parents | undefined, state: State, info: Info): string =>
    retarget(defaultHandlers.image({ ...node, url: "x" }, parent, state, info), node.url),
  { peek: (defaultHandlers.image as { peek?: unknown }).peek },
);

/** Keeps the empty title that stops a link at the beginning of a line from being a definition. */
const retarget = (printed: string, url: string): string =>
  printed.replace(/\]\(x( "")?\)$/, (_, title: string | undefined) => `](${target(url)}${title ?? ""})`);
