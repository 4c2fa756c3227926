import { composedClosest, composedOrder, composedParent, rootOf } from "./composed.js";
import type { Dom } from "./dom.js";
import type { HoldTest } from "./holds.js";
import { perReading, type Reading } from "./reading.js";
import type { Root } from "./roots.js";
import { type DeepSelector, type SelectorPart, splitSelector } from "./split.js";

/** A selector that is none: a mistake in a parser or a patch, never in the page. */
export class SelectorError extends SyntaxError {
  override readonly name = "SelectorError";
}

/**
 * All elements below `scope` that fit, through its shadow roots and same-origin frames, each once, in document order.
 *
 * @throws SelectorError for a selector that is none.
 */
export function queryAll(reading: Reading, scope: Element | Document, css: string): Element[] {
  const selectors = splitSelector(css);
  const only = selectors.length === 1 ? selectors[0] : undefined;
  if (only) return matchesOf(reading, scope, only);
  const found = new Set<Element>();
  for (const selector of selectors) for (const element of matchesOf(reading, scope, selector)) found.add(element);
  return [...found].sort(composedOrder(reading));
}

/** Whether an element fits a selector, `>>>` included. */
export function matches(reading: Reading, element: Element, css: string): boolean {
  for (const selector of splitSelector(css))
    if (fits(reading, element, selector.last) && hasAncestors(reading, element, selector, element)) return true;
  return false;
}

/** The nearest of `element` and those above it, through shadow roots and frames, that fits. */
export function closestMatch(reading: Reading, element: Element, css: string): Element | null {
  return composedClosest(element, reading, (candidate) => matches(reading, candidate, css));
}

function matchesOf(reading: Reading, scope: Element | Document, selector: DeepSelector): Element[] {
  const { last, above } = selector;
  if (selector.selfTest)
    return scope.nodeType === 1 && selfFits(reading, scope as Element, last) ? [scope as Element] : [];
  if (isNowhere(reading, last)) return [];
  const found = searched(reading, scope, last);
  let trees = found.length > 0 ? 1 : 0;
  // inside a shadow root or frame `:scope` would be that tree's own top, not the element being read
  for (const root of last.isScoped ? [] : rootsWithin(reading, scope)) {
    const inside = searched(reading, root.node, last);
    if (inside.length === 0) continue;
    trees++;
    for (const element of inside) found.push(element);
  }
  const kept = above.length === 0 ? found : found.filter((element) => hasAncestors(reading, element, selector, scope));
  return trees > 1 ? kept.sort(composedOrder(reading)) : kept;
}

function selfFits(reading: Reading, scope: Element, { text }: SelectorPart): boolean {
  return text === ":scope" || matches(reading, scope, text.slice(":scope".length));
}

/** Whether the parts left of the last `>>>` are met by elements above, innermost first. */
function hasAncestors(
  reading: Reading,
  element: Element,
  { above: parts }: DeepSelector,
  scope: Element | Document,
): boolean {
  let above: Element | null = element;
  for (const part of parts) {
    const own = part.isScoped ? new Set(scopedBy(reading, scope, part)) : undefined;
    do above = above && composedParent(above, reading);
    while (above && !(own ? own.has(above) : fits(reading, above, part)));
    if (!above) return false;
  }
  return true;
}

const scopedBy = (reading: Reading, scope: Element | Document, { text }: SelectorPart): Element[] =>
  splitSelector(text).flatMap((selector) => matchesOf(reading, scope, selector));

/** What a tree holds, as a list of the caller's own. */
function searched(reading: Reading, scope: ParentNode, { css, tests }: SelectorPart): Element[] {
  const found = [...asked(reading, "queryAll", scope, css)];
  return tests.length === 0 ? found : found.filter((element) => isHolding(reading, element, tests));
}

function fits(reading: Reading, element: Element, part: SelectorPart): boolean {
  if (isNowhere(reading, part) || !asked(reading, "matches", element, part.css)) return false;
  return part.tests.length === 0 || isHolding(reading, element, part.tests);
}

const isHolding = (reading: Reading, element: Element, tests: readonly HoldTest[]): boolean =>
  tests.every(({ css, holds }) => queryAll(reading, element, css).length > 0 === holds);

const OFTEN = 4;

/** Which selectors find something anywhere on the page, once asked often; how often, before. */
const askedOften = perReading(() => new Map<string, boolean | number>());

/**
 * Whether the page has nothing at all for a selector: the fallbacks of a table are asked for in each of its rows, and most of
 * them belong to another layout.
 */
function isNowhere(reading: Reading, { css, isScoped }: SelectorPart): boolean {
  const counts = askedOften(reading);
  const known = counts.get(css) ?? 0;
  if (typeof known === "boolean") return known;
  const often = known + 1 >= OFTEN;
  const none = often && !isScoped && !isAnywhere(reading, css);
  counts.set(css, often ? none : known + 1);
  return none;
}

const isAnywhere = (reading: Reading, css: string): boolean =>
  reading.roots.all.some(({ node }) => asked(reading, "queryFirst", node, css) !== null);

type Question = "queryAll" | "queryFirst" | "matches";

/** Tells a selector that is none, which a maintainer must hear, from what a page does to the engine. */
function asked<Q extends Question>(
  { dom }: Reading,
  question: Q,
  of: Parameters<Dom[Q]>[0],
  css: string,
): ReturnType<Dom[Q]> {
  try {
    return (dom[question] as (of: Parameters<Dom[Q]>[0], css: string) => ReturnType<Dom[Q]>)(of, css);
  } catch (error) {
    if ((error as Error)?.name !== "SyntaxError") throw error;
    throw new SelectorError(`"${css}" is not a selector`, { cause: error });
  }
}

const within = perReading(() => new Map<Node, readonly Root[]>());

/** The shadow roots and frame documents anywhere below `scope`, itself as a host included. */
export function rootsWithin(reading: Reading, scope: Element | Document): readonly Root[] {
  const { all, top, byNode } = reading.roots;
  if (all.length === 1) return [];
  const known = within(reading).get(scope);
  if (known) return known;
  const own = byNode.get(scope) ?? rootOf(scope, reading);
  const inside = own === top && scope === top.node ? all.slice(1) : collect(own, scope);
  within(reading).set(scope, inside);
  return inside;
}

function collect(own: Root, scope: Node): Root[] {
  const inside: Root[] = [];
  const pending = own.children.filter((root) => scope === own.node || scope.contains(root.host)).reverse();
  for (let root = pending.pop(); root; root = pending.pop()) {
    inside.push(root);
    for (let i = root.children.length - 1; i >= 0; i--) pending.push(root.children[i] as Root);
  }
  return inside;
}
