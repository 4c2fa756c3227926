import { composedContains, composedInside, composedOrder, outermost } from "../page/composed.js";
import { isHidden } from "../page/hidden.js";
import { closestMatch, matches, queryAll } from "../page/query.js";
import type { Reading } from "../page/reading.js";
import { cssOf, type Selector } from "../page/selector.js";
import type { Boundaries } from "./place.js";
import type { View } from "./types.js";

/** A place on the screen where a view stands. */
export interface Found {
  readonly view: View;
  readonly root: Element;
}

export interface Survey {
  /** In document order. */
  readonly found: readonly Found[];
  readonly boundaries: Boundaries;
  /** For each view how many elements each of its root selectors matched. */
  readonly rootCounts: ReadonlyMap<View, number[]>;
  /** Names of views that stand behind a dialog. */
  readonly covered: ReadonlySet<string>;
}

/**
 * Finds where every view of a parser stands. Roots inside of what somebody wrote are not roots: a mail may carry the very
 * classes that a parser trusts. Hidden copies are not on the screen. All views are surveyed even when one is asked for,
 * because each is a boundary for the others.
 */
export function survey(reading: Reading, views: readonly View[]): Survey {
  const authored = authoredRegions(reading, views);
  const rootCounts = new Map<View, number[]>();
  const byName = new Map<string, Map<Element, View>>();
  const covered = new Set<string>();
  for (const view of views) {
    const dialog = shownLast(reading, view.covered);
    const isCovered = (element: Element): boolean => {
      const behind = dialog !== undefined && !composedContains(dialog, element, reading);
      if (behind) covered.add(view.name);
      return behind;
    };
    const candidates = byName.get(view.name) ?? new Map<Element, View>();
    byName.set(view.name, candidates);
    const counts = view.root.map((selector) => {
      const eligible = queryAll(reading, reading.page.document, cssOf(selector)).filter(
        (element) =>
          !isWriting(element, view, authored, reading) &&
          !isHidden(reading, element) &&
          !isBehind(element, view.background, reading) &&
          !isCovered(element),
      );
      for (const element of eligible) if (!candidates.has(element)) candidates.set(element, view);
      return eligible.length;
    });
    rootCounts.set(view, counts);
  }
  const order = composedOrder(reading);
  const found = [...byName.values()].flatMap((candidates) => {
    const elements = outermost([...candidates.keys()].sort(order), reading);
    return elements.map((root) => ({ view: candidates.get(root) as View, root }));
  });
  found.sort((a, b) => order(a.root, b.root));
  return { found, boundaries: { roots: new Set(found.map(({ root }) => root)), authored }, rootCounts, covered };
}

function authoredRegions(reading: Reading, views: readonly View[]): ReadonlySet<Element> {
  const selectors = new Set(views.flatMap((view) => view.authored.map(cssOf)));
  const elements = new Set([...selectors].flatMap((css) => queryAll(reading, reading.page.document, css)));
  return new Set(outermost([...elements].sort(composedOrder(reading)), reading));
}

/** The dialog on top: the one that came last. */
function shownLast(reading: Reading, selectors: readonly Selector[]): Element | undefined {
  const dialogs = new Set(selectors.flatMap((selector) => queryAll(reading, reading.page.document, cssOf(selector))));
  const seen = [...dialogs].filter((dialog) => !isHidden(reading, dialog)).sort(composedOrder(reading));
  return outermost(seen, reading).at(-1);
}

const isBehind = (element: Element, background: readonly Selector[], reading: Reading): boolean =>
  background.some((selector) => closestMatch(reading, element, cssOf(selector)) !== null);

/** Whether somebody wrote what looks like a root. A view of writing says itself that its root is written. */
const isWriting = (element: Element, view: View, authored: ReadonlySet<Element>, reading: Reading): boolean =>
  (authored.has(element) && !view.authored.some((selector) => matches(reading, element, cssOf(selector)))) ||
  composedInside(element, authored, reading);
