import type { Person } from "@onscreen/core";

/** Gmail writes "undefined" and "null" into attributes of what has no id yet. */
const NO_ID = new Set(["", "undefined", "null"]);

/**
 * An id without the mark of the reference to it: `#thread-f:1848781055589211216` → `thread-f:1848781055589211216`.
 * Undefined where the page has none.
 */
export function plainId(raw: string): string | undefined {
  const id = raw.trim().replace(/^#/, "");
  return NO_ID.has(id) ? undefined : id;
}

/** A mail address as headers and hidden fields write it: `"Ada Byron" <ada@example.com>`, or the address alone. */
export function personOf(raw: string): Person | undefined {
  const parts = /^\s*(?<name>.*?)\s*<(?<email>[^<>\s]+@[^<>\s]+)>\s*$/s.exec(raw)?.groups;
  const email = parts?.email ?? (/^\s*[^<>\s"]+@[^<>\s"]+\s*$/.test(raw) ? raw.trim() : undefined);
  if (email === undefined) return undefined;
  return { name: unquoted(parts?.name ?? "") || email, email };
}

/** RFC 5322, 3.2.4: a quoted string, in which a backslash keeps the next character. */
const unquoted = (name: string): string => (/^".*"$/s.test(name) ? name.slice(1, -1).replace(/\\(.)/gs, "$1") : name);

/** A filled text; undefined for blanks alone. */
export const filled = (text: string): string | undefined => text.trim() || undefined;

/** The dash that separates subject and snippet in layouts where it stands in the snippet's own text. */
export const withoutDash = (snippet: string): string | undefined => filled(snippet.replace(/^\s*-\s+/, ""));

/** What stands after the names of the senders: `(15)`, also `, (3)`. */
export function countAfterNames(rest: string): number | undefined {
  const digits = /\((?<count>\p{Nd}+)\)\s*$/u.exec(rest)?.groups?.count;
  return digits === undefined ? undefined : countOf(digits);
}

/**
 * A count with nothing beside it, in the digits and with the separators of any language: `1,234`, `١٬٢٣٤`, `1 234`.
 * Undefined for words ("many") and for what is counted only roughly.
 */
export function countOf(shown: string): number | undefined {
  const text = shown.trim();
  if (!/^\p{Nd}{1,3}(?:[.,'’٬\s\u00A0\u202F]?\p{Nd}{2,3})*$/u.test(text)) return undefined;
  return Number([...text].map(digitOf).join(""));
}

/** The digits of a script stand in a row of ten, zero first (Unicode, 4.6). */
function digitOf(char: string): string {
  if (!/^\p{Nd}$/u.test(char)) return "";
  const code = char.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** Where a page of a list stands in the whole: from `first` to `last` of `total`. */
export interface Paging {
  first: number;
  last: number;
  /** Absent where Gmail says "many". */
  total?: number;
}

/**
 * The numbers of the pager. Languages put them in different order (Turkish and Japanese name the total first), but the first
 * is never above the last, nor the last above the total.
 */
export function pagingOf(shown: readonly string[]): Paging | undefined {
  const counts = shown
    .map(countOf)
    .filter((count) => count !== undefined)
    .sort((a, b) => a - b);
  const [first, last, total] = counts;
  if (first === undefined || last === undefined || shown.length > 3) return undefined;
  return { first, last, ...(total !== undefined && { total }) };
}

/** Names of files in one text: `report.pdf, photo.png`. A comma inside of a name is no end of it. */
export const fileNames = (title: string): string[] =>
  title.split(/(?<=\.[\p{L}\p{N}]{1,8}), (?=\S)/u).map((name) => name.trim());

export interface Download {
  mime: string;
  name: string;
  url: string;
}

/** The parts of `download_url`: `application/pdf:r%C3%A9sum%C3%A9.pdf:https://mail.google.com/…`. */
export function downloadOf(raw: string): Download | undefined {
  const parts = /^(?<mime>[^:]+):(?<name>[^:]*):(?<url>https?:.+)$/s.exec(raw.trim())?.groups;
  return parts && { mime: parts.mime as string, name: decoded(parts.name as string), url: parts.url as string };
}

/** The file's id among the attachments of its message, from its address. */
export const attachmentId = (url: string): string | undefined => /[?&]realattid=([^&#]+)/.exec(url)?.[1];

/** A size as shown, without the brackets of the compose window; where a size would stand, Drive files have words. */
export function sizeShown(shown: string): string | undefined {
  const size = shown.trim().replace(/^\((.+)\)$/, "$1");
  return /\p{Nd}/u.test(size) ? size : undefined;
}

/** Drive files lead to other hosts of Google than attachments do. */
export const isDriveUrl = (url: string): boolean =>
  /^https:\/\/(?!mail\.)(?:[^/]*\.)?google(?:usercontent)?\.com\//.test(url);

/** A part of the address with form encoding: `from:ada+has:attachment` → `from:ada has:attachment`. */
export const formDecoded = (part: string): string => decoded(part.replaceAll("+", " "));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Who is signed in, by the account button's label: `Google Account: Ada Byron (ada@example.com)` in any language. */
export function accountOf(label: string): Person | undefined {
  const parts = /^(?<before>.*?)\s*\(\s*(?<email>[^\s()]+@[^\s()]+)\s*\)/s.exec(label)?.groups;
  if (!parts?.email) return undefined;
  const name = /[:：]\s*(?<name>\S.*)$/s.exec(parts.before ?? "")?.groups?.name?.trim();
  return { name: name || parts.email, email: parts.email };
}

/** Who is signed in, by the page's title: `Inbox (3) - ada@example.com - Gmail`. A subject may hold an address too: the last counts. */
export function accountInTitle(title: string): Person | undefined {
  const email = /.* - ([^\s@]+@[^\s@]+) - [^@]+$/s.exec(` - ${title}`)?.[1];
  return email ? { name: email, email } : undefined;
}
