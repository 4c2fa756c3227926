import type { Reading } from "../page/reading.js";
import { flow } from "./flow.js";
import { printMarkdown } from "./markdown.js";
import { printText } from "./text.js";
import type { RichText, RichTextHandlers } from "./types.js";
import { walk } from "./walk.js";

/**
 * Reads what somebody wrote. Hidden parts, buttons and form controls are left out, invisible characters are removed and
 * counted on the reading; a region that shows nothing gives "" twice.
 *
 * @param handlers how the platform marks up writing; plain HTML needs none.
 * @example readRichText(reading, message, [mention("[data-user-id]", { id: "data-user-id" })]).markdown // "Hi @Ada, see **this**"
 */
export function readRichText(reading: Reading, element: Element, handlers: RichTextHandlers = []): RichText {
  const { pieces, mentions, truncated } = walk(reading, element, handlers);
  const blocks = flow(pieces);
  return {
    text: printText(blocks),
    markdown: printMarkdown(blocks),
    ...(truncated && { truncated }),
    ...(mentions.length > 0 && { mentions }),
  };
}
