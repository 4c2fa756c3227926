import { type Attachment, absent, attr, type Field, list, oneOf, text, url } from "@onscreen/core";
import { fileIdOf } from "./values.js";

const FILES = [
  '[data-qa="message_file_image_thumbnail"]',
  ".c-pillow_file_container",
  ".p-video_message_file",
  '[data-qa="message_kit_files"] [data-file-id]',
];

const ADDRESSES = [':scope[href*="/files"]', 'a[href*="/files-pri/"]', 'a[href*="/files/"]'];

/** The files of a message, or those of a card in it. */
export const files = (part: (css: string) => string = (css) => css): Field<Attachment[]> =>
  list<Attachment>(
    FILES.map(part),
    { key: "id" },
    {
      name: oneOf(text('[data-qa="file_name"]', ".c-pillow_file__title"), attr("alt", "img[alt]")),
      id: oneOf(
        attr("data-file-id", ":scope[data-file-id]", "[data-file-id]"),
        attr("data-id", '[data-id^="F"]'),
        attr("href", ...ADDRESSES).map(fileIdOf),
      ),
      mime: absent,
      size: text(".c-pillow_file__size"),
      url: url(...ADDRESSES),
      inDrive: absent,
    },
  );
