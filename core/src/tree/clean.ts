import { removeInvisible } from "../page/characters.js";
import { perReading, type Reading } from "../page/reading.js";
import { tidy } from "../semantics/references.js";

/** What some readers take for the end of a line, and no browser does. */
const LINE_BREAKS = /[\v\u0085\u2028\u2029]/g;

/** Takes out what nobody sees, and counts it on the reading. */
export function clean(reading: Reading, text: string): string {
  if (text.length < LONG) return cleaned(reading, text);
  // many controls may share one long label
  const known = longTexts(reading);
  const seen = known.get(text) ?? cleaned(reading, text);
  known.set(text, seen);
  return seen;
}

const LONG = 500;
const longTexts = perReading(() => new Map<string, string>());

function cleaned(reading: Reading, text: string): string {
  if (isOrdinary(text)) return text;
  const { text: seen, removed } = removeInvisible(text);
  reading.invisible += removed;
  const line = seen.replace(LINE_BREAKS, " ");
  return removed > 0 ? tidy(line) : line;
}

/** Whether a text has no character that could be taken out or end a line: all of those lie behind the first, but for two. */
function isOrdinary(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= FIRST_INVISIBLE || code === 0x0b || code === 0x85) return false;
  }
  return true;
}

/** The soft hyphen. */
const FIRST_INVISIBLE = 0xad;
