import { foldSpace, removeInvisible } from "../page/characters.js";
import type { Json } from "./mismatches.js";

/** The texts of a reading: what a change of the page must leave as it is. */
export interface Words {
  /** Whether a text of the page is a part of something that was read, or holds something that was read. */
  isRead(text: string): boolean;
  /** Whether exactly this text was read, however short it is. */
  isWhole(text: string): boolean;
  /** A text cut into pieces that were read and pieces that were not. */
  cut(text: string): { piece: string; read: boolean }[];
}

/** A key of a schema; other keys are words of the page (a column's label). */
const KEY = /^[a-z][A-Za-z0-9]*$/;

export function wordsOf(records: readonly Json[]): Words {
  const texts = new Set<string>();
  const pending: Json[] = [...records];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === "string") texts.add(foldSpace(value));
    else if (typeof value === "number") texts.add(String(value));
    else if (value !== null && typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value) && !KEY.test(key)) texts.add(foldSpace(key));
        pending.push(inner);
      }
    }
  }
  const known = [...texts].filter(isTelling).sort((a, b) => b.length - a.length);
  const inside = (text: string): boolean => known.some((one) => holds(one, text));
  return {
    isWhole: (text) => texts.has(seen(text)),
    isRead: (text) => inside(seen(text)) || known.some((one) => holds(seen(text), one)),
    cut: (text) => cutBy(text, known, inside),
  };
}

/** A text of the page as a record has it. */
const seen = (text: string): string => foldSpace(removeInvisible(text).text);

/** One Latin letter says nothing, one ideograph may be a name. */
const isTelling = (text: string): boolean => text.length > 1 || /[^\p{ASCII}]/u.test(text);

/** Whether a text has another as whole words. */
function holds(text: string, part: string): boolean {
  if (part === "") return false;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (isEdge(text, at - 1, at) && isEdge(text, at + part.length - 1, at + part.length)) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a word may end between two characters; scripts without blanks end one anywhere. */
function isEdge(text: string, before: number, after: number): boolean {
  const [a = "", b = ""] = [text[before], text[after]];
  return !(LETTER.test(a) && LETTER.test(b)) || UNSPACED.test(a) || UNSPACED.test(b);
}

function cutBy(
  text: string,
  known: readonly string[],
  inside: (text: string) => boolean,
): { piece: string; read: boolean }[] {
  const folded = seen(text);
  if (folded === "" || inside(folded)) return [{ piece: text, read: true }];
  const part = known.find((one) => holds(text, one));
  if (part === undefined) return [{ piece: text, read: false }];
  const at = text.indexOf(part);
  const rest = (piece: string) => (piece === "" ? [] : cutBy(piece, known, () => false));
  return [...rest(text.slice(0, at)), { piece: part, read: true }, ...rest(text.slice(at + part.length))];
}
