import { escapeAttribute, escapeText } from "../escape.js";
import { parseSnapshotHeader, writeSnapshotHeader } from "../header.js";
import { isSpoken, kindOf, VOCABULARY } from "./attributes.js";
import { ID_PREFIX, type Pseudonyms, pseudonyms } from "./pseudonyms.js";
import { type Attribute, piecesOf, unescaped } from "./tokens.js";

export interface ScrubOptions {
  /** Makes the pseudonyms; a secret of whoever scrubs, never kept beside the page. The same salt gives the same names. */
  salt: string;
  /** Words that the platform's interface has, in any case: `Reply`, `Mark as unread`. */
  uiWords?: Iterable<string>;
  /** Names that selectors go by (classes, values, parts of addresses): they stay where they are structure. */
  known?: Iterable<string>;
  /** Names of attributes that hold the platform's own names for things, and no words: `glide_field`. */
  structure?: readonly string[];
  /** The platform's own hosts: `slack.com`. Every other host becomes example.com. */
  hosts?: readonly string[];
}

export interface Scrubbed {
  readonly html: string;
  /** The page's address with other ids and names. */
  readonly url?: string;
}

/**
 * Replaces what a captured page says and keeps how it is built. Default deny: every text and every attribute that is not
 * known to be structure gets other words, the same for the same, of the same length and script; dates stay dates, ids keep
 * their prefix, the platform's own hosts stay. References that were given and comments are dropped.
 *
 * @example const { html, url } = scrub(capture(page, { capturedAt }), { salt, uiWords: ["Reply"], hosts: ["slack.com"] });
 */
export function scrub(
  html: string,
  { salt, uiWords = [], known = [], structure = [], hosts = [] }: ScrubOptions,
): Scrubbed {
  const ui = new Set([...uiWords].flatMap(wordsOf));
  const names = new Set([...known].map((name) => name.toLowerCase()));
  const raw = rawWords(html);
  const made = pseudonyms({
    salt,
    isUiWord: (word) => ui.has(word.toLowerCase()),
    isRaw: (word) => raw.has(word.toLowerCase()),
    isKnown: (name) => names.has(name.toLowerCase()),
    hosts,
  });
  const isSaid = (word: string): boolean =>
    word.length > 3 && raw.has(word.toLowerCase()) && !ui.has(word.toLowerCase());
  const context: Context = { made, names, structure: new Set(structure), isSaid };
  let url: string | undefined;
  const header = (data: string): string => {
    const found = parseSnapshotHeader(data);
    if (!found) return "";
    const { registry: _, tree: __, version: ___, ...rest } = found;
    url = made.url(found.url);
    return writeSnapshotHeader({ ...rest, url, ...(found.title !== undefined && { title: made.text(found.title) }) });
  };
  const written = write(html, context, header);
  return { html: written, ...(url !== undefined && { url }) };
}

interface Context {
  made: Pseudonyms;
  names: ReadonlySet<string>;
  structure: ReadonlySet<string>;
  /** Whether a word stands in the page's text and is none of the interface. */
  isSaid(word: string): boolean;
}

const SILENT = new Set(["script", "style", "noscript"]);

function write(html: string, context: Context, header: (data: string) => string): string {
  let out = "";
  for (const piece of piecesOf(html)) {
    if (piece.kind === "comment") out += header(piece.data);
    else if (piece.kind === "text")
      out += SILENT.has(piece.inside) ? "" : escapeText(context.made.text(unescaped(piece.raw)));
    else if (piece.kind === "start")
      out += `<${piece.tag}${piece.attributes.map((one) => writeAttribute(one, piece.tag, context)).join("")}${piece.tail}`;
    else out += piece.raw;
  }
  return out;
}

function writeAttribute({ name, value, before, hasValue }: Attribute, tag: string, context: Context): string {
  if (!hasValue || value === "") return `${before}${name}`;
  return `${before}${name}="${escapeAttribute(changed(name, value, tag.toLowerCase(), context))}"`;
}

function changed(name: string, value: string, tag: string, context: Context): string {
  const { made, names } = context;
  if (names.has(value.toLowerCase())) return value;
  if (context.structure.has(name)) return made.token(value);
  const kind = kindOf(tag, name, value);
  switch (kind) {
    case "structure":
      return value.replace(/[\p{L}-]+/gu, (one) => (VOCABULARY.has(one.toLowerCase()) ? one : hook(one, context)));
    case "frame":
      return write(value, context, () => "");
    case "url":
      return made.url(value);
    case "classes":
      return value.replace(/\S+/g, (one) => hook(one, context));
    case "hook":
    case "token":
      return value.replace(/\S+/g, (one) => hook(kind === "token" ? digitsOnly(one, made) : one, context));
    default:
      // several names at once are a list of a machine's, unless they are read out
      return !isSpoken(name) && value.split(/(\s+)/).every((one) => one.trim() === "" || names.has(one.toLowerCase()))
        ? value
        : made.text(value);
  }
}

/** A hook stays, unless it is made of what the page says. */
function hook(one: string, { made, names, isSaid }: Context): string {
  if (names.has(one.toLowerCase())) return one;
  // the key of an issue, such as ENG-42, is short and yet somebody's: it becomes what it becomes in a text
  return one.replace(/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,9}-\d+(?![\p{L}\p{N}])|\p{L}+/gu, (part) => {
    if (/\d$/.test(part)) return made.text(part);
    if (names.has(part.toLowerCase())) return part;
    if (isSaid(part)) return made.text(part);
    // word by word, so that a word becomes here what it becomes everywhere
    return part.replace(/\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+/gu, (word) => (isSaid(word) ? made.text(word) : word));
  });
}

/** Counters and ids inside of a name get other digits; the name stays. */
const digitsOnly = (one: string, made: Pseudonyms): string =>
  /\d{3,}|[0-9a-f]{16,}/.test(one) || /\d[A-Za-z]|[A-Z]\d/.test(one) ? made.token(one) : one;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Every word of four letters or more that the page says, in text or in an attribute that holds text. */
export function rawWords(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const word of wordsOf(text.replace(ID_PREFIX, ""))) if (word.length > 3) words.add(word);
  };
  for (const piece of piecesOf(html)) {
    if (piece.kind === "text" && !SILENT.has(piece.inside)) add(unescaped(piece.raw));
    if (piece.kind !== "start") continue;
    for (const { name, value } of piece.attributes) {
      const kind = kindOf(piece.tag.toLowerCase(), name, value);
      if (kind === "text") add(value);
      if (kind === "frame") for (const word of rawWords(value)) words.add(word);
    }
  }
  return words;
}
