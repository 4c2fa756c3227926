import type { ElementFacts } from "../page/facts.js";
import { isChecked } from "../page/form.js";
import type { Reading } from "../page/reading.js";
import { withoutSecretParameters } from "../page/secret.js";
import { authorName } from "../semantics/author-name.js";
import { descriptionOf } from "../semantics/description.js";
import { nameOf } from "../semantics/name.js";
import { tidy } from "../semantics/references.js";
import { roleFacts } from "../semantics/roles.js";
import { statesOf } from "../semantics/states.js";
import type { States } from "../semantics/states-types.js";
import { clean } from "./clean.js";
import { cut } from "./cut.js";
import { NO_CHILDREN } from "./growing.js";
import { NO_STATES, type TreeNode } from "./types.js";
import { toldValue } from "./value.js";

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
  const kept = told(states, role, name);
  const value = toldValue(reading, element, role, states);
  const url = urls ? addressOf(element) : undefined;
  const isDescribed = description !== "" && description !== name;
  // hardly any has more: their keys come in one order, at once
  if (!isDescribed && !value && !url)
    return actedOn
      ? { ref: NO_REF, role, name, states: kept, children: NO_CHILDREN }
      : { role, name, states: kept, children: NO_CHILDREN };
  return {
    ...(actedOn && { ref: NO_REF }),
    role,
    name,
    ...(isDescribed && { description }),
    states: kept,
    ...(value && { value }),
    ...(url && { url }),
    children: NO_CHILDREN,
  };
}

/** Stands where a reference comes when the walk is over. */
const NO_REF = "";

/** Gives a node that is acted on its reference. */
export function refer(node: TreeNode, element: Element, reading: Reading): void {
  const { registry } = reading.page;
  node.ref = registry.refOf(element, reading);
  if (registry.isFragile(node.ref)) node.fragile = true;
}

/** What a container or a bare element that can be clicked is called by its author; what it holds is told below it. */
function nameIn(reading: Reading, element: Element, role: string): string {
  if (role === "clickable") return authorName(reading, element, { withoutTooltip: true });
  return CONTAINERS.has(role) ? authorName(reading, element) : nameOf(reading, element);
}

/** A name is for calling a thing: nobody needs the rest. */
const LONGEST_NAME = 5000;
const shortened = (text: string): string => cut(text, LONGEST_NAME);

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
