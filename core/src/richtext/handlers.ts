import { isChecked } from "../page/form.js";
import { code, languageOf } from "./code.js";
import { flow } from "./flow.js";
import { blockquote, title as boldTitle, readHtml } from "./html.js";
import { list, listItem } from "./lists.js";
import { contentOf, type From, type In, numberFrom, valueFrom } from "./sources.js";
import type { AlertKind, Piece, RichTextHandler } from "./types.js";

/** Left out: buttons, counters, helpers, placeholders, line numbers. */
export const skip = (selector: string): RichTextHandler => ({ selector, read: () => "skip" });

/** Only its inside counts: a wrapper whose name would mean something in plain HTML. */
export const unwrap = (selector: string): RichTextHandler => ({ selector, read: () => ({}) });

/**
 * Read as if it were that HTML element.
 *
 * @example like("span.code", "code")
 * @example like(".rich_text_section", "div") // a line of its own
 */
export const like = (selector: string, tag: string): RichTextHandler => ({
  selector,
  read: (element, context) => readHtml(tag, element, context),
});

/**
 * Read although it is hidden, as it would look on the screen: the body of a minimised draft, a quote that is folded away.
 *
 * @example richText("[g_editable]", [evenHidden("[g_editable]"), ...rows])
 */
export const evenHidden = (selector: string): RichTextHandler => ({
  selector,
  evenHidden: true,
  read: () => undefined,
});

/** Line breaks and blanks count as they were typed, as `white-space: pre-wrap` draws them. */
export const preserve = (selector: string): RichTextHandler => ({
  selector,
  read: () => ({ space: "keep", line: true }),
});

/** Its being there tells that the page shows only a part ("Show more", "[Message clipped]"); itself is no content. */
export const cut = (selector: string): RichTextHandler => ({
  selector,
  read(_, context) {
    context.truncate();
    return "skip";
  },
});

/**
 * A block of code.
 *
 * @param parts.content where the code stands inside; the whole element otherwise.
 * @param parts.language its language; otherwise what the element or a `code` inside names.
 */
export const codeBlock = (selector: string, parts: { content?: In; language?: From } = {}): RichTextHandler => ({
  selector,
  read(element, context) {
    const nodes = contentOf(element, parts.content, context);
    const inside = context.reading.dom.queryFirst(element, "code");
    const language =
      valueFrom(parts.language, element, context) ?? languageOf(element) ?? (inside ? languageOf(inside) : undefined);
    return { nodes, space: "code", wrap: (found) => present(code(found, language)) };
  },
});

/**
 * A panel: in Markdown an alert (`> [!NOTE]`), or a plain quote where `kind` is undefined.
 *
 * @example alert("[data-panel-type]", (panel) => KINDS[panel.getAttribute("data-panel-type") ?? ""], { content: ".panel-content" })
 */
export const alert = (
  selector: string,
  kind: AlertKind | ((element: Element) => AlertKind | undefined),
  parts: { content?: In } = {},
): RichTextHandler => ({
  selector,
  read(element, context) {
    const known = typeof kind === "string" ? kind : kind(element);
    const wrap = (found: readonly Piece[]): Piece[] =>
      blockquote(found).map((quote) =>
        known && quote.type === "blockquote" ? { ...quote, data: { alert: known } } : quote,
      );
    return { nodes: contentOf(element, parts.content, context), wrap };
  },
});

/**
 * A task: an item with a box.
 *
 * @param parts.done whether it is ticked; otherwise what the checkbox inside says.
 * @param parts.content where its text stands; the whole element otherwise.
 */
export const task = (
  selector: string,
  parts: { done?: (element: Element) => boolean | undefined; content?: In } = {},
): RichTextHandler => ({
  selector,
  read(element, context) {
    const { reading } = context;
    const input = reading.dom.queryFirst(element, "input[type=checkbox], [role=checkbox]");
    const checked = parts.done?.(element) ?? (input ? isChecked(reading, input) : undefined) ?? false;
    const wrap = (found: readonly Piece[]): Piece[] => present(listItem(found)).map((item) => ({ ...item, checked }));
    return { nodes: contentOf(element, parts.content, context), wrap };
  },
});

/**
 * Something that can be folded, read whether it is or not: its title as a bold line, then what is in it.
 *
 * @param parts.title its title; without one only the inside is read.
 * @param parts.open whether it is unfolded, so that what is hidden in it is hidden for good.
 */
export const fold = (
  selector: string,
  parts: { title?: From; content?: In; open?: (element: Element) => boolean } = {},
): RichTextHandler => ({
  selector,
  read(element, context) {
    const words = valueFrom(parts.title, element, context);
    const title = words ? boldTitle([{ type: "text", value: words }]) : [];
    return {
      nodes: contentOf(element, parts.content, context),
      folded: !parts.open?.(element),
      wrap: (found) => [...title, ...flow(found)],
    };
  },
});

/**
 * A list whose nesting is told by a number, its sublists drawn beside it (Slack).
 *
 * @example listAt("[data-stringify-type=ordered-list]", { ordered: true, indent: "data-indent" })
 */
export const listAt = (
  selector: string,
  parts: { ordered?: boolean; indent: From; start?: From },
): RichTextHandler => ({
  selector,
  read(element, context) {
    const indent = numberFrom(parts.indent, element, context) ?? 0;
    const start = numberFrom(parts.start ?? "start", element, context);
    return {
      wrap: (found) =>
        present(list(parts.ordered ?? element.localName === "ol", start, found)).map((made) => ({
          ...made,
          data: { indent },
        })),
    };
  },
});

/**
 * A list item whose nesting is told by a number (Quill, Google Docs).
 *
 * @example itemAt("li", { indent: (item) => /ql-indent-(\d)/.exec(item.className)?.[1] })
 */
export const itemAt = (selector: string, parts: { indent: From }): RichTextHandler => ({
  selector,
  read(element, context) {
    const indent = numberFrom(parts.indent, element, context);
    return { wrap: (found) => present(listItem(found, indent === undefined ? undefined : { indent })) };
  },
});

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
