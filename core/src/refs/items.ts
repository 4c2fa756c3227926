import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";

const ITEM_TAGS = new Set("li tr article option".split(" "));
const ITEM_ROLES = new Set("row listitem option article treeitem".split(" "));
const NEVER_ITEMS = new Set("a button span input p td th label".split(" "));

/** How many children of one parent look alike. */
interface Siblings {
  readonly counts: ReadonlyMap<string, number>;
  shapes?: ReadonlyMap<string, number>;
}

const siblingsOf = perReading(() => new Map<Element, Siblings>());

const roleAttribute = (facts: ElementFacts): string =>
  says(facts, SAYS.role) ? (facts.element.getAttribute("role") ?? "") : "";

/** What siblings that look alike have in common. */
export function signature(facts: ElementFacts): string {
  const role = roleAttribute(facts);
  return role ? `${facts.tag}|${role}` : facts.tag;
}

export const isExplicitItem = (facts: ElementFacts): boolean =>
  ITEM_TAGS.has(facts.tag) || ITEM_ROLES.has(roleAttribute(facts));

/**
 * Whether an element is one of a list: a row or item by its tag or role with a second one beside it, else one of three
 * siblings that are built alike. Without the test of build any three neighbouring `div` would be a list.
 */
export function isItem(reading: Reading, facts: ElementFacts): boolean {
  const { element } = facts;
  const isExplicit = isExplicitItem(facts);
  if (!isExplicit && (NEVER_ITEMS.has(facts.tag) || !element.firstElementChild)) return false;
  const parent = element.parentElement;
  if (!parent || isAlone(element)) return false;
  const group = groupOf(reading, parent);
  const alike = group.counts.get(signature(facts)) ?? 0;
  if (isExplicit) return alike >= 2;
  if (alike < 3) return false;
  group.shapes ??= count(reading, parent, shape);
  return (group.shapes.get(shape(facts)) ?? 0) >= 3;
}

const isAlone = (element: Element): boolean =>
  element.nextElementSibling === null && element.previousElementSibling === null;

function groupOf(reading: Reading, parent: Element): Siblings {
  const known = siblingsOf(reading);
  let group = known.get(parent);
  if (!group) {
    group = { counts: count(reading, parent, signature) };
    known.set(parent, group);
  }
  return group;
}

function count(reading: Reading, parent: Element, of: (child: ElementFacts) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const key = of(factsOf(reading, child));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function shape(facts: ElementFacts): string {
  let out = `${signature(facts)}>`;
  let child = facts.element.firstElementChild;
  for (let i = 0; child && i < 6; i++, child = child.nextElementSibling)
    out += `${child.localName}${child.firstElementChild ? `.${child.firstElementChild.localName}` : ""},`;
  return out;
}
