/** A number that a text and a salt always give, and no text gives back. FNV-1a with a last stir. */
export function hash(text: string, salt: string): number {
  let value = 0x811c9dc5;
  const all = `${salt}\u0000${text}`;
  for (let i = 0; i < all.length; i++) value = Math.imul(value ^ all.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Letters in which a word of a script is written anew. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Cyrillic}/u, "бвгдзклмнпрстаеиоу"],
  [/\p{Script=Greek}/u, "βγδζκλμνπρστφαειο"],
  [/\p{Script=Hebrew}/u, "אבגדהוזחטכלמנ"],
  [/\p{Script=Arabic}/u, "ابتجحدرسعفكلمنهوي"],
  [/\p{Script=Hangul}/u, "가나다라마바사아자차고노도로모보소오주초"],
  [/\p{Script=Hiragana}/u, "あいうえおかきくけこさしすせそたちつてと"],
  [/\p{Script=Katakana}/u, "アイウエオカキクケコサシスセソタチツテト"],
  [/\p{Script=Han}/u, "木火土金水山川田石竹花草鳥魚米茶紙筆光風"],
  [/\p{Script=Thai}/u, "กขคงจชดตทนบปผพมยรลวส"],
  [/\p{Script=Devanagari}/u, "कखगघचजटडतदनपबमयरलवस"],
];
const CONSONANTS = "bdfgklmnprstv";
const VOWELS = "aeiou";

/** A word that means nothing: as many letters, of the same scripts, in the same case; always the same for a word and salt. */
export function inventWord(word: string, salt: string): string {
  let seed = hash(word.toLowerCase(), salt);
  const next = (alphabet: string): string => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const letters = [...alphabet];
    return letters[(seed >>> 8) % letters.length] ?? "a";
  };
  let vowel = seed % 3 === 0;
  return [...word]
    .map((letter) => {
      if (!/\p{L}/u.test(letter)) return letter;
      const other = SCRIPTS.find(([script]) => script.test(letter));
      if (other) return next(other[1]);
      vowel = !vowel;
      const made = next(vowel ? VOWELS : CONSONANTS);
      return /\p{Lu}/u.test(letter) ? made.toUpperCase() : made;
    })
    .join("");
}
