import { isSpoken, VOCABULARY } from "../../core/src/snapshot/scrub/attributes.js";
import { ID_PREFIX } from "../../core/src/snapshot/scrub/pseudonyms.js";
import { rawWords } from "../../core/src/snapshot/scrub/scrub.js";
import { type Attribute, piecesOf, unescaped } from "../../core/src/snapshot/scrub/tokens.js";

/** What stands in a page: each text, and each attribute with the element that it is on; of frames' documents too. */
export function* placesOf(html: string): Generator<{ text: string; on?: { tag: string; attribute: Attribute } }> {
  for (const piece of piecesOf(html)) {
    if (piece.kind === "text") yield { text: unescaped(piece.raw) };
    else if (piece.kind === "comment") yield { text: piece.data };
    else if (piece.kind === "start")
      for (const attribute of piece.attributes)
        if (attribute.name === "srcdoc") yield* placesOf(attribute.value);
        else yield { text: attribute.value, on: { tag: piece.tag.toLowerCase(), attribute } };
  }
}

/** In an address that another one carries along, `%2Fimg` is no word. */
const separated = (text: string): string => text.replace(/%(?:2F|3A|3D|3F|26|25|20|22)/gi, " ");

export const wordsIn = (text: string): string[] =>
  separated(text)
    .replace(ID_PREFIX, "")
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** The domain of nobody, the words of addresses themselves, and the header of a capture. */
const OWN = new Set("example https http mailto onscreen capture".split(" "));

/** Words of four letters and more that a page said and that stand in it, scrubbed, anywhere: structure included. */
export function survivors(raw: string, scrubbed: string, isKept: (word: string) => boolean = () => false): string[] {
  const after = new Set([...placesOf(scrubbed)].flatMap(({ text }) => wordsIn(text)));
  return [...rawWords(separated(raw))].filter(
    (word) => after.has(word) && !VOCABULARY.has(word) && !OWN.has(word) && !isKept(word),
  );
}

/**
 * The same where people write: in texts and in attributes that are read out, but for a value that as a whole is a name that
 * selectors go by.
 */
export function survivorsInTexts(
  raw: string,
  scrubbed: string,
  isKept: (word: string) => boolean,
  isName: (value: string) => boolean,
): string[] {
  const after = new Set(
    [...placesOf(scrubbed)]
      .filter(({ text, on }) => on === undefined || (isSpoken(on.attribute.name) && !isName(text)))
      // parts of an address that are the platform's own stay where it stands in a text, too
      .flatMap(({ text }) => wordsIn(text.replace(/\bhttps?:\S+/g, " "))),
  );
  return [...rawWords(separated(raw))].filter((word) => after.has(word) && !OWN.has(word) && !isKept(word));
}
