import { aboveOf, type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { inputType } from "../semantics/elements.js";
import { nameOf } from "../semantics/name.js";
import { roleIn } from "../semantics/role.js";
import { routeOf, safeAddressKey } from "./address.js";
import { addressOf, testIdIn } from "./candidates.js";
import { isGenerated } from "./generated.js";
import { headingBefore } from "./headings.js";
import { itemKeys } from "./item-keys.js";
import { isExplicitItem, isItem } from "./items.js";
import { gist, normalName } from "./words.js";

/**
 * What an element means, gathered from what it says and never from where it happens to stand. Plain data: it is stored with
 * the registry and compared with what a later page holds.
 */
export interface Identity {
  readonly role: string;
  readonly tag: string;
  readonly type: string;
  readonly testId: string;
  /** An id that a person gave; generated ones are left out. */
  readonly id: string;
  /** The `name` attribute. */
  readonly control: string;
  /** Of radio buttons and checkboxes, whose value tells them apart. */
  readonly value: string;
  readonly href: string;
  readonly rawName: string;
  readonly name: string;
  /** Keys of the list items that hold the element, innermost first. */
  readonly items: readonly (readonly string[])[];
  /** The text of the innermost item where that has no key. */
  readonly unkeyed: string;
  readonly explicitItem: boolean;
  /** Roles and labels of the landmarks above, outermost first. */
  readonly landmark: string;
  readonly form: string;
  readonly heading: string;
  /** Frames and shadow hosts above. */
  readonly scope: string;
  readonly route: string;
}

/** What says nothing at all. */
export const NO_MEANING: Identity = {
  role: "",
  tag: "",
  type: "",
  testId: "",
  id: "",
  control: "",
  value: "",
  href: "",
  rawName: "",
  name: "",
  items: [],
  unkeyed: "",
  explicitItem: false,
  landmark: "",
  form: "",
  heading: "",
  scope: "",
  route: "",
};

const LANDMARK_ROLES = new Set(
  "banner complementary contentinfo form main navigation region search dialog alertdialog menu toolbar tablist grid listbox tree".split(
    " ",
  ),
);
const LANDMARK_TAGS = new Set("nav main header footer aside form dialog section search".split(" "));
const FORM_ROLES = new Set(["form", "search"]);

interface Context {
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

export const identityOf = (reading: Reading, element: Element): Identity =>
  identityIn(reading, factsOf(reading, element));

/** The same of an element whose facts are at hand. */
export function identityIn(reading: Reading, facts: ElementFacts): Identity {
  facts.identity ??= gather(reading, facts);
  return facts.identity as Identity;
}

function gather(reading: Reading, facts: ElementFacts): Identity {
  const { element, tag } = facts;
  const context = contextOf(reading, facts);
  const role = roleIn(reading, facts);
  const isLabelled = says(facts, SAYS.label);
  const id = isLabelled ? (element.getAttribute("id") ?? "") : "";
  const rawName = isNamed(role) ? nameOf(reading, element) : "";
  const section = context.section === element ? null : context.section;
  return {
    role,
    tag,
    type: tag === "input" ? inputType(element) : "",
    testId: testIdIn(facts),
    id: isGenerated(id) ? "" : id,
    control: isLabelled ? (element.getAttribute("name") ?? "") : "",
    value: role === "radio" || role === "checkbox" ? (element.getAttribute("value") ?? "") : "",
    href: addressOf(facts),
    rawName,
    name: normalName(rawName),
    items: context.items,
    unkeyed: context.unkeyed,
    explicitItem: context.explicitItem,
    landmark: context.landmark,
    form: context.form,
    heading: headingBefore(reading, element, section),
    scope: context.scope,
    route: routeNow(reading),
  };
}

const routeNow = perReading((reading) => routeOf(reading.page.url));

/** Structure is told by its place and keys; naming it would read whole subtrees. */
const isNamed = (role: string): boolean => !UNNAMED.has(role);

const UNNAMED = new Set("generic none row rowgroup list listitem group table grid main article".split(" "));

/** The context of an element, itself included where it is an item or a landmark; kept for all that stands below. */
function contextOf(reading: Reading, facts: ElementFacts): Context {
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
