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

/** The page's own attributes as the snapshot keeps them, in source order. */
export function keptAttributes(element: Element): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { name, value } of element.attributes) {
    const lower = name.toLowerCase();
    if (
      lower.startsWith("on") ||
      DROPPED_ATTRIBUTES.has(lower) ||
      isFrozenAttribute(lower) ||
      isSecretName(lower) ||
      UNWRITABLE_NAME.test(name)
    )
      continue;
    kept.set(name, ADDRESSES.has(lower) ? address(value) : value.includes("data:") ? withoutPayloads(value) : value);
  }
  if (
    element.localName === "meta" &&
    (isSecretName(element.getAttribute("name")) || isSecretName(element.getAttribute("property")))
  )
    kept.delete("content");
  if (isSecret(element)) kept.delete("value");
  return kept;
}

function address(value: string): string {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme === "javascript") return "#";
  if (scheme === "data") return withoutPayloads(value);
  return withoutSecretParameters(value);
}

/** Keeps the media type of a data: address and drops what it carries. */
const withoutPayloads = (value: string): string =>
  value.replace(/data:([a-z]+\/[a-z0-9.+-]+)?[^,\s"')]*,[^\s"')]*/gi, "data:$1,");
