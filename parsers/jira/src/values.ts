import type { Status } from "./schema.js";

/** The key in the address of a work item: `/browse/ABC-12?x` → `ABC-12`. A project's address has none. */
export const keyIn = (address: string): string | undefined =>
  /\/browse\/([A-Za-z][A-Za-z0-9_]*-\d+)(?:[/?#]|$)/.exec(address)?.[1];

/** A text that is a key and nothing else. */
export const wholeKey = (text: string): string | undefined => /^[A-Z][A-Z0-9_]*-\d+$/.exec(text)?.[0];

/** `ABC-12` → `ABC`. */
export const projectOf = (key: string): string | undefined => /^(.+)-\d+$/.exec(key)?.[1];

const CATEGORIES: Readonly<Record<string, Status["category"]>> = { "2": "todo", "3": "done", "4": "inprogress" };

/** The category that the name of a status lozenge carries in every language: `….status-lozenge.2--text` → `todo`. */
export const categoryOf = (testid: string): Status["category"] | undefined =>
  CATEGORIES[/status-lozenge\.(\d+)/.exec(testid)?.[1] ?? ""];

const WORDS: Readonly<Record<string, Status["category"]>> = {
  new: "todo",
  undefined: "todo",
  indeterminate: "inprogress",
  done: "done",
};

/** The same in the classes of Data Center: `jira-issue-status-lozenge-indeterminate`. */
export const categoryInClass = (classes: string): Status["category"] | undefined =>
  WORDS[/(?:^|\s)jira-issue-status-lozenge-(new|indeterminate|done|undefined)(?:\s|$)/.exec(classes)?.[1] ?? ""];

/** A value behind its label, in whatever language: `Assignee: Ada Byron` → `Ada Byron`. */
export const afterColon = (label: string): string | undefined => /^[^:\uFF1A]*[:\uFF1A]\s*(\S.*)$/.exec(label)?.[1];

/** Scripts that set no blanks between words: a sentence in them looks like a single word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * The priority in the words of its icon: `Priority: P2`, `P2`, and in English `P2 priority`. Absent for any other sentence:
 * which of its words is the priority can't be told.
 */
export const priorityIn = (label: string): string | undefined =>
  afterColon(label) ??
  /^(.+) priority$/.exec(label)?.[1] ??
  (UNSPACED.test(label) ? undefined : /^\S+$/.exec(label)?.[0]);

/** Whether a work item is resolved, where its link says so in English; other languages word it otherwise and tell nothing. */
export function resolvedIn(label: string): boolean | undefined {
  const [, not] = /^\S+-\d+ is (not )?resolved$/.exec(label) ?? [undefined, null];
  return not === null ? undefined : not === undefined;
}

/**
 * The summary on a card that only shows it between other things: the words behind the key in the link's label, as far as
 * the card begins with them. What the label says after that is a hint in the reader's language.
 */
export function summaryIn(label: string, key: string, card: string): string | undefined {
  const words = label.startsWith(key) ? label.slice(key.length).trimStart() : label;
  let same = 0;
  while (same < words.length && words[same] === card[same]) same++;
  return words.slice(0, same).trim() || undefined;
}

export interface Count {
  total?: number;
  totalIsLowerBound?: boolean;
}

/** Digits with or without groups, a letter that shortens them (`1K`, `1万`), a plus. */
const COUNTS =
  /(\d{1,3}(?:([.,'\u2019\u00A0\u202F ])\d{3})(?:\2\d{3})*(?!\d)|\d+)(\s?[KMkm](?!\p{L})|\s?[万萬億亿천만억]|[.,]\d)?(\+)?/gu;

/** `50 of 1000+`, in whatever order and with whatever groups a language says it: the larger number is the whole. */
export function countIn(text: string): Count {
  const found = [...text.matchAll(COUNTS)].map(([, digits = "", , rest, plus]) => ({
    count: Number(digits.replace(/\D/g, "")),
    plus: plus !== undefined,
    isWhole: rest === undefined,
  }));
  if (found.length < 2 || found.some(({ isWhole }) => !isWhole)) return {};
  const whole = found.reduce((most, one) => (one.count > most.count ? one : most));
  return { total: whole.count, ...(whole.plus && { totalIsLowerBound: true }) };
}

/** The summary in a page's title: `[ABC-12] Words - Jira`. What follows the last dash is the installation's name. */
export function summaryInTitle(title: string, key: string): string | undefined {
  const start = `[${key}] `;
  if (!title.startsWith(start)) return undefined;
  const end = title.lastIndexOf(" - ");
  return (end > start.length ? title.slice(start.length, end) : title.slice(start.length)).trim() || undefined;
}

/** A number of points, with its half: `3`, `0.5`, `0,5`. What may be a thousand or a fraction (`1.000`) is neither. */
export const pointsIn = (text: string): number | undefined =>
  /^\d+(?:[.,]\d+)?$/.test(text) && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? Number(text.replace(",", ".")) : undefined;

/** A text that may be a day or a number; the word for "none" is neither, in any language. */
export const withDigit = (shown: string): string | undefined => (/\p{N}/u.test(shown) ? shown : undefined);

/** The type before what a button does: `Bug - Change work type` → `Bug`. Without a dash the two can't be told apart. */
export const beforeDash = (label: string): string | undefined => /^(.+)\s[-\u2013\u2014]\s.*$/.exec(label)?.[1]?.trim();

/** The type before its description in a tooltip: `Bug - A problem` → `Bug`. */
export const untilDash = (label: string): string | undefined => /^(.*?)(?:\s-\s.*)?$/s.exec(label)?.[1] || undefined;

/** `…customfield_10020…` → `customfield_10020`. */
export const customFieldIn = (name: string): string | undefined => /customfield_\d+/.exec(name)?.[0];

/** The id of a comment in the names of its parts, on Cloud and in Data Center. */
export const commentIdIn = (name: string): string | undefined =>
  /(?:ak-comment|comment-in-view-wrapper|comment-base-item|^comment)[.-](\d+)/.exec(name)?.[1];

/** A search in an address, where a blank is a plus. */
export const queryIn = (part: string): string => part.replaceAll("+", " ");

/**
 * Whether an address searches for a field: `/issues/?jql=project%3DABC%20AND%20labels%3Dsteam` for `labels`. A value or the
 * name of another field, which stand in quotes, may hold the same word.
 */
export function searchesFor(field: string, address: string): boolean {
  const jql = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? "").get("jql") ?? "";
  const bare = jql.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  return new RegExp(`(?:^|[\\s(])${field}\\s*(?:=|~|in\\b)`, "i").test(bare);
}

/** A time of the machine with its offset, which older versions wrote without a colon: `2014-01-17T13:59-0600`. */
export function isoOf(time: string): string | undefined {
  const [, day, clock, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2}))?$/.exec(time) ?? [];
  if (!day || !clock || !zone) return day;
  const seconds = clock.length === 5 ? `${clock}:00` : clock;
  return `${day}T${seconds}${zone === "Z" ? "Z" : zone.replace(/^(.\d{2}):?(\d{2})$/, "$1:$2")}`;
}
