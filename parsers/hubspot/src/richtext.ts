import { like, type RichTextHandlers, skip } from "@onscreen/core";

/**
 * HubSpot's texts are plain HTML. In its editor, which draws notes too, each paragraph is a line and an empty one an empty
 * line; beside them stand the editor's own helpers and the words for an empty text.
 */
export const hubspotText: RichTextHandlers = [
  like(".ProseMirror > p", "div"),
  skip(
    "img.ProseMirror-separator, .ProseMirror-widget, .ProseMirror-gapcursor, .public-DraftEditorPlaceholder-root, button",
  ),
];
