import { isSecret, isSecretName, withoutSecretParameters } from "../page/secret.js";
import { isFrozenAttribute } from "./frozen.js";

/** Elements that a snapshot leaves out: code, style, inert markup and what would make a saved page load or leave. */
const DROPPED = new Set("script style noscript template link".split(" "));

/** Attributes that say nothing about what is on the screen: payloads, keys of the transport, drawing instructions. */
const DROPPED_ATTRIBUTES = new Set("nonce integrity srcdoc srcset imagesrcset ping d points".split(" "));
const ADDRESSES = new Set("href src action formaction cite data poster background xlink:href".split(" "));

/** Names that the HTML parser would not read back as one attribute. */
const UNWRITABLE_NAME = /[\s"'<>/=\0]/;

/** Whether an element stands in the snapshot. */
export function isCaptured(element: Element): boolean {
  const tag = element.localName;
  if (DROPPED.has(tag)) return false;
  return tag !== "meta" || !(element.hasAttribute("charset") || element.hasAttribute("http-equiv"));
}

/** What happens to an attribute by its name alone, worked out once a name. */
type Fate = "dropped" | "address" | "kept";
const fates = new Map<string, Fate>();

function fateOf(name: string): Fate {
  let fate = fates.get(name);
  if (fate === undefined) {
    const lower = name.toLowerCase();
    const isDropped =
      lower.startsWith("on") ||
      DROPPED_ATTRIBUTES.has(lower) ||
      isFrozenAttribute(lower) ||
      isSecretName(lower) ||
      UNWRITABLE_NAME.test(name);
    fate = isDropped ? "dropped" : ADDRESSES.has(lower) ? "address" : "kept";
    fates.set(name, fate);
  }
  return fate;
}

/** An attribute's value as the snapshot keeps it; undefined for one that it leaves out. */
export function keptValue(element: Element, name: string): string | undefined {
  const fate = fateOf(name);
  if (fate === "dropped" || (name === "value" && isSecret(element))) return undefined;
  const value = element.getAttribute(name) ?? "";
  if (fate === "address") return address(value);
  return value.includes("data:") ? withoutPayloads(value) : value;
}

/** The page's own attributes as the snapshot keeps them, in source order. */
export function keptAttributes(element: Element): Map<string, string> {
  const kept = new Map<string, string>();
  for (const name of element.getAttributeNames()) {
    const value = keptValue(element, name);
    if (value !== undefined) kept.set(name, value);
  }
  if (isSecretMeta(element)) kept.delete("content");
  return kept;
}

const isSecretMeta = (element: Element): boolean =>
  element.localName === "meta" &&
  (isSecretName(element.getAttribute("name")) || isSecretName(element.getAttribute("property")));

function address(value: string): string {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme === "javascript") return "#";
  if (scheme === "data") return withoutPayloads(value);
  return withoutSecretParameters(value);
}

/** Keeps the media type of a data: address and drops what it carries. */
const withoutPayloads = (value: string): string =>
  value.replace(/data:([a-z]+\/[a-z0-9.+-]+)?[^,\s"')]*,[^\s"')]*/gi, "data:$1,");
