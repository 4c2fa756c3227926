import { like, type RichTextHandlers, skip } from "@onscreen/core";

/** HubSpot's texts are plain HTML; beside it stand the editor's own helpers and the words for an empty one. */
export const hubspotText: RichTextHandlers = [
  skip(
    "img.ProseMirror-separator, .ProseMirror-widget, .ProseMirror-gapcursor, .public-DraftEditorPlaceholder-root, button",
  ),
];

/** What is being typed: each paragraph is a line, and an empty one an empty line. */
export const hubspotTyped: RichTextHandlers = [like(".ProseMirror > p", "div"), ...hubspotText];
