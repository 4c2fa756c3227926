/**
 * Characters that nobody sees but a model would read: zero-width, bidirectional controls, soft hyphen, tag characters
 * (text hidden in plain sight) and unassigned fillers. Joiners stay where a script or an emoji needs them.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are the characters themselves, each on its own
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/gu;

/** Scripts that write words with joiners and non-joiners: Arabic and its kin, Indic and Southeast Asian ones, Mongolian. */
const JOINING =
  "[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}]";
const PICTURE = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]";

/** A joiner inside a word of such a script, or inside an emoji sequence. */
const NEEDED_JOINER = new RegExp(
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|(?<=${PICTURE})\\u200D(?=\\p{Extended_Pictographic})`,
  "gu",
);

/** A flag spelled with tag characters: https://unicode.org/reports/tr51/#def_emoji_tag_sequence */
const TAG_FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{2,6}\u{E007F}/gu;

export interface Cleaned {
  text: string;
  /** How many invisible characters were taken out. */
  removed: number;
}

/** Takes out what nobody can see; the rest stays as it is. */
export function removeInvisible(text: string): Cleaned {
  if (!hasInvisible(text)) return { text, removed: 0 };
  const kept = new Set<number>();
  for (const match of text.matchAll(NEEDED_JOINER)) kept.add(match.index);
  for (const match of text.matchAll(TAG_FLAG)) for (let i = 0; i < match[0].length; i++) kept.add(match.index + i);
  let removed = 0;
  const clean = text.replace(INVISIBLE, (char, offset: number) => {
    if (kept.has(offset)) return char;
    removed++;
    return "";
  });
  return { text: clean, removed };
}

const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** Runs of white space, no-break spaces included, as one blank; none at the ends. */
export const foldSpace = (text: string): string => text.replace(/[\s\u00A0]+/g, " ").trim();

const EMOJI =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: modifiers follow the picture that they belong to
  /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Emoji_Modifier}\uFE0F\u20E3\u200D\u{E0020}-\u{E007F}]*)+$/u;

/** Whether a text is nothing but emoji: an image that stands for a character. */
export const isEmoji = (text: string): boolean => EMOJI.test(text.trim());
