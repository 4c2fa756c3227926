import type { Parents, Text } from "mdast";
import { defaultHandlers, type Info, type State } from "mdast-util-to-markdown";

/** An address in running text, without the signs that GFM takes for emphasis and the ones that end a sentence. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`\\|*]*[^\s<>()[\]"'`\\|*_~.,:;!?]/g;

/** What may follow an address without becoming a part of it (https://github.github.com/gfm/#extended-autolink-path-validation). */
const BESIDE = /^[).,;:!?"']*(?:\s|$)/;

/** An ampersand needs its backslash only before what could be a character reference. */
const NEEDLESS = /(\\\\)|\\&(?!#?\w+;)/g;

/** A sign of Markdown, wherever it stands, what may be a character reference, or the beginning of an address. */
const SIGN = /[\\`*_[\]<~|#\t\n\r]|:\/\/|&(?=#?\w+;|#?\w*$)/;

/** What means something at the beginning of a line or after a label. */
const SIGN_AT_START = /^[-+=>:(\d)]/;

/** What a text says in Markdown, before anything is escaped. */
export function wordsAt({ data, value }: Text, before: string): string {
  const words = (data?.markdown ?? value).replace(/[ \t]+/g, " ");
  return before.endsWith("\n") ? words.trimStart() : words;
}

/**
 * Most of what people write has no sign in it: nothing to look for with the printer's many patterns.
 *
 * @param atStart whether they may stand at the beginning of a line, or after a label
 * @param atBracket whether a bracket may follow, which an exclamation mark would make an image
 */
export const isPlainWords = (words: string, atStart: boolean, atBracket: boolean): boolean =>
  !SIGN.test(words) &&
  !((atStart || words.endsWith(" ")) && SIGN_AT_START.test(words)) &&
  !(atBracket && words.endsWith("!"));

/**
 * Text, escaped where Markdown would read it as a sign. An address stays as it is: GFM links it, and readers find it only
 * then. Where other signs touch it, GFM would take their escapes for a part of it; there it gives up being a link.
 */
export function printWords(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const words = wordsAt(node, info.before);
  if (isPlainWords(words, true, info.after.startsWith("[") || info.after === "")) return words;
  if (state.stack.includes("autolink")) return defaultHandlers.text({ ...node, value: words }, parent, state, info);
  const escaped = (from: number, to: number): string => {
    const before = words.charAt(from - 1) || info.before;
    const after = words.charAt(to) || info.after;
    const safe = state.safe(words.slice(from, to), { ...info, before, after });
    return (safe + after)
      .replace(NEEDLESS, (_, pair) => pair ?? "&")
      .slice(0, after.length > 0 ? -after.length : undefined);
  };
  let out = "";
  let done = 0;
  for (const { 0: address, index } of state.stack.includes("label") ? [] : words.matchAll(ADDRESS)) {
    const end = index + address.length;
    const before = words.slice(0, index) || info.before;
    const free = isFree(before, address, words.slice(end), info.after);
    out += escaped(done, index) + (free ? address : escaped(index, end).replaceAll("://", "\\://"));
    done = end;
  }
  return out + escaped(done, words.length);
}

/** Whether GFM takes an address for a link as it stands, and nothing beside it. */
function isFree(before: string, address: string, after: string, next: string): boolean {
  const ends = BESIDE.test(after) && (/\s/.test(after) || /^\s*$/.test(next));
  return ends && !/[a-z\d]$/i.test(before) && !/&#?\w+;/.test(address + after.charAt(0));
}
