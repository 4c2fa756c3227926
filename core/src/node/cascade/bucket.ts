import type { StyleRule } from "./rules.js";

export interface OrderedRule extends StyleRule {
  readonly order: number;
}

/** The rules of one tree that style elements, or one kind of pseudo-element, each by the key of its rightmost compound. */
export interface Bucket {
  add(rule: OrderedRule): void;
  /** The rules that an element may fit by its tag, id and classes; its own tree's only. */
  candidates(element: Element): readonly OrderedRule[];
  /** Those that reach out of the tree: `:host` and `::slotted`. */
  readonly outward: readonly OrderedRule[];
}

const NONE: readonly OrderedRule[] = [];
/** Lists of classes that are remembered; a page repeats the same few. */
const MOST_KNOWN = 5000;

export function createBucket(): Bucket {
  const byKey = new Map<string, OrderedRule[]>();
  const outward: OrderedRule[] = [];
  /** By tag, then by the text of `class`. Made when the first element is asked for, when every rule has been added. */
  const known = new Map<string, Map<string, readonly OrderedRule[]>>();

  function byTagAndClasses(tag: string, classes: string): readonly OrderedRule[] {
    let ofTag = known.get(tag);
    if (!ofTag) {
      ofTag = new Map();
      known.set(tag, ofTag);
    }
    let rules = ofTag.get(classes);
    if (!rules) {
      const keys = ["*", tag, ...(classes.match(/[^\t\n\f\r ]+/g) ?? []).map((name) => `.${name}`)];
      const found = keys.flatMap((key) => byKey.get(key) ?? []);
      rules = found.length > 0 ? found : NONE;
      if (ofTag.size < MOST_KNOWN) ofTag.set(classes, rules);
    }
    return rules;
  }

  return {
    outward,
    add(rule) {
      if (rule.outward) {
        outward.push(rule);
        return;
      }
      const rules = byKey.get(rule.key);
      if (rules) rules.push(rule);
      else byKey.set(rule.key, [rule]);
    },
    candidates(element) {
      const tag = element.localName;
      if (!element.hasAttributes()) return byTagAndClasses(tag, "");
      const rules = byTagAndClasses(tag, element.getAttribute("class") ?? "");
      const id = element.getAttribute("id");
      const byId = id ? byKey.get(`#${id}`) : undefined;
      return byId ? [...rules, ...byId] : rules;
    },
  };
}
