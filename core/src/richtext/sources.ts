import { foldSpace } from "../page/characters.js";
import { visibleText, withoutInvisible } from "../page/text.js";
import type { RichTextContext } from "./types.js";

/** Where a row finds a value: an attribute by its name, or what a function makes of the element. Empty is as good as none. */
export type From = string | ((element: Element, context: RichTextContext) => string | null | undefined);

/** CSS of the parts of an element that hold its content. */
export type In = string;

export function valueFrom(from: From | undefined, element: Element, context: RichTextContext): string | undefined {
  if (from === undefined) return undefined;
  const raw = typeof from === "string" ? element.getAttribute(from) : from(element, context);
  return raw ? clean(raw, context) || undefined : undefined;
}

export function numberFrom(from: From, element: Element, context: RichTextContext): number | undefined {
  const value = valueFrom(from, element, context);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** The element's text on one line; of something folded away, what opening it would show. */
export const wordsOf = (element: Element, { reading }: RichTextContext): string =>
  visibleText(reading, element, { evenHidden: true });

/** The outermost parts that fit; undefined, for the whole element, where there is none. */
export function contentOf(element: Element, css: In | undefined, { reading }: RichTextContext): Node[] | undefined {
  if (css === undefined) return undefined;
  const parts: Element[] = [];
  for (const part of reading.dom.queryAll(element, css)) if (!parts.at(-1)?.contains(part)) parts.push(part);
  return parts.length > 0 ? parts : undefined;
}

const clean = (raw: string, { reading }: RichTextContext): string => foldSpace(withoutInvisible(reading, raw));
