import { flatParent } from "../page/flat.js";
import { FROZEN } from "../page/frozen.js";
import type { Reading } from "../page/reading.js";
import { styleOf } from "../page/style.js";
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
export function isClickable(reading: Reading, element: Element): boolean {
  if (element.localName === "label" || element.localName === "body" || element.localName === "html") return false;
  if (element.hasAttributes() && (hasHandler(element) || isInTabOrder(element))) return true;
  const parent = flatParent(element, reading);
  return styleOf(reading, element).pointer && parent !== null && !styleOf(reading, parent).pointer;
}

/** Whether the page puts an element into the order of focus by itself. */
export const isInTabOrder = (element: Element): boolean =>
  hasTabindex(element) && Number(element.getAttribute("tabindex")) >= 0;

/** A framework's own click attribute is a handler too: it stands in the markup and survives in a snapshot. */
const HANDLERS = ["onclick", "ng-click", "data-ng-click", "@click", "v-on:click"];

const hasHandler = (element: Element): boolean =>
  element.getAttribute(FROZEN.click)?.split(" ").includes("handler") === true ||
  HANDLERS.some((name) => element.hasAttribute(name));

/** An editable region without a role is a text box: what is typed stands in it. */
export const isEditor = (element: Element, role: string): boolean =>
  (role === "generic" || role === "paragraph" || role === "group") && element.hasAttributes() && isEditable(element);
