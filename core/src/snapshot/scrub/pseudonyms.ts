import { hash, inventWord } from "./alphabet.js";

/** Names for what a page says, always the same for the same: in text, in a tooltip, in an address. */
export interface Pseudonyms {
  /** What somebody wrote or is called: every word and number replaced, but for words of the interface. */
  text(text: string): string;
  /** An identifier: words and form stay, counters and keys in it are others. */
  token(token: string): string;
  url(address: string): string;
}

export interface PseudonymOptions {
  salt: string;
  /** Whether a word belongs to the interface. */
  isUiWord(word: string): boolean;
  /** Whether a word stood in the page, so that no invented one may be equal to it. */
  isRaw(word: string): boolean;
  /** Parts of addresses that a parser reads by: `archives`, `team`. */
  isKnown(name: string): boolean;
  /** Hosts of the platform that stay as they are; a tenant before one of them becomes `example`. */
  hosts: readonly string[];
}

const URL_LIKE = String.raw`\b(?:https?|ftp):\/\/[^\s"'<>]+|\b(?:mailto|tel):[^\s"'<>]+`;
const MAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const ISO = String.raw`\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b`;
const PHONE = String.raw`\+\d[\d ().-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b`;
const TIME = String.raw`\b\d{1,2}:\d{2}(?::\d{2})?\b`;
const MIXED = String.raw`(?<![\p{L}\p{N}])(?=[A-Za-z0-9_]*\d)(?=[A-Za-z0-9_]*[A-Za-z])[A-Za-z0-9_]{6,}(?![\p{L}\p{N}])`;
/** The prefix of an id says what kind of thing it is: `INC0010023`, `thread-f:1848700000000001402`. It stays, and is no word of the page. */
export const ID_PREFIX = /(?<![\p{L}\p{N}])(?:[A-Z]{1,4}(?=\d[A-Z0-9_]{3})|(?:msg|thread)-[af]:(?=r?-?\d{6}))/gu;
/** An id whose prefix says so in words, as Gmail writes them: only its digits are somebody's. */
const SPOKEN_ID = String.raw`(?<![\p{L}\p{N}])(?:msg|thread)-[af]:r?-?\d{6,}`;

const TOKEN_PREFIX = /^(?:[A-Z]{1,4}(?=\d[A-Z0-9_]{3})|[A-Za-z]{1,3}[-_:.](?=[\p{L}\p{N}]))/u;
/** The key prefix of a Salesforce id (15 or 18 signs) says of what kind the record is: 006 is an opportunity, a01 a custom object. */
const RECORD_KIND = /^(?:0[\dA-Za-z]{2}|500|701|a[\dA-Z][\dA-Za-z])(?=(?:[\dA-Za-z]{12}|[\dA-Za-z]{15})$)/;

const NUMBER = String.raw`\p{N}+`;
const WORD = String.raw`\p{L}[\p{L}\p{M}]*`;
const PARTS = new RegExp(
  `(?<url>${URL_LIKE})|(?<mail>${MAIL})|(?<id>${SPOKEN_ID})|(?<iso>${ISO})|(?<phone>${PHONE})|(?<time>${TIME})|(?<mixed>${MIXED})|(?<number>${NUMBER})|(?<word>${WORD})`,
  "giu",
);

export function pseudonyms({ salt, isUiWord, isRaw, isKnown, hosts }: PseudonymOptions): Pseudonyms {
  const words = new Map<string, string>();
  const word = (raw: string): string => {
    if (isUiWord(raw)) return raw;
    let made = words.get(raw);
    for (let i = 0; made === undefined || (made.length > 3 && isRaw(made)); i++)
      made = inventWord(raw, `${salt}${i || ""}`);
    words.set(raw, made);
    return made;
  };
  const digits = (run: string): string => {
    // a year, and the id of nothing
    if (run.length < 3 || /^(?:(?:19|20)\d\d|0+)$/.test(run)) return run;
    const kind = RECORD_KIND.exec(run)?.[0] ?? "";
    if (kind !== "") return kind + digits(run.slice(kind.length));
    if (/^1\d{9}$|^1\d{12}$/.test(run)) return shifted(run, salt);
    return [...run]
      .map((digit, i) => (/\d/.test(digit) ? String(nth(run, i, salt, i === 0 ? 9 : 10) + (i === 0 ? 1 : 0)) : digit))
      .join("");
  };
  const text = (raw: string): string =>
    raw.replace(PARTS, (whole, ...rest) => {
      const found = rest.at(-1) as Record<string, string | undefined>;
      if (found["url"] !== undefined) return url(whole);
      if (found["mail"] !== undefined) return mail(whole);
      if (found["id"] !== undefined && whole === whole.toLowerCase()) return whole.replace(/\d+$/, digits);
      if (found["id"] !== undefined)
        return whole.replace(/\p{L}+|\d+/gu, (part) => (/\d/.test(part) ? digits(part) : word(part)));
      if (found["iso"] !== undefined) return isoShifted(whole, salt);
      if (found["phone"] !== undefined) return phone(whole, salt);
      if (found["time"] !== undefined) return whole;
      if (found["mixed"] !== undefined) return token(whole);
      return found["number"] !== undefined ? digits(whole) : word(whole);
    });
  const mail = (address: string): string => {
    const [local = "", domain = ""] = address.split("@");
    return `${local.replace(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu, (part) => (/\p{N}/u.test(part) ? digits(part) : word(part)))}@${host(domain)}`;
  };
  const token = (raw: string): string => {
    // the moment of a message in a link of Slack's: the same as beside the message
    const moment = /^p(1\d{9})(\d{6})$/.exec(raw);
    if (moment) return `p${digits(moment[1] ?? "")}${digits(moment[2] ?? "")}`;
    const prefix = RECORD_KIND.exec(raw)?.[0] ?? TOKEN_PREFIX.exec(raw)?.[0] ?? "";
    const hex = /^[0-9a-f-]{16,}$/.test(raw);
    const rest = hex ? raw : raw.slice(prefix.length);
    const made = [...rest].map((char, i) => other(char, nth(rest, i, salt, 4096), hex)).join("");
    return (hex ? "" : prefix) + made;
  };
  const host = (name: string): string => {
    const known = hosts.find((own) => name === own || name.endsWith(`.${own}`));
    if (known === undefined) return "example.com";
    return name === known ? known : `example.${known}`;
  };
  const url = (address: string): string => {
    if (/^mailto:/i.test(address)) return `mailto:${mail(address.slice(7).split("?")[0] ?? "")}`;
    if (/^tel:/i.test(address)) return "tel:+12025550123";
    const [, scheme = "", authority = "", path = ""] =
      /^((?:https?|ftp|wss?|data|blob|about|javascript):)?(?:\/\/([^/?#]*))?(.*)$/is.exec(address) ?? [];
    if (/^(?:data|blob|about|javascript):/i.test(scheme)) return scheme === "about:" ? address : "#";
    // an address that another one carries along as it stands
    const inner = path.search(/(?:https?|ftp):\/\//i);
    if (inner > 0) return url(address.slice(0, address.length - path.length + inner)) + url(path.slice(inner));
    const place = authority ? `//${host(authority.replace(/^[^@]*@/, "").replace(/:\d+$/, ""))}` : "";
    // the name of a parameter is the platform's, what it holds is somebody's
    return (
      scheme +
      place +
      path.replace(/([?&;])([A-Za-z_][\w.-]{0,30})(?==)|[^/?#&=;,!]+/g, (part, mark?: string, key?: string) =>
        mark !== undefined && key !== undefined
          ? mark + ((key.match(/\p{L}+/gu) ?? []).some(isRaw) ? step(key) : key)
          : step(part),
      )
    );
  };
  const step = (part: string): string => {
    if (isKnown(part) || /^[A-Za-z]{1,3}$/.test(part)) return part;
    const plain = safeDecode(part);
    if (plain.includes("://")) return encodeURIComponent(text(plain));
    return encodeURI(/^[A-Za-z0-9_.:-]*\d[A-Za-z0-9_.:-]*$/.test(plain) ? tokenOrNumber(plain) : spoken(plain)).replace(
      /#/g,
      "%23",
    );
  };
  /** A query in an address: its operators are the platform's. */
  const spoken = (plain: string): string =>
    plain
      .split(/([^\p{L}\p{M}]+)/u)
      .map((one) => (isKnown(one) ? one : text(one)))
      .join("");
  const tokenOrNumber = (part: string): string =>
    part.replace(/[A-Za-z0-9_]+/g, (run) =>
      /^\d+$/.test(run) ? digits(run) : /\d/.test(run) && run.length > 5 ? token(run) : text(run),
    );
  const counter = (raw: string): string =>
    raw.replace(/[A-Za-z0-9]+/g, (run) =>
      /^\d+$/.test(run) ? digits(run) : /\d/.test(run) && run.length > 5 ? token(run) : run,
    );
  return { text, token: counter, url };
}

const nth = (text: string, i: number, salt: string, of: number): number => hash(`${text}${i}`, salt) % of;

function other(char: string, by: number, hex: boolean): string {
  if (/[0-9]/.test(char)) return String(by % 10);
  if (hex && /[a-f]/.test(char)) return "abcdef"[by % 6] as string;
  if (/[a-z]/.test(char)) return String.fromCharCode(97 + (by % 26));
  if (/[A-Z]/.test(char)) return String.fromCharCode(65 + (by % 26));
  return char;
}

const DAY = 86_400_000;
/** All machine times move by the same whole days, so that they stay in their order. */
const daysOf = (salt: string): number => 30 + (hash("days", salt) % 300);

function shifted(run: string, salt: string): string {
  const unit = run.length === 10 ? 1 : 1000;
  return String(Number(run) - (daysOf(salt) * DAY * unit) / 1000);
}

function isoShifted(text: string, salt: string): string {
  const day = new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) - daysOf(salt) * DAY);
  return Number.isNaN(day.getTime()) ? text.replace(/\d/g, "0") : day.toISOString().slice(0, 10) + text.slice(10);
}

/** Numbers that belong to nobody: https://nationalnanpa.com, 555-0100 to 555-0199. */
const phone = (number: string, salt: string): string =>
  `${number.startsWith("+") ? "+1 " : ""}202-555-01${String(hash(number, salt) % 100).padStart(2, "0")}`;

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
