/**
 * What an attribute is, by its name. Structure stays; a hook (a test id, an element's id) keeps its words, unless they stand
 * in the page's text; an address is an address; all else is text, whatever it holds.
 */
export type AttributeKind = "structure" | "classes" | "hook" | "url" | "token" | "text" | "frame";

const STRUCTURE = new Set(
  "role type dir lang xml:lang tabindex colspan rowspan span scope contenteditable hidden checked selected disabled readonly required multiple open draggable spellcheck translate autocomplete inputmode method target rel media slot part is width height maxlength minlength min max step size rows cols wrap charset http-equiv shadowrootmode loading decoding border cellpadding cellspacing align valign aria-expanded aria-checked aria-selected aria-pressed aria-disabled aria-hidden aria-haspopup aria-level aria-modal aria-multiline aria-multiselectable aria-orientation aria-readonly aria-required aria-sort aria-current aria-busy aria-live aria-atomic aria-relevant aria-invalid aria-setsize aria-posinset aria-rowcount aria-colcount aria-rowindex aria-colindex aria-autocomplete data-onscreen-state data-onscreen-hidden data-onscreen-display data-onscreen-transform data-onscreen-click data-onscreen-focus data-onscreen-modal data-onscreen-popover-open data-onscreen-indeterminate data-onscreen-masked".split(
    " ",
  ),
);
const HOOK =
  /^(?:data-(?:test-?id|test|qa|cy|selenium.*|automation-?id|component.*|type)|itemprop|data-target-selection-name|jscontroller|jsname|jsaction)$/;
const TOKEN =
  /^(?:id|for|form|list|headers|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|flowto|errormessage)|data-onscreen-ref)$/;
const URLS = new Set(
  "href src action formaction cite data poster background xlink:href ping data-href data-url data-src data-onscreen-url data-onscreen-origin".split(
    " ",
  ),
);
const CONTROL = /^(?:input|select|textarea|button|form|fieldset|iframe|slot)$/;
/** Words of HTML, ARIA and CSS: where they are structure they say nothing of the page. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  "null undefined name title body textarea head html meta span table true false mixed none auto both inline list page step location date time datetime month week number range color file hidden image password radio checkbox reset submit button email search text url listbox menu menubar menuitem menuitemcheckbox menuitemradio dialog alertdialog alert grid gridcell row rowgroup rowheader columnheader cell table tree treegrid treeitem tab tablist tabpanel toolbar tooltip textbox searchbox combobox spinbutton slider switch option group heading img link listitem main navigation banner region article complementary contentinfo form feed figure math note separator presentation status log marquee timer term definition directory document application progressbar scrollbar meter generic caption code deletion insertion emphasis strong paragraph subscript superscript blockquote assertive polite additions removals horizontal vertical ascending descending other grammar spelling username numeric decimal post left right center middle justify baseline open closed lazy eager sync async noopener noreferrer nofollow external blank self parent stylesheet screen print display block flex contents visibility visible collapse position absolute relative fixed sticky width height transform translate translatex translatey opacity overflow scroll margin padding background color font size weight line space nowrap pointer cursor events live handler content important bottom inset user select float clear border solid transparent table-row inherit initial unset plaintext-only caret transition colgroup".split(
    " ",
  ),
);

const SPOKEN =
  /^(?:title|alt|placeholder|aria-(?:label|description|roledescription|placeholder|valuetext)|summary|label)$/;
/** Whether an attribute is read out to people, so that words in it are somebody's even where they look like names. */
export const isSpoken = (name: string): boolean => SPOKEN.test(name.toLowerCase());

/** What only a form may hold as text: a list of numbers, a colour, a flag. */
const PLAIN = /^(?:true|false|null|undefined|on|off|yes|no|auto|none|[\d.,%px# -]{0,2})$/;

export function kindOf(tag: string, name: string, value: string): AttributeKind {
  const lower = name.toLowerCase();
  if (lower === "srcdoc") return "frame";
  if (lower === "class") return "classes";
  if (lower === "style") return /url\(|expression|"|'/i.test(value) ? "text" : "structure";
  if (STRUCTURE.has(lower)) return /^[\w\s:;.,%#()/-]{0,80}$/.test(value) ? "structure" : "text";
  if (URLS.has(lower)) return "url";
  if (HOOK.test(lower)) return "hook";
  if (TOKEN.test(lower)) return "token";
  if (lower === "name" && CONTROL.test(tag)) return "token";
  return PLAIN.test(value) ? "structure" : "text";
}
