import { alert, codeBlock, emoji, mention, type RichTextHandlers, skip } from "@onscreen/core";

/** How Jira Data Center renders wiki markup. */
export const wiki: RichTextHandlers = [
  skip(".overlay-icon, .aui-icon, .twixi, .sr-only, .assistive"),
  mention(".user-hover[rel]", { id: "rel" }),
  emoji("img.emoticon", { name: "alt" }),
  codeBlock('pre[class*="code-"]', { language: languageOf }),
  alert(".panelMacro:has(.infoMacro)", "NOTE", { content: "td:last-child" }),
  alert(".panelMacro:has(.tipMacro)", "TIP", { content: "td:last-child" }),
  alert(".panelMacro:has(.noteMacro)", "WARNING", { content: "td:last-child" }),
  alert(".panelMacro:has(.warningMacro)", "CAUTION", { content: "td:last-child" }),
  alert(".panel:not(.code, .preformatted)", () => undefined),
];

/** `<pre class="code-java">`; `code-none` and the plain `{noformat}` name none. */
function languageOf(block: Element): string | null {
  return /(?:^|\s)code-(?!none)([\w+#-]+)/.exec(block.getAttribute("class") ?? "")?.[1] ?? null;
}
