import { type ElementFacts, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { inputType } from "../semantics/elements.js";
import { hasTabindex, isFormControl, isNativelyFocusable } from "../semantics/focusable.js";
import { roleIn } from "../semantics/role.js";
import { EMBEDDED, INPUT_KINDS, isActedOn, isClickable, isEditor, isInTabOrder, isWriting } from "./kinds.js";

/** What an element is in the tree; `undefined` for what is only its content. */
export function kindOf(reading: Reading, facts: ElementFacts): string | undefined {
  const role = roleIn(reading, facts);
  if (role === "generic" || role === "none") {
    const { element, tag } = facts;
    if (EMBEDDED.has(tag)) return tag === "frame" ? "iframe" : tag;
    if (tag === "input" && role === "generic" && INPUT_KINDS.has(inputType(element))) return inputType(element);
  }
  if (isEditor(facts, role)) return "textbox";
  if (!isWriting(role)) return role;
  return isClickable(reading, facts) ? "clickable" : undefined;
}

/** What gets a reference: controls, what the page lets be focused or clicked, and frames that read themselves. */
export function isActionable(reading: Reading, facts: ElementFacts, role: string): boolean {
  const { element, tag } = facts;
  if (isActedOn(role) || role === "clickable" || INPUT_KINDS.has(role)) return true;
  if (isFormControl(element, tag) || (NATIVE_LINKS.has(tag) && isNativelyFocusable(element))) return true;
  if (role === "iframe") return !reading.roots.byHost.has(element);
  if (role === "audio" || role === "video") return element.hasAttribute("controls");
  if (says(facts, SAYS.tabindex) && (isInTabOrder(facts) || (ITEMS.has(role) && hasTabindex(element)))) return true;
  return CHOOSABLE.has(role) && isClickable(reading, facts);
}

const NATIVE_LINKS = new Set(["a", "area", "summary"]);

/** Items of a list or table that take turns in the order of focus: all but one have a negative tabindex. */
const ITEMS = new Set(["row", "listitem", "article"]);

const CHOOSABLE = new Set(
  "application article cell columnheader comment figure gridcell group heading image listitem meter progressbar row rowheader separator status".split(
    " ",
  ),
);

/** What an element holds is its value or its choices, told with it. */
export const isClosed = (tag: string): boolean => CLOSED.has(tag);

const CLOSED = new Set("input select textarea img audio video canvas embed object meter progress".split(" "));
