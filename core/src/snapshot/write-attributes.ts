import { escapeAttribute } from "./escape.js";
import { FROZEN } from "./frozen.js";
import { keptAttributes, keptValue } from "./kept.js";
import { reflectState, STATEFUL } from "./state.js";
import type { Writing } from "./writing.js";

const SPECIAL = new Set([..."html meta iframe frame".split(" "), ...STATEFUL]);

/** The attributes of an element as a snapshot has them: the page's own, its live state, and what capture froze. */
export function writeAttributes(writing: Writing, element: Element): string {
  const { style, focused, registry } = writing;
  const facts = style.get(element);
  const ref = writing.hasRefs ? registry.givenTo(element) : undefined;
  const isPlain = facts === undefined && ref === undefined && !focused.has(element) && !isSpecial(element);
  const plain = isPlain ? plainAttributes(element) : undefined;
  if (plain !== undefined) return plain;
  const attributes = keptAttributes(element);
  reflectState(element, attributes);
  for (const [name, value] of facts ?? []) attributes.set(name, value);
  if (ref !== undefined) attributes.set(FROZEN.ref, ref);
  if (focused.has(element)) attributes.set(FROZEN.focus, "");
  if (element === element.ownerDocument.documentElement) attributes.set(FROZEN.state, "live");
  if (/^i?frame$/.test(element.localName)) reflectFrame(writing, element, attributes);
  let text = "";
  for (const [name, value] of attributes) text += value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  return text;
}

const isSpecial = (element: Element): boolean => SPECIAL.has(element.localName);

/**
 * Most elements of a page: their attributes as they stand, written without a detour; undefined for one that has state. Names
 * are asked for instead of attribute nodes: a browser makes a node for each one that is looked at, and keeps it.
 */
function plainAttributes(element: Element): string | undefined {
  if (!element.hasAttributes()) return "";
  let text = "";
  for (const name of element.getAttributeNames()) {
    if (name === "popover") return undefined;
    const value = keptValue(element, name);
    if (value !== undefined) text += value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  }
  return text;
}

function reflectFrame(writing: Writing, frame: Element, attributes: Map<string, string>): void {
  const inner = writing.reading.roots.byHost.get(frame);
  if (!inner) {
    const origin = originOf(frame, writing.reading.page.url);
    if (origin) attributes.set(FROZEN.origin, origin);
    return;
  }
  const document = inner.node as Document;
  attributes.set(FROZEN.url, document.URL);
  writing.hasher.mark("{");
  attributes.set("srcdoc", writing.writeFrame(document));
  writing.hasher.mark("}");
}

function originOf(frame: Element, base: string): string | undefined {
  try {
    return new URL(frame.getAttribute("src") ?? "", base).origin;
  } catch {
    return undefined;
  }
}
