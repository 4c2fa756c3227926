import { flatChildren } from "./flat.js";
import type { Reading } from "./reading.js";
import type { Generated } from "./style.js";

/** The counter properties of an element or pseudo-element, as CSS writes them; null for what makes no box. */
export interface CounterStyle {
  readonly reset?: string;
  readonly increment?: string;
  readonly set?: string;
}

type CounterStyleOf = (element: Element, place?: Generated) => CounterStyle | null;

interface Counters {
  valuesAt(element: Element, place: Generated, name: string): readonly number[];
}

const known = new WeakMap<Reading, Counters>();

/**
 * The values of all CSS counters at each pseudo-element, found in one walk over the flat tree when the first one is asked.
 * Spec: https://drafts.csswg.org/css-lists/#auto-numbering
 */
export function countersOf(reading: Reading, styleOf: CounterStyleOf): Counters {
  let counters = known.get(reading);
  if (!counters) {
    counters = count(reading, styleOf);
    known.set(reading, counters);
  }
  return counters;
}

interface Scope {
  value: number;
  /** How deep the element stands that made this counter: it ends with that element's parent. */
  readonly depth: number;
}

function count(reading: Reading, styleOf: CounterStyleOf): Counters {
  const scopes = new Map<string, Scope[]>();
  const seen = new Map<Element, Partial<Record<Generated, ReadonlyMap<string, readonly number[]>>>>();
  const pending: (() => void)[] = [];
  const top = reading.page.document.documentElement;
  if (top) pending.push(() => enter(top, 0));
  for (let step = pending.pop(); step; step = pending.pop()) step();
  return { valuesAt: (element, place, name) => seen.get(element)?.[place]?.get(name) ?? [] };

  function enter(element: Element, depth: number): void {
    const style = styleOf(element);
    if (!style) return;
    apply(style, depth);
    visitPseudo(element, "before", depth);
    pending.push(() => {
      visitPseudo(element, "after", depth);
      close(depth + 1);
    });
    const children = flatChildren(element, reading);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i] as Node;
      if (child.nodeType === 1) pending.push(() => enter(child as Element, depth + 1));
    }
  }

  function visitPseudo(element: Element, place: "before" | "after", depth: number): void {
    const style = styleOf(element, place);
    if (!style) return;
    apply(style, depth + 1);
    const values = new Map<string, readonly number[]>();
    for (const [name, stack] of scopes)
      values.set(
        name,
        stack.map(({ value }) => value),
      );
    seen.set(element, { ...seen.get(element), [place]: values });
  }

  function apply({ reset, increment, set }: CounterStyle, depth: number): void {
    for (const [name, value] of pairs(reset, 0)) {
      const stack = scopes.get(name) ?? [];
      // a sibling's counter of the same name is replaced, one from above is nested
      if (stack.at(-1)?.depth === depth) stack.pop();
      stack.push({ value, depth });
      scopes.set(name, stack);
    }
    for (const [name, value] of pairs(increment, 1)) current(name, depth).value += value;
    for (const [name, value] of pairs(set, 0)) current(name, depth).value = value;
  }

  function current(name: string, depth: number): Scope {
    const stack = scopes.get(name) ?? [];
    scopes.set(name, stack);
    const scope = stack.at(-1) ?? { value: 0, depth };
    if (stack.length === 0) stack.push(scope);
    return scope;
  }

  function close(depth: number): void {
    for (const [name, stack] of scopes) {
      while ((stack.at(-1)?.depth ?? -1) >= depth) stack.pop();
      if (stack.length === 0) scopes.delete(name);
    }
  }
}

/** `name 2 other` as pairs; `reversed(name)` counts as its name. */
function* pairs(value: string | undefined, fallback: number): Iterable<[string, number]> {
  if (!value || value === "none") return;
  for (const [, name, number] of value.matchAll(/([-_a-zA-Z\u0080-\uFFFF][\w\u0080-\uFFFF-]*)\)?(?:\s+(-?\d+))?/g)) {
    if (name && name !== "reversed") yield [name, number === undefined ? fallback : Number(number)];
  }
}
