import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { inputType } from "../semantics/elements.js";
import { nameOf } from "../semantics/name.js";
import { roleIn } from "../semantics/role.js";
import { addressIn, routeOf } from "./address.js";
import { contextOf } from "./context.js";
import { isGenerated, testIdIn } from "./generated.js";
import { headingBefore } from "./headings.js";
import { normalName } from "./words.js";

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
    href: addressIn(facts),
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
