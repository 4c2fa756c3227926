import { styleText } from "node:util";

/** Emphasis on a terminal; the same text where there are no colours. */
export interface Style {
  title(text: string): string;
  key(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  warn(text: string): string;
  bad(text: string): string;
}

type Format = Parameters<typeof styleText>[0];

export function styleOf(colours: boolean): Style {
  // whether the stream has colours has been decided; Node must not decide again by its own
  const as = (format: Format) => (text: string) =>
    colours ? styleText(format, text, { validateStream: false }) : text;
  return {
    title: as("bold"),
    key: as("cyan"),
    dim: as("dim"),
    good: as("green"),
    warn: as("yellow"),
    bad: as("red"),
  };
}

/**
 * Text of a page, fit for a terminal: what would move the cursor, ring or recolour becomes a visible sign. A page may hold
 * such characters on purpose.
 */
export const harmless = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n]|[\u2028\u2029]/gu, (char) =>
    char < " " ? String.fromCodePoint(0x2400 + char.charCodeAt(0)) : "\u2421",
  );

/** JSON for people and programs; control characters that JSON leaves as they are get escaped. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[^\P{Cc}\n]|[\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
