import type { Moment, Strategy } from "../types.js";
import { nameOf } from "../words.js";

/** Attributes that browser-use hashes: dom/views.py, STATIC_ATTRIBUTES. */
const STATIC =
  "class id name type placeholder aria-label title role data-testid data-test data-cy data-selenium for required disabled readonly checked selected multiple accept href target rel aria-describedby aria-labelledby aria-controls aria-owns aria-live aria-atomic aria-busy aria-disabled aria-hidden aria-pressed aria-autocomplete aria-checked aria-selected list tabindex alt src lang itemscope itemtype itemprop pseudo aria-valuemin aria-valuemax aria-placeholder".split(
    " ",
  );
/** Classes of a moment, which its second level leaves out. */
const PASSING =
  /(?:^|[-_])(?:active|hover|focus|selected|open|visible|hidden|loading|disabled|animat|transition|current)/i;

interface Keys {
  levels: readonly (string | undefined)[];
}

/** The cascade by which browser-use replays: five kinds of keys in turn, the first element that has one is taken. */
export const browserUse: Strategy = {
  name: "browser-use's cascade",
  remember(moment, targets) {
    const was = targets.map((element) => keysOf(element, moment));
    const indexes = new WeakMap<Moment, Map<string, Element>[]>();
    return {
      find(now, index) {
        let levels = indexes.get(now);
        if (!levels) {
          levels = indexOf(now);
          indexes.set(now, levels);
        }
        for (const [level, key] of (was[index] as Keys).levels.entries()) {
          const found = key === undefined ? undefined : levels[level]?.get(key);
          if (found) return found;
        }
        return null;
      },
    };
  },
};

function indexOf(moment: Moment): Map<string, Element>[] {
  const levels: Map<string, Element>[] = [];
  for (const element of moment.controls)
    for (const [level, key] of keysOf(element, moment).levels.entries()) {
      levels[level] ??= new Map();
      const map = levels[level];
      if (key !== undefined && !map.has(key)) map.set(key, element);
    }
  return levels;
}

function keysOf(element: Element, moment: Moment): Keys {
  const tags: string[] = [];
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    tags.unshift(at.localName);
    const same = [...(at.parentNode?.children ?? [])].filter((e) => e.localName === at?.localName);
    steps.unshift(same.length > 1 ? `${at.localName}[${same.indexOf(at) + 1}]` : at.localName);
  }
  const name = nameOf(moment, element);
  const hash = (classes: string): string =>
    [tags.join("/"), ...STATIC.map((a) => (a === "class" ? classes : (element.getAttribute(a) ?? ""))), name].join("|");
  const own = element.getAttribute("name") || element.id || element.getAttribute("aria-label");
  return {
    levels: [
      hash(element.getAttribute("class") ?? ""),
      hash([...element.classList].filter((c) => !PASSING.test(c)).join(" ")),
      steps.join("/"),
      name ? `${element.localName}|${name}` : undefined,
      own ? `${element.localName}|${own}` : undefined,
    ],
  };
}
