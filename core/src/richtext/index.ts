export * from "./handlers.js";
export * from "./inline.js";
export { plainText } from "./plain.js";
export { readRichText } from "./read.js";
export type { AlertKind, Mention, ReadAs, RichTextContext, RichTextHandler, RichTextHandlers } from "./types.js";
