import { aboveOf, type ElementFacts, factsOf, says } from "../page/facts.js";
import type { Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { roleIn } from "../semantics/role.js";
import { safeAddressKey } from "./address.js";
import { isGenerated } from "./generated.js";
import { itemKeys } from "./item-keys.js";
import { isExplicitItem, isItem } from "./items.js";
import { gist, normalName } from "./words.js";

const LANDMARK_ROLES = new Set(
  "banner complementary contentinfo form main navigation region search dialog alertdialog menu toolbar tablist grid listbox tree".split(
    " ",
  ),
);
const LANDMARK_TAGS = new Set("nav main header footer aside form dialog section search".split(" "));
const FORM_ROLES = new Set(["form", "search"]);

/** What an element stands in. */
export interface Context {
  readonly landmark: string;
  readonly form: string;
  readonly items: readonly (readonly string[])[];
  readonly unkeyed: string;
  readonly explicitItem: boolean;
  /** The innermost item, landmark or section: a heading outside of it says nothing about what is inside. */
  readonly section: Element | null;
  readonly scope: string;
}

const TOP: Context = { landmark: "", form: "", items: [], unkeyed: "", explicitItem: false, section: null, scope: "" };

/** The context of an element, itself included where it is an item or a landmark; kept for all that stands below. */
export function contextOf(reading: Reading, facts: ElementFacts): Context {
  if (facts.context) return facts.context as Context;
  const holder = holderOf(reading, facts);
  if (holder && !holder.context) return contextFromAbove(reading, facts);
  const context = step(reading, facts, (holder?.context as Context | undefined) ?? TOP);
  facts.context = context;
  return context;
}

/** An explicit climb and descent, so that a tree of any depth can be asked. */
function contextFromAbove(reading: Reading, from: ElementFacts): Context {
  const chain: ElementFacts[] = [];
  let context = TOP;
  for (let facts: ElementFacts | null = from; facts; facts = holderOf(reading, facts)) {
    if (facts.context) {
      context = facts.context as Context;
      break;
    }
    chain.push(facts);
  }
  for (let i = chain.length - 1; i >= 0; i--) {
    const facts = chain[i] as ElementFacts;
    context = step(reading, facts, context);
    facts.context = context;
  }
  return context;
}

/** Where no slot takes an element, it still belongs to its host. */
function holderOf(reading: Reading, facts: ElementFacts): ElementFacts | null {
  const above = aboveOf(reading, facts);
  if (above || reading.roots.byHost.size === 0) return above;
  const parent = facts.element.parentElement;
  return parent && factsOf(reading, parent);
}

function step(reading: Reading, facts: ElementFacts, above: Context): Context {
  const { element } = facts;
  let context = above;
  const root = reading.roots.byHost.size > 0 ? reading.roots.byHost.get(element) : undefined;
  if (root)
    context = { ...context, scope: `${context.scope}/${root.kind === "frame" ? frameKey(element) : facts.tag}` };
  const role = landmarkRole(reading, facts);
  if (role) {
    const label = normalName(element.getAttribute("aria-label") ?? "").slice(0, 30);
    const landmark = `${context.landmark}/${role}${label ? `=${label}` : ""}`;
    const form = FORM_ROLES.has(role) ? formKey(element, label) : context.form;
    context = { ...context, landmark, section: element, form };
  }
  if (!isItem(reading, facts)) return context;
  const keys = itemKeys(reading, element);
  const isKeyed = keys.length > 0;
  return {
    landmark: context.landmark,
    form: context.form,
    items: isKeyed ? [keys, ...context.items] : context.items,
    unkeyed: isKeyed ? "" : gist(element, 160),
    explicitItem: isExplicitItem(facts),
    section: element,
    scope: context.scope,
  };
}

function landmarkRole(reading: Reading, facts: ElementFacts): string | undefined {
  if (!says(facts, SAYS.role) && !LANDMARK_TAGS.has(facts.tag)) return undefined;
  const role = facts.tag === "form" ? "form" : roleIn(reading, facts);
  return LANDMARK_ROLES.has(role) ? role : undefined;
}

function formKey(form: Element, label: string): string {
  const id = form.getAttribute("id") ?? "";
  return (
    form.getAttribute("name") ||
    (isGenerated(id) ? "" : id) ||
    safeAddressKey(form.getAttribute("action")) ||
    label ||
    "form"
  );
}

function frameKey(frame: Element): string {
  const id = frame.getAttribute("id") ?? "";
  return frame.getAttribute("name") || (isGenerated(id) ? "" : id) || frame.getAttribute("title") || "frame";
}
