import { type ElementFacts, factsOf, says } from "../page/facts.js";
import { FROZEN } from "../page/frozen.js";
import { perReading, type Reading } from "../page/reading.js";
import { SAYS } from "../page/says.js";
import { type Sought, seek } from "../page/seek.js";
import { addressIn } from "./address.js";
import { TEST_IDS, testIdIn } from "./generated.js";

const TAGS = "a button input select textarea summary option li tr article form dialog main nav label".split(" ");
const IS_TAG: ReadonlySet<string> = new Set(TAGS);

/** What a person or an agent may act on, and the parts that most records refer to. */
export const CANDIDATES: Sought = {
  css: `${TAGS},[role],[tabindex],[onclick],[contenteditable],[${FROZEN.click}~=handler]`,
  fits: (facts) =>
    IS_TAG.has(facts.tag) ||
    says(facts, SAYS.role | SAYS.tabindex | SAYS.contenteditable) ||
    (says(facts, SAYS.handler) && hasOwnHandler(facts.element)),
};

const hasOwnHandler = (element: Element): boolean =>
  element.hasAttribute("onclick") || /(?:^|\s)handler(?:\s|$)/.test(element.getAttribute(FROZEN.click) ?? "");

/** These and what only carries a test id: other parts that records refer to. Looked for only where one of them is missed. */
const ALL_CANDIDATES = [CANDIDATES.css, ...TEST_IDS.map((name) => `[${name}]`)].join(",");

/** Every element, shown or not, that something may have become. */
export function* allCandidates({ roots, dom }: Reading): Iterable<Element> {
  for (const { node } of roots.all) yield* dom.queryAll(node, ALL_CANDIDATES);
}

/**
 * All that can be referred to on a page, shown or not, by what a glance tells: tag and hooks. What an element means is
 * gathered only where somebody asks.
 */
export interface Candidates {
  /** Where an element stands among them, in the order of their trees; undefined for what is none. */
  placeOf(element: Element): number | undefined;
  /** How many carry a hook (`testHook`, `controlHook`, `idHook`). */
  count(hook: string): number;
  /** Those that may mean the same as one of them, itself included: of equal tag, test id and address. */
  alike(facts: ElementFacts): readonly ElementFacts[];
}

/** The candidates of one tag and test id, and by address once somebody asked. */
interface Kind {
  readonly all: ElementFacts[];
  byAddress: Map<string, ElementFacts[]> | undefined;
}

export const candidatesIn = perReading((reading: Reading): Candidates => {
  const counts = new Map<string, number>();
  const kinds = new Map<string, Kind>();
  let place = 0;
  for (const { node } of reading.roots.all) {
    for (const facts of seek(reading, node, CANDIDATES)) {
      facts.place = place++;
      if (says(facts, SAYS.label | SAYS.data)) countHooks(facts, counts);
      const key = kindOf(facts);
      const kind = kinds.get(key);
      if (kind) kind.all.push(facts);
      else kinds.set(key, { all: [facts], byAddress: undefined });
    }
  }
  return {
    placeOf(element) {
      const at = factsOf(reading, element).place;
      return at < 0 ? undefined : at;
    },
    count: (hook) => counts.get(hook) ?? 0,
    alike(facts) {
      const kind = kinds.get(kindOf(facts));
      if (!kind) return [];
      kind.byAddress ??= byAddress(kind.all);
      return kind.byAddress.get(addressIn(facts)) ?? [];
    },
  };
});

function byAddress(all: readonly ElementFacts[]): Map<string, ElementFacts[]> {
  const groups = new Map<string, ElementFacts[]>();
  for (const facts of all) push(groups, addressIn(facts), facts);
  return groups;
}

function kindOf(facts: ElementFacts): string {
  const testId = testIdIn(facts);
  return testId ? `${facts.tag} ${testId}` : facts.tag;
}

/** What alone can name an element for good: its test id, its control name, an id. */
function countHooks(facts: ElementFacts, counts: Map<string, number>): void {
  const { element } = facts;
  const count = (hook: string) => counts.set(hook, (counts.get(hook) ?? 0) + 1);
  const testId = testIdIn(facts);
  if (testId) count(testHook(testId));
  if (!says(facts, SAYS.label)) return;
  const name = element.getAttribute("name");
  if (name) count(controlHook(name, isChoice(element) ? (element.getAttribute("value") ?? "") : ""));
  const id = element.getAttribute("id");
  if (id) count(idHook(id));
}

export const testHook = (testId: string): string => `test ${testId}`;
export const controlHook = (name: string, value: string): string => `control ${name}|${value}`;
export const idHook = (id: string): string => `id ${id}`;

/** Radio buttons and checkboxes share a name; their value tells them apart. */
const isChoice = (element: Element): boolean =>
  element.localName === "input"
    ? /^(?:radio|checkbox)$/i.test(element.getAttribute("type") ?? "")
    : /\b(?:radio|checkbox)\b/i.test(element.getAttribute("role") ?? "");

export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
