import { perReading, type Reading } from "../page/reading.js";
import { safeAddressKey } from "./address.js";
import { TEST_IDS, testIdOf } from "./generated.js";

/** What a person or an agent may act on, and the parts that most records refer to. */
const CANDIDATES =
  "a,button,input,select,textarea,summary,option,[role],[tabindex],[onclick],[contenteditable],[data-onscreen-click~=handler],li,tr,article,form,dialog,main,nav,label";
/** These and what only carries a test id: other parts that records refer to. Looked for only where one of them is missed. */
const ALL_CANDIDATES = [CANDIDATES, ...TEST_IDS.map((name) => `[${name}]`)].join(",");

/** Every element, shown or not, that something may have become. */
export function* allCandidates({ roots, dom }: Reading): Iterable<Element> {
  for (const { node } of roots.all) yield* dom.queryAll(node, ALL_CANDIDATES);
}

/** What is seen of an element at a glance. */
export interface Glance {
  readonly place: number;
  readonly testId: string;
}

/**
 * All that can be referred to on a page, shown or not, by what a glance tells: tag and hooks. What an element means is
 * gathered only where somebody asks.
 */
export interface Candidates {
  /** In the order of their trees. */
  readonly glances: ReadonlyMap<Element, Glance>;
  /** How many carry a hook (`testHook`, `controlHook`, `idHook`). */
  count(hook: string): number;
  /** Those that may mean the same as one of them, itself included: of equal tag, test id and address. */
  alike(element: Element): readonly Element[];
}

export const candidatesIn = perReading((reading: Reading): Candidates => {
  const glances = new Map<Element, Glance>();
  const counts = new Map<string, number>();
  const byKind = new Map<string, Element[]>();
  for (const { node } of reading.roots.all) {
    const found = reading.dom.queryAll(node, CANDIDATES);
    for (let i = 0; i < found.length; i++) {
      const element = found[i] as Element;
      const testId = testIdOf(element);
      glances.set(element, { place: glances.size, testId });
      if (element.hasAttributes())
        for (const hook of hooksOf(element, testId)) counts.set(hook, (counts.get(hook) ?? 0) + 1);
      push(byKind, kindOf(element, testId), element);
    }
  }
  const byAddress = new Map<string, Map<string, Element[]>>();
  return {
    glances,
    count: (hook) => counts.get(hook) ?? 0,
    alike(element) {
      const kind = kindOf(element, glances.get(element)?.testId ?? testIdOf(element));
      let groups = byAddress.get(kind);
      if (!groups) {
        groups = new Map();
        for (const one of byKind.get(kind) ?? []) push(groups, addressOf(one), one);
        byAddress.set(kind, groups);
      }
      return groups.get(addressOf(element)) ?? [];
    },
  };
});

const kindOf = ({ localName }: Element, testId: string): string => (testId ? `${localName} ${testId}` : localName);
const addressOf = (element: Element): string => safeAddressKey(element.getAttribute("href"));

/** What alone can name an element for good: its test id, its control name, an id. */
function hooksOf(element: Element, testId: string): string[] {
  const hooks: string[] = [];
  if (testId) hooks.push(testHook(testId));
  const name = element.getAttribute("name");
  if (name) hooks.push(controlHook(name, isChoice(element) ? (element.getAttribute("value") ?? "") : ""));
  const id = element.id;
  if (id) hooks.push(idHook(id));
  return hooks;
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
