import { aboveOf, type ElementFacts, says } from "../page/facts.js";
import { FROZEN } from "../page/frozen.js";
import type { Reading } from "../page/reading.js";
import { HANDLERS, SAYS } from "../page/says.js";
import { styleIn } from "../page/style.js";
import { hasTabindex, isEditable } from "../semantics/focusable.js";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** One thing that is acted on as a whole: what stands inside of it is its name. */
const WIDGETS = words(
  "button checkbox combobox doc-backlink doc-biblioref doc-glossref doc-noteref link menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider spinbutton switch tab textbox",
);
/** Acted on and holding others. */
const HOLDERS = words("listbox treeitem");
/** Parts of writing that say how a text is set, not what it is: their text belongs to the line around them. */
const WRITING = words(
  "blockquote caption code definition emphasis generic mark none paragraph rowgroup strong subscript suggestion superscript term time sectionheader sectionfooter document",
);
/** Groups that mean something only when they have a name. */
const NAMED_ONLY = words(
  "group image figure graphics-object graphics-symbol graphics-document form math tooltip note separator",
);

export const LANDMARKS = words("banner complementary contentinfo form main navigation region search");
export const WINDOWS = words("dialog alertdialog");

export const isWidget = (role: string): boolean => WIDGETS.has(role);
export const isActedOn = (role: string): boolean => WIDGETS.has(role) || HOLDERS.has(role);
export const isWriting = (role: string): boolean => WRITING.has(role);
export const meansNothingUnnamed = (role: string): boolean => NAMED_ONLY.has(role);

/** Inputs that ARIA has no role for, by what is chosen in them: https://w3c.github.io/html-aam/#el-input-date */
export const INPUT_KINDS = words("color date datetime-local file month time week");

/** Embedded content that is told by its tag. */
export const EMBEDDED = words("audio canvas embed iframe frame object video");

/**
 * Whether something that means nothing by its role reacts to a click: a handler in its attributes, a place in the order of
 * focus, or a pointer that begins here.
 */
export function isClickable(reading: Reading, facts: ElementFacts): boolean {
  const { element, tag } = facts;
  if (tag === "label" || tag === "body" || tag === "html") return false;
  if ((says(facts, SAYS.handler) && hasHandler(element)) || isInTabOrder(facts)) return true;
  if (!styleIn(reading, facts).pointer) return false;
  const above = aboveOf(reading, facts);
  return above !== null && !styleIn(reading, above).pointer;
}

/** Whether the page puts an element into the order of focus by itself. */
export const isInTabOrder = (facts: ElementFacts): boolean =>
  says(facts, SAYS.tabindex) && hasTabindex(facts.element) && Number(facts.element.getAttribute("tabindex")) >= 0;

const hasHandler = (element: Element): boolean =>
  element.getAttribute(FROZEN.click)?.split(" ").includes("handler") === true ||
  HANDLERS.some((name) => element.hasAttribute(name));

/** An editable region without a role is a text box: what is typed stands in it. */
export const isEditor = (facts: ElementFacts, role: string): boolean =>
  says(facts, SAYS.contenteditable) &&
  (role === "generic" || role === "paragraph" || role === "group") &&
  isEditable(facts.element);
