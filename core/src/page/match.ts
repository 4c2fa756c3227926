/**
 * Match patterns in the syntax of the extension manifest (`<scheme>://<host>/<path>`), so that a parser's patterns can be
 * spread into `content_scripts[].matches` as they are.
 * Spec: https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns
 */
const PATTERN = /^(?<scheme>\*|https?|file|ftp):\/\/(?<host>\*|(?:\*\.)?[^/*]+)?(?<path>\/.*)$/;

/**
 * Whether `url` fits one of the patterns. An unreadable URL fits none.
 *
 * @throws TypeError when a pattern is not in the manifest's syntax: a mistake in the parser, not in the page.
 * @example matchesUrl(["https://*.slack.com/*"], "https://app.slack.com/client/T1/C1") // true
 */
export function matchesUrl(patterns: readonly string[], url: string): boolean {
  const location = parseUrl(url);
  return location !== null && patterns.some((pattern) => fits(pattern, location));
}

/** A URL object, or null for a text that is none. */
export function parseUrl(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

function fits(pattern: string, url: URL): boolean {
  if (pattern === "<all_urls>") return /^(https?|file|ftp):$/.test(url.protocol);
  const parts = PATTERN.exec(pattern)?.groups;
  if (!parts)
    throw new TypeError(
      `"${pattern}" is not a match pattern; write it as in an extension manifest, e.g. "https://*.example.com/*"`,
    );
  const scheme = url.protocol.slice(0, -1);
  if (parts.scheme === "*" ? !/^https?$/.test(scheme) : parts.scheme !== scheme) return false;
  return hostFits(parts.host ?? "", url.host, url.hostname) && pathFits(parts.path ?? "/", url.pathname + url.search);
}

function hostFits(pattern: string, host: string, hostname: string): boolean {
  if (pattern === "*") return true;
  if (pattern.startsWith("*.")) return hostname === pattern.slice(2) || hostname.endsWith(pattern.slice(1));
  return pattern === host || pattern === hostname;
}

function pathFits(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${source}$`, "s").test(path);
}
