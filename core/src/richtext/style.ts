import { deleted, emphasis, type Mark, strong } from "./marks.js";
import type { Space } from "./types.js";

/** What the style attribute of written text says. It is markup there: editors paste bold as `font-weight: 700`. */
export interface WrittenStyle {
  marks: readonly Mark[];
  /** `font-weight: normal` on an element that is bold by its name: the shell around everything pasted from Google Docs. */
  notBold: boolean;
  space?: Space;
}

const NONE: WrittenStyle = { marks: [], notBold: false };

export function writtenStyle(element: Element): WrittenStyle {
  const style = element.getAttribute("style")?.toLowerCase();
  if (!style || !/font-(?:weight|style)|text-decoration|white-space/.test(style)) return NONE;
  const weight = declared(style, "font-weight");
  const marks: Mark[] = [];
  if (/^(?:bold|bolder|[6-9]\d\d|1000)$/.test(weight)) marks.push(strong);
  if (/^(?:italic|oblique)/.test(declared(style, "font-style"))) marks.push(emphasis);
  if (/line-through/.test(declared(style, "text-decoration(?:-line)?"))) marks.push(deleted);
  const keeps = /^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(declared(style, "white-space"));
  return { marks, notBold: /^(?:normal|[1-4]\d\d)$/.test(weight), ...(keeps && { space: "keep" as const }) };
}

/** The value of a property in a style attribute in small letters; `property` is a pattern. */
export const declared = (style: string, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;!]+)`).exec(style)?.[1]?.trim() ?? "";
