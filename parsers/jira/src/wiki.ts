import { type AlertKind, alert, codeBlock, emoji, mention, type RichTextHandlers, skip } from "@onscreen/core";

const KINDS: Readonly<Record<string, AlertKind>> = {
  infoMacro: "NOTE",
  noteMacro: "WARNING",
  warningMacro: "CAUTION",
  tipMacro: "TIP",
};

/** How Jira Data Center renders wiki markup. */
export const wiki: RichTextHandlers = [
  skip(".overlay-icon, .aui-icon, .twixi, .sr-only, .assistive"),
  mention(".user-hover[rel]", { id: "rel" }),
  emoji("img.emoticon", { name: "alt" }),
  codeBlock('pre[class*="code-"]', { language: languageOf }),
  alert(".panelMacro", kindOf, { content: "td:last-child" }),
  alert(".panel:not(.code, .preformatted)", () => undefined),
];

/** `<pre class="code-java">`; `code-none` and the plain `{noformat}` name none. */
function languageOf(block: Element): string | null {
  return /(?:^|\s)code-(?!none)([\w+#-]+)/.exec(block.getAttribute("class") ?? "")?.[1] ?? null;
}

function kindOf(macro: Element): AlertKind | undefined {
  const table = macro.getElementsByTagName("table")[0];
  return KINDS[
    table
      ?.getAttribute("class")
      ?.split(/\s+/)
      .find((name) => Object.hasOwn(KINDS, name)) ?? ""
  ];
}
