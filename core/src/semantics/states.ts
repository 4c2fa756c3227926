import { factsOf, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { hasTabindex } from "./focusable.js";
import { isCurrentlyDisabled, isReadonlyByGrid } from "./inherited-states.js";
import { addNativeStates } from "./native-states.js";
import { rangeStates } from "./range.js";
import { tidy } from "./references.js";
import { roleIn } from "./role.js";
import { roleFacts, takesState } from "./roles.js";
import type { States } from "./states-types.js";
import { referencedText } from "./text-alternative.js";

/**
 * The states and properties of an element: what HTML says by itself, over it what the author says by ARIA where the role
 * takes it, and the defaults of the role. Spec: https://w3c.github.io/aria/#states_and_properties, https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings
 */
export function statesOf(reading: Reading, element: Element): States {
  const facts = factsOf(reading, element);
  const role = roleIn(reading, facts);
  const { implicit } = roleFacts(role);
  const states: States = {};
  const all = states as Record<string, unknown>;
  if (implicit || says(facts, SAYS.aria)) {
    const focusable = hasTabindex(element);
    for (const state in implicit) set(all, state, implicit[state] as string, role, focusable);
    for (const name of element.getAttributeNames()) {
      if (name.startsWith("aria-")) set(all, name.slice(5), element.getAttribute(name) ?? "", role, focusable);
    }
  }
  const range = rangeStates(reading, element, role, implicit ?? {});
  if (range) Object.assign(states, range);
  addNativeStates(states, reading, facts, role);
  if (isCurrentlyDisabled(reading, element, role)) states.disabled = true;
  if (states.readonly === undefined && isReadonlyByGrid(reading, element, role)) states.readonly = true;
  if (states.invalid) {
    const message = referencedText(reading, element, "aria-errormessage");
    if (message) states.errormessage = tidy(message);
  }
  return withDefaults(states, role);
}

/** Values that an attribute takes; what is not among them is as if it were not there. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  autocomplete: ["inline", "list", "both", "none"],
  live: ["off", "polite", "assertive"],
  orientation: ["horizontal", "vertical"],
  sort: ["ascending", "descending", "none", "other"],
};
const POPUPS = new Set("menu listbox tree grid dialog".split(" "));
const CURRENT = new Set("page step location date time true".split(" "));
const FLAGS = new Set(
  "atomic busy disabled expanded modal multiline multiselectable readonly required selected".split(" "),
);
const TRISTATES = new Set(["checked", "pressed"]);
const INTEGERS = new Set("colcount colindex colspan level posinset rowcount rowindex rowspan setsize".split(" "));
const TEXTS = new Set(
  "braillelabel brailleroledescription keyshortcuts placeholder relevant roledescription valuetext".split(" "),
);

/** Sets one state from the text of its attribute, if the role takes it and the text is a value of it. */
function set(states: Record<string, unknown>, state: string, raw: string, role: string, focusable: boolean): void {
  const text = raw.trim();
  const value = text.toLowerCase();
  if (value === "" || value === "undefined" || !takesState(role, state)) return;
  if (state === "roledescription" && role === "generic") return;
  if (state === "valuetext" && role === "separator" && !focusable) return;
  if (FLAGS.has(state)) {
    if (value === "true" || value === "false") states[state] = value === "true";
  } else if (TRISTATES.has(state))
    states[state] = value === "true" || (value === "mixed" && takesMixed(role) ? "mixed" : false);
  else if (INTEGERS.has(state)) {
    if (/^-?\d+$/.test(value)) states[state] = Number(value);
  } else if (TEXTS.has(state)) states[state] = tidy(text);
  else if (state === "haspopup") {
    if (value === "true") states[state] = "menu";
    else if (POPUPS.has(value)) states[state] = value;
    else delete states[state];
  } else if (state === "current") {
    states[state] = value === "false" ? false : CURRENT.has(value) ? value : "true";
  } else if (state === "invalid")
    states[state] = value === "grammar" || value === "spelling" ? value : value !== "false";
  else if (TOKENS[state]?.includes(value)) states[state] = value;
}

/** A button is pressed, a checkbox half; a radio button or switch is on or off. */
const takesMixed = (role: string): boolean => !/^(?:radio|menuitemradio|switch)$/.test(role);

/** What a role always has: https://w3c.github.io/aria/#authorErrorDefaultValuesTable */
function withDefaults(states: States, role: string): States {
  if (/^(?:checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/.test(role) && states.checked === undefined)
    states.checked = false;
  if (role === "heading" && !(states.level && states.level > 0)) states.level = 2;
  if (role === "tab" && states.selected === undefined) states.selected = false;
  if (states.invalid === false) delete states.invalid;
  return states;
}
