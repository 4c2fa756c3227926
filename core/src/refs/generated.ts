import { type ElementFacts, says } from "../page/facts.js";
import { SAYS } from "../page/says.js";

/** Shapes in which frameworks number their elements: they change at every build, session or render. */
const FRAMEWORK =
  /^(?:[:«_]*r[0-9a-z]{1,6}[:»_]*$|(?:radix|headlessui|mui|ember|ext-gen|yui|gwt|react-select|downshift|rc_select|mat|cdk|ng|vue|svelte|chakra|popover|tippy|uid|gen|auto|el-id|aria|lightning|input|combobox)[-_:]?.*\d)/i;
const NUMBERED = /\d{3,}|(?:^|[-_])\d+$|[:«»]/;
const HEX = /[0-9a-f]{8,}/i;
const MIXED = /^(?=[a-z0-9]{5,8}$)(?=.*\d)(?=.*[a-z])/i;
const LETTERS = /^[A-Za-z]{1,3}$/;
const LONGEST = 60;

/**
 * Whether an id looks made by a machine. Such an id is no evidence for two elements being the same, and never evidence
 * against it.
 *
 * @example isGenerated(":r1f:") // true
 * @example isGenerated("search-box") // false
 */
export function isGenerated(id: string): boolean {
  if (id === "" || id.length > LONGEST) return true;
  return FRAMEWORK.test(id) || NUMBERED.test(id) || HEX.test(id) || MIXED.test(id) || LETTERS.test(id);
}

/** Attributes by which a page's own tests find its elements: the steadiest hooks there are. */
export const TEST_IDS =
  "data-testid data-test-id data-test data-cy data-qa data-qa-id data-automation-id data-hook data-selenium data-selenium-test data-e2e data-tn".split(
    " ",
  );

const IS_TEST_ID: ReadonlySet<string> = new Set(TEST_IDS);

/** The same of an element whose facts are at hand. */
export const testIdIn = (facts: ElementFacts): string => (says(facts, SAYS.data) ? testIdOf(facts.element) : "");

/** The first test id of an element; empty where it has none. */
export function testIdOf(element: Element): string {
  if (!element.hasAttributes()) return "";
  const names = element.getAttributeNames();
  // hardly any element has one: its names are asked for once instead of for each of them
  let has = false;
  for (let i = 0; i < names.length && !has; i++) has = IS_TEST_ID.has(names[i] as string);
  if (!has) return "";
  for (const name of TEST_IDS) {
    const value = element.getAttribute(name);
    if (value) return value;
  }
  return "";
}
