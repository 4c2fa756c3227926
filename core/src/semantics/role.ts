import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { isNeverDrawn } from "../page/user-agent.js";
import { authorName } from "./author-name.js";
import { climb } from "./climb.js";
import { isFocusable } from "./focusable.js";
import { implicitRole, isInList } from "./implicit.js";
import { accessibleParent } from "./owns.js";
import { said } from "./references.js";
import { GLOBAL_STATES, ROLES, roleFacts, SYNONYMS } from "./roles.js";

/**
 * The role of an element: an ARIA, DPUB-ARIA or Graphics-ARIA role (`image` and `none` for their synonyms), `generic` where
 * it means nothing by itself. Spec: https://w3c.github.io/core-aam/#roleMappingComputedRole
 */
export function roleOf(reading: Reading, element: Element): string {
  const facts = factsOf(reading, element);
  return facts.role ?? roleIn(reading, facts);
}

/** The same of an element whose facts are at hand. */
export function roleIn(reading: Reading, facts: ElementFacts): string {
  if (facts.role === undefined) {
    // while a role depends on a name and the name on what refers back to it, the element is taken as nameless
    facts.role = "generic";
    facts.role = isNeverDrawn(facts.element, facts.tag) && !MAPPED.has(facts.tag) ? "none" : compute(reading, facts);
  }
  return facts.role;
}

/** Elements that draw nothing by themselves and still mean something. */
const MAPPED = new Set(["area", "datalist"]);

function compute(reading: Reading, facts: ElementFacts): string {
  const { element } = facts;
  const role =
    (says(facts, SAYS.role) ? explicitRole(reading, element) : undefined) ?? implicitRole(reading, element, roleOf);
  return (role === "generic" || role === "none") && says(facts, SAYS.something) && isSomething(element)
    ? "group"
    : role;
}

/** What can be dragged or pops up is at least a group: https://w3c.github.io/html-aam/#minimum-role */
const isSomething = (element: Element): boolean =>
  (element.hasAttribute("draggable") && element.getAttribute("draggable") !== "false" && element.localName !== "img") ||
  element.hasAttribute("autofocus") ||
  element.hasAttribute("popover");

/** The role that the author's attribute gives, `undefined` where it gives none that holds. */
export function explicitRole(reading: Reading, element: Element): string | undefined {
  const attribute = element.getAttribute("role");
  if (!attribute) return undefined;
  for (const token of attribute.toLowerCase().split(/[\t\n\f\r ]+/)) {
    const role = Object.hasOwn(SYNONYMS, token) ? (SYNONYMS[token] as string) : token;
    if (!Object.hasOwn(ROLES, role)) continue;
    if ((role === "form" || role === "region") && authorName(reading, element) === "") continue;
    if (role === "none" && keepsItsRole(element)) return undefined;
    if (!standsWhereItMust(reading, element, role)) continue;
    return role;
  }
  return undefined;
}

/** `none` is ignored on what can be focused or says something by a global attribute: https://w3c.github.io/aria/#conflict_resolution_presentation_none */
function keepsItsRole(element: Element): boolean {
  if (isFocusable(element)) return true;
  for (const name of element.getAttributeNames()) {
    if (
      !name.startsWith("aria-") ||
      name === "aria-hidden" ||
      !GLOBAL_STATES.has(name.slice(5)) ||
      !said(element, name)
    )
      continue;
    return true;
  }
  return false;
}

const holders = perReading(() => ({ any: new Map<Element, string>(), beyondGroups: new Map<Element, string>() }));

/** Whether a role that belongs into another one stands in it, generic elements and groups between left aside. */
function standsWhereItMust(reading: Reading, element: Element, role: string): boolean {
  const within = roleFacts(role).within;
  if (!within || !STRICT.has(role) || (role === "listitem" && isInList(element))) return true;
  const parent = accessibleParent(element, reading);
  const { any, beyondGroups } = holders(reading);
  const meaning = (node: Element) => (isMeaningless(roleOf(reading, node)) ? undefined : roleOf(reading, node));
  if (within.includes(climb(reading, parent, any, meaning, ""))) return true;
  const grouped = (node: Element) => (roleOf(reading, node) === "group" ? undefined : meaning(node));
  return within.includes(climb(reading, parent, beyondGroups, grouped, ""));
}

const isMeaningless = (role: string): boolean => role === "generic" || role === "none";

/** Roles that browsers drop out of place. The others tell what a control does, wherever a page puts it. */
const STRICT = new Set(["listitem", "option", "treeitem"]);
