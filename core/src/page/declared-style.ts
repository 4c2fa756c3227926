import { type Declarations, parseStyleAttribute } from "./declarations.js";
import type { Cascade } from "./dom.js";
import { isUnslotted } from "./flat.js";
import type { Reading } from "./reading.js";
import { sharedStyle } from "./shared-style.js";
import type { Style } from "./style.js";
import { defaultDeclarations, defaultDisplay } from "./user-agent.js";

export const ROOT_STYLE: Style = {
  display: "block",
  visibility: "visible",
  locked: false,
  pointer: false,
  transform: "none",
};

export const attributesOnly: Cascade = {
  unread: 0,
  mayStyle: () => false,
  hasPseudoRules: false,
  declarations(element, pseudo) {
    const style = pseudo ? null : element.getAttribute("style");
    return style ? parseStyleAttribute(style).values : UNDECLARED;
  },
};

export const UNDECLARED: Declarations = new Map();

/** What declarations make of an element below `above`; what a snapshot froze is not looked at. */
export function plainStyle(
  reading: Reading,
  element: Element,
  above: Style,
  declared: Declarations = attributesOnly.declarations(element),
): Style {
  const display = isUnslotted(element, reading) ? "" : displayOf(element, declared, above);
  const pointer = pointerOf(element, declared, above);
  const { visibility, transform } = above;
  if (declared.size === 0) {
    const locked = element.hasAttributes() && lockedBy(element, UNDECLARED);
    return sharedStyle(display, visibility, locked, pointer, transform);
  }
  return sharedStyle(
    display,
    inherited(declared.get("visibility"), visibility) ?? visibility,
    lockedBy(element, declared),
    pointer,
    inherited(declared.get("text-transform"), transform) ?? transform,
  );
}

function displayOf(element: Element, declared: Declarations, above: Style): string {
  const own = declared.size > 0 ? inherited(declared.get("display"), above.display) : undefined;
  const display = own === undefined || own === "initial" || own === "revert" ? defaultDisplay(element) : own;
  if (!display.startsWith("inline")) return display;
  const blocks = isFlexible(above.display) || (declared.size > 0 && isOutOfFlow(declared));
  return blocks ? display.replace(/^inline-?/, "") || "block" : display;
}

export function inherited(value: string | undefined, above: string): string | undefined {
  const lower = value?.toLowerCase();
  return lower === "inherit" ? above : lower === "unset" ? undefined : lower;
}

/** A flex or grid container makes its children blocks: https://drafts.csswg.org/css-flexbox/#flex-items */
export const isFlexible = (display: string): boolean => display.includes("flex") || display.includes("grid");

export const isOutOfFlow = (declared: Declarations): boolean =>
  /^(?:absolute|fixed)$/.test(declared.get("position") ?? "") ||
  /^(?:left|right|inline-start|inline-end)$/.test(declared.get("float") ?? "");

const lockedBy = (element: Element, declared: Declarations): boolean =>
  (declared.get("content-visibility") ?? (element.getAttribute("hidden") === "until-found" ? "hidden" : "")) ===
  "hidden";

function pointerOf(element: Element, declared: Declarations, above: Style): boolean {
  const cursor =
    inherited(declared.get("cursor"), above.pointer ? "pointer" : "auto") ?? defaultDeclarations(element).get("cursor");
  return cursor === undefined ? above.pointer : /(?:^|,)\s*pointer\s*$/.test(cursor);
}
