import { removeInvisible } from "../page/characters.js";
import type { ElementFacts } from "../page/facts.js";
import { chosenOptions, isChecked } from "../page/form.js";
import { perReading, type Reading } from "../page/reading.js";
import { isSecret, withoutSecretParameters } from "../page/secret.js";
import { visibleLines } from "../page/text.js";
import { authorName } from "../semantics/author-name.js";
import { embeddedValue, shownValue } from "../semantics/controls.js";
import { descriptionOf } from "../semantics/description.js";
import { inputType } from "../semantics/elements.js";
import { isEditable } from "../semantics/focusable.js";
import { nameOf } from "../semantics/name.js";
import { tidy } from "../semantics/references.js";
import { roleFacts } from "../semantics/roles.js";
import { statesOf } from "../semantics/states.js";
import type { States } from "../semantics/states-types.js";
import { textOfParts } from "../semantics/text-alternative.js";
import { cut } from "./cut.js";
import { NO_CHILDREN } from "./growing.js";
import { NO_STATES, type TreeNode } from "./types.js";

/** Roles that hold parts of the page: a name made of all of them would tell everything twice. */
const CONTAINERS = new Set("row cell gridcell columnheader rowheader comment tooltip".split(" "));

export interface NodeContext {
  readonly reading: Reading;
  readonly urls: boolean;
}

/** Everything that the tree tells of one element, its children aside. */
export function describeNode(
  { reading, urls }: NodeContext,
  facts: ElementFacts,
  role: string,
  actedOn: boolean,
): TreeNode {
  const { element, tag } = facts;
  if (!actedOn && CONTAINERS.has(role) && !element.hasAttributes())
    return { role, name: "", states: NO_STATES, children: NO_CHILDREN };
  const states = statesOf(reading, element);
  // a saved page does not know what was ticked
  if (tag === "input" && isChecked(reading, element) === undefined) delete states.checked;
  const name = shortened(clean(reading, nameIn(reading, element, role)));
  const described =
    descriptionOf(reading, element) || (role === "clickable" ? tidy(element.getAttribute("title") ?? "") : "");
  const description = shortened(clean(reading, described));
  const node: TreeNode = { role, name, states: told(states, role, name), children: NO_CHILDREN };
  const value = toldValue(reading, element, role, states);
  const url = urls ? addressOf(element) : undefined;
  const ref = actedOn ? reading.page.registry.refOf(element, reading) : undefined;
  const isFragile = ref !== undefined && reading.page.registry.isFragile(ref);
  const isDescribed = description !== "" && description !== name;
  // hardly any has more: their keys come in one order, at once
  if (!isDescribed && !value && !url && !isFragile)
    return ref === undefined ? node : { ref, role, name, states: node.states, children: NO_CHILDREN };
  return {
    ...(ref !== undefined && { ref }),
    ...(isFragile && { fragile: true }),
    role,
    name,
    ...(isDescribed && { description }),
    states: node.states,
    ...(value && { value }),
    ...(url && { url }),
    children: NO_CHILDREN,
  };
}

/** What a container or a bare element that can be clicked is called by its author; what it holds is told below it. */
function nameIn(reading: Reading, element: Element, role: string): string {
  if (role === "clickable") return authorName(reading, element, { withoutTooltip: true });
  return CONTAINERS.has(role) ? authorName(reading, element) : nameOf(reading, element);
}

/** A name is for calling a thing: nobody needs the rest. */
const LONGEST_NAME = 5000;
const shortened = (text: string): string => cut(text, LONGEST_NAME);

/** What some readers take for the end of a line, and no browser does. */
const LINE_BREAKS = /[\v\u0085\u2028\u2029]/g;

/** Takes out what nobody sees, and counts it on the reading. */
export function clean(reading: Reading, text: string): string {
  if (text.length < LONG) return cleaned(reading, text);
  // many controls may share one long label
  const known = longTexts(reading);
  const seen = known.get(text) ?? cleaned(reading, text);
  known.set(text, seen);
  return seen;
}

const LONG = 500;
const longTexts = perReading(() => new Map<string, string>());

function cleaned(reading: Reading, text: string): string {
  if (isOrdinary(text)) return text;
  const { text: seen, removed } = removeInvisible(text);
  reading.invisible += removed;
  const line = seen.replace(LINE_BREAKS, " ");
  return removed > 0 ? tidy(line) : line;
}

/** Whether a text has no character that could be taken out or end a line: all of those lie behind the first, but for two. */
function isOrdinary(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= FIRST_INVISIBLE || code === 0x0b || code === 0x85) return false;
  }
  return true;
}

/** The soft hyphen. */
const FIRST_INVISIBLE = 0xad;

/** What was typed or chosen. A secret has no value that is told. */
function toldValue(reading: Reading, element: Element, role: string, states: States): string | undefined {
  const tag = element.localName;
  if (!VALUED.has(tag) && !VALUED.has(role) && states.valuenow === undefined) return undefined;
  if (isSecret(element)) return undefined;
  if (tag === "select") return chosenText(reading, element);
  if (tag === "textarea") return shownValue(reading, element);
  if (tag === "input") return inputValue(reading, element, states);
  if (states.valuenow !== undefined) return states.valuetext ?? String(states.valuenow);
  if (role === "textbox" || role === "searchbox")
    return clean(reading, isEditable(element) ? visibleLines(reading, element) : tidy(element.textContent ?? ""));
  if (role === "combobox") return chosenText(reading, element);
  return undefined;
}

const VALUED = new Set("input select textarea textbox searchbox combobox".split(" "));
const VALUELESS = new Set("checkbox radio button submit reset image hidden password".split(" "));

function inputValue(reading: Reading, input: Element, states: States): string | undefined {
  const type = inputType(input);
  if (VALUELESS.has(type)) return undefined;
  return states.valuetext ?? shownValue(reading, input);
}

function chosenText(reading: Reading, element: Element): string | undefined {
  if (element.localName === "select" && chosenOptions(reading, element) === undefined) return undefined;
  const value = embeddedValue(reading, element);
  if (value === undefined) return undefined;
  if (value === "content") return clean(reading, visibleLines(reading, element).replace(/\s+/g, " "));
  if ("text" in value) return clean(reading, tidy(value.text));
  return clean(
    reading,
    textOfParts(reading, value.of, { visited: new Set(), withHidden: true, byReference: true, depth: 0 }),
  );
}

/** The address of a link or frame as the page writes it, without keys and tokens. */
function addressOf(element: Element): string | undefined {
  const address = element.getAttribute("href") ?? element.getAttribute("xlink:href");
  return address ? withoutSecretParameters(address.trim()) : undefined;
}

/** States that a reader of the tree can use; what the role always is and what says "nothing" is left out. */
function told(states: States, role: string, name: string): Readonly<States> {
  const { implicit } = roleFacts(role);
  let kept: Record<string, unknown> | undefined;
  for (const state in states) {
    const value = states[state as keyof States];
    if (value === undefined || (value === false && !MEANINGFUL_OFF.has(state))) continue;
    if (implicit?.[state] !== undefined && String(value) === implicit[state] && !RANGE.has(state)) continue;
    if (UNTOLD.has(state) || (state === "sort" && value === "none") || (state === "placeholder" && value === name))
      continue;
    kept ??= {};
    kept[state] = value;
  }
  return kept ?? NO_STATES;
}

/** Off is a state too where it can be switched on. */
const MEANINGFUL_OFF = new Set(["checked", "pressed", "expanded"]);
const RANGE = new Set(["valuenow", "valuemin", "valuemax"]);
/** How changes are announced and keys are meant: of no use to who reads the page once. */
const UNTOLD = new Set("live atomic relevant braillelabel brailleroledescription autocomplete orientation".split(" "));
