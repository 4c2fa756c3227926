import {
  type AlertKind,
  alert,
  badge,
  card,
  codeBlock,
  day,
  emoji,
  fold,
  image,
  like,
  mention,
  type RichTextContext,
  type RichTextHandlers,
  skip,
  task,
} from "@onscreen/core";

/**
 * How Jira Cloud marks up what people write: the Atlassian Document Format as `@atlaskit/renderer` draws it
 * (`.ak-renderer-document`) and as its editor holds it (`.ProseMirror`). Both carry the same `data-*` attributes; what only
 * one of them has stands beside it. Classes are the packages' own; hashed ones (`css-…`, `_…`) are never used.
 */
export const adf: RichTextHandlers = [
  // what the product adds to the text: anchors, icons, numbers of lines and rows, sort signs, the editor's helpers
  skip("[data-testid=visually-hidden-heading-anchor], .heading-anchor-wrapper, .ak-editor-panel__icon, th figure"),
  skip("[data-ds--line-number], .linenumber, .line-number-gutter, .ak-renderer-table-number-column"),
  skip(".ProseMirror-widget, .ProseMirror-gapcursor, .ProseMirror-trailingBreak, .zeroWidthSpaceContainer"),
  skip("[data-placeholder], [data-testid^=placeholder]"),

  // in a line
  like("span.code", "code"),
  mention("[data-mention-id]", { id: "data-mention-id" }),
  emoji("[data-emoji-short-name]", { character: "data-emoji-text", name: "data-emoji-short-name" }),
  day("[data-node-type=date][data-timestamp]", dayOf),
  badge("[data-node-type=status]"),
  card("[data-testid=inline-card-resolved-view]", {
    title: "[data-testid=inline-card-icon-and-title]",
    badge: "[data-testid=inline-card-resolved-view-lozenge--text]",
  }),

  // blocks
  like("[data-task-list-local-id], [data-node-type=actionList], [data-node-type=decisionList]", "ul"),
  task("[data-task-local-id]", { done: isDone, content: "[data-component=content]" }),
  codeBlock(".code-block, .light-weight-code-block", { content: "code", language: languageOf }),
  alert("[data-panel-type]", kindOf, { content: ".ak-editor-panel__content, [data-panel-content]" }),
  fold("[data-node-type=expand], [data-node-type=nestedExpand]", { title: "data-title", open: isOpen }),
  like("[data-node-type=mediaSingle]", "p"),
  image("[data-node-type=media], [data-node-type=mediaInline]", { words: nameOf, url: "data-url" }),
];

const KINDS: Readonly<Record<string, AlertKind>> = {
  info: "NOTE",
  note: "NOTE",
  tip: "TIP",
  success: "TIP",
  warning: "WARNING",
  error: "CAUTION",
};

/** A panel with a colour or an icon of its own is drawn as `info`, but says nothing of the kind. */
function kindOf(panel: Element): AlertKind | undefined {
  if (panel.hasAttribute("data-panel-color") || panel.hasAttribute("data-panel-icon")) return undefined;
  return KINDS[panel.getAttribute("data-panel-type") ?? ""];
}

/** A date node is a day, kept as the milliseconds of its midnight in UTC. */
function dayOf(date: Element): string | undefined {
  const at = new Date(Number(date.getAttribute("data-timestamp") || Number.NaN));
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Absent in renderers that draw a checkbox alone. */
function isDone(task: Element): boolean | undefined {
  const state = task.getAttribute("data-task-state");
  return state === null ? undefined : state === "DONE";
}

function languageOf(block: Element, { reading }: RichTextContext): string | null | undefined {
  return reading.dom.queryFirst(block, "[data-code-lang]")?.getAttribute("data-code-lang");
}

function isOpen(expand: Element): boolean {
  return expand.getAttribute("data-expanded") === "true";
}

/** What a picture or a file says of itself; a picture that is loaded says it in its `img`. */
function nameOf(media: Element): string | null {
  return media.getAttribute("data-alt") || media.getAttribute("data-file-name");
}
