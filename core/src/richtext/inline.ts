import { isEmoji } from "../page/characters.js";
import { picture } from "./html.js";
import { linkUrl } from "./links.js";
import { link as linked, mark } from "./marks.js";
import { text } from "./pieces.js";
import { type From, type In, valueFrom, wordsOf } from "./sources.js";
import type { ReadAs, RichTextHandler } from "./types.js";

/** These words in place of what stands inside. */
export const literal = (selector: string, words: From): RichTextHandler => ({
  selector,
  read: (element, context) => said(valueFrom(words, element, context)),
});

/**
 * A person, group or channel that is mentioned. The label is what is shown unless another source is named.
 *
 * @example mention("[data-mention-id]", { id: "data-mention-id" })
 */
export const mention = (selector: string, parts: { id?: From; label?: From } = {}): RichTextHandler => ({
  selector,
  read(element, context) {
    const label = valueFrom(parts.label, element, context) ?? wordsOf(element, context);
    if (label === "") return "skip";
    context.mention({ id: valueFrom(parts.id, element, context), label });
    return [text(label)];
  },
});

/**
 * An emoji: its character, or `:name:` for one that has none.
 *
 * @example emoji("[data-emoji-short-name]", { character: "data-emoji-text", name: "data-emoji-short-name" })
 */
export const emoji = (selector: string, parts: { character?: From; name?: From }): RichTextHandler => ({
  selector,
  read(element, context) {
    const character = valueFrom(parts.character, element, context);
    if (character && !/^:.+:$/.test(character)) return [text(character)];
    const name = (valueFrom(parts.name, element, context) ?? character)?.replace(/^:+|:+$/g, "");
    return name ? [text(`:${name}:`)] : undefined;
  },
});

/** Code points at the end of an image's address: `…/1f44b-1f3fd@2x.png`, `…/emoji_u1f600.svg?v=2`. */
const CODE_POINTS = /(?:^|\/|_u)([0-9a-f]{2,6}(?:[-_][0-9a-f]{2,6})*)(?:@\dx)?(?:\.\w+)?(?:[?#].*)?$/i;

/** The characters of an emoji from the code points in its image's address; undefined when they make none. */
export function charactersOf(address: string | null | undefined): string | undefined {
  const codes = CODE_POINTS.exec(address ?? "")?.[1]
    ?.split(/[-_]/)
    .map((code) => Number.parseInt(code, 16));
  if (!codes?.every((code) => code <= 0x10ffff)) return undefined;
  const characters = String.fromCodePoint(...codes);
  return isEmoji(characters) || characters.endsWith("\u20E3") ? characters : undefined;
}

/** A date by its machine value: Markdown says the ISO day, the text what is shown, or the day where nothing is. */
export const day = (selector: string, iso: From): RichTextHandler => ({
  selector,
  read(element, context) {
    const value = valueFrom(iso, element, context);
    const known = value && /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
    return known ? [text(wordsOf(element, context) || known, { markdown: known })] : undefined;
  },
});

/** A badge or lozenge in the text: in Markdown in square brackets, so that it does not run into the words around it. */
export const badge = (selector: string): RichTextHandler => ({
  selector,
  read(element, context) {
    const words = wordsOf(element, context);
    return words === "" ? "skip" : [text(words, { markdown: `[${words}]` })];
  },
});

/** A link whose address is not its `href`. */
export const link = (selector: string, url: From): RichTextHandler => ({
  selector,
  read(element, context) {
    const target = linkUrl(valueFrom(url, element, context), context.reading);
    return target ? { wrap: (found) => mark(linked(target), found) } : undefined;
  },
});

/**
 * A link drawn as a card: its title links, a badge follows. Without a title it is read like any link.
 *
 * @example card("a.smart-card", { title: ".smart-card-title", badge: ".smart-card-status" })
 */
export const card = (selector: string, parts: { title: In; badge?: In; url?: From }): RichTextHandler => ({
  selector,
  read(element, context): ReadAs | undefined {
    const { dom } = context.reading;
    const shown = dom.queryFirst(element, parts.title);
    const words = shown && wordsOf(shown, context);
    if (!words) return undefined;
    const url = linkUrl(valueFrom(parts.url ?? "href", element, context), context.reading);
    const status = parts.badge === undefined ? null : dom.queryFirst(element, parts.badge);
    const said = status && wordsOf(status, context);
    const title = [text(words)];
    return [
      ...(url ? mark(linked(url), title) : title),
      ...(said ? [text(" "), text(said, { markdown: `[${said}]` })] : []),
    ];
  },
});

/** An image that is no `img`, or whose words or address stand elsewhere. Without words there it is read as what it is. */
export const image = (selector: string, parts: { words: From; url?: From }): RichTextHandler => ({
  selector,
  read(element, context) {
    const words = valueFrom(parts.words, element, context);
    return words ? picture(context.reading, words, valueFrom(parts.url, element, context)) : undefined;
  },
});

const said = (words: string | undefined): ReadAs | undefined => (words === undefined ? undefined : [text(words)]);
