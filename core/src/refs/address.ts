import { type ElementFacts, says } from "../page/facts.js";
import { parseUrl } from "../page/match.js";
import { SAYS } from "../page/says.js";
import { isSecretName } from "../page/secret.js";

/** Parameters that tell where a visitor came from and not where a link leads. */
const TRACKING =
  /^(?:utm_|ref|src|ved|ei|sa|gclid|fbclid|hash|trk|_t|clickid|pos|position|session|token|ts|cid|promoid|mv|smid|ns_|cmp)/i;
const LONGEST_VALUE = 40;
const ARCHIVE = /^(?:https?:\/\/web\.archive\.org)?\/web\/\d+[a-z_]*\//;

/**
 * Where a link leads, less what changes while the place stays: scheme, www, tracking, a locale in the path. Empty for links
 * that lead nowhere.
 */
export function addressKey(href: string | null): string {
  if (!href || /^(?:javascript:|#?$)/i.test(href)) return "";
  const plain = PLAIN.exec(href);
  if (plain && !isArchived(href)) return (plain[1] ?? "").replace(/^www\./, "") + lessLocale(plain[2] as string);
  const url = parseUrl(new URL(href.replace(ARCHIVE, ""), "http://here.invalid/").href);
  if (!url) return href;
  if (/^(?:mailto|tel):$/.test(url.protocol)) return href.toLowerCase();
  const query = [...url.searchParams]
    // keys and tokens are no part of a place, and no snapshot holds them
    .filter(([name, value]) => !TRACKING.test(name) && !isSecretName(name) && value.length < LONGEST_VALUE)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");
  const host = url.host === "here.invalid" ? "" : url.host.replace(/^www\./, "");
  const path = lessLocale(url.pathname);
  const routed = /^#[!/]/.test(url.hash) || path === "";
  return host + path + (query ? `?${query}` : "") + (routed ? url.hash : "");
}

/**
 * Most links: a path, with a host or without, in which nothing has to be resolved or escaped. Parsing an address costs more
 * than all the rest that is known of a link. A host of numbers or of another script is not among them.
 */
const PLAIN = /^(?:https?:\/\/((?:(?!xn--)[a-z0-9-]+\.)+[a-z]{2,}))?((?:\/[\w~-]+)+\/?)$/;

const isArchived = (href: string): boolean => href.startsWith("/web/") || href.includes("//web.archive.org/");

const lessLocale = (path: string): string => path.replace(/\/$/, "").replace(/\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/i, "");

const keys = new Map<string, string>();
/** Addresses that are remembered: those of a large page, which is read again and again. */
const MOST_KEYS = 20_000;

export function safeAddressKey(href: string | null): string {
  if (href === null || href === "") return "";
  const known = keys.get(href);
  if (known !== undefined) return known;
  let key = href; // no address at all: as it stands
  try {
    key = addressKey(href);
  } catch {}
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(href, key);
  return key;
}

/** Where an element leads. */
export const addressIn = (facts: ElementFacts): string =>
  says(facts, SAYS.href) ? safeAddressKey(facts.element.getAttribute("href")) : "";

/** The place in an application that an address means: another one shows other records. */
export function routeOf(address: string): string {
  const url = parseUrl(address);
  return url ? url.origin + url.pathname + (/^#[!/]?\w/.test(url.hash) ? url.hash : "") : address;
}
