/** One piece of HTML text, as our captures write it. */
export type Piece =
  | { readonly kind: "text"; readonly raw: string; readonly inside: string }
  | { readonly kind: "comment"; readonly raw: string; readonly data: string }
  | { readonly kind: "end" | "doctype"; readonly raw: string }
  | { readonly kind: "start"; readonly tag: string; readonly attributes: readonly Attribute[]; readonly tail: string };

export interface Attribute {
  readonly name: string;
  /** Character references resolved. */
  readonly value: string;
  /** Blanks and line breaks before it. */
  readonly before: string;
  readonly hasValue: boolean;
}

const PIECE =
  /<!--([\s\S]*?)-->|<!doctype[^>]*>|<\/[^>]*>|<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?|\s*\/(?!>))*)(\s*\/?>)|[^<]+|</gi;
const ATTRIBUTE = /(\s*\/?\s*)([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/**
 * Cuts HTML into its pieces, so that it can be changed as text wherever no parser is at hand. Exact for what a capture
 * writes; what is no tag is text, and text is what gets replaced.
 */
export function* piecesOf(html: string): Generator<Piece> {
  let inside = "";
  for (const [raw, comment, tag, attributes = "", tail = ">"] of html.matchAll(PIECE)) {
    if (comment !== undefined) yield { kind: "comment", raw, data: comment };
    else if (tag !== undefined) {
      inside = tag.toLowerCase();
      yield { kind: "start", tag, attributes: attributesOf(attributes), tail };
    } else if (raw.startsWith("</")) {
      inside = "";
      yield { kind: "end", raw };
    } else if (/^<!doctype/i.test(raw)) yield { kind: "doctype", raw };
    else yield { kind: "text", raw, inside };
  }
}

function attributesOf(text: string): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(([, before = " ", name = "", double, single, bare]) => {
    const value = double ?? single ?? bare;
    return { name, value: unescaped(value ?? ""), before, hasValue: value !== undefined };
  });
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

/** Character references as our captures write them, and numeric ones. */
export const unescaped = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = "") => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
        if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        return NAMED[name.toLowerCase()] ?? whole;
      })
    : text;
