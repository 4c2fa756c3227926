import { keepShape } from "../../page/shapes.js";
import type { StyleRule } from "./rules.js";

export interface OrderedRule extends StyleRule {
  readonly order: number;
}

const NONE: readonly OrderedRule[] = [];
/** Lists of classes that are remembered of each tag; a page repeats the same few. */
const MOST_KNOWN = 5000;

/** The rules of one tree that style elements, or one kind of pseudo-element, each by the key of its rightmost compound. */
export class Bucket {
  /** Those that reach out of the tree: `:host` and `::slotted`. */
  readonly outward: OrderedRule[] = [];
  private readonly byKey = new Map<string, OrderedRule[]>();
  /** By tag, then by the text of `class`. Filled when an element is asked for, when every rule has been added. */
  private readonly known = new Map<string, Map<string, readonly OrderedRule[]>>();

  add(rule: OrderedRule): void {
    if (rule.outward) {
      this.outward.push(rule);
      return;
    }
    const rules = this.byKey.get(rule.key);
    if (rules) rules.push(rule);
    else this.byKey.set(rule.key, [rule]);
  }

  /** The rules that an element may fit by its tag, id and classes; its own tree's only. */
  candidates(element: Element): readonly OrderedRule[] {
    const tag = element.localName;
    if (!element.hasAttributes()) return this.byTagAndClasses(tag, "");
    const rules = this.byTagAndClasses(tag, element.getAttribute("class") ?? "");
    const id = element.getAttribute("id");
    const byId = id ? this.byKey.get(`#${id}`) : undefined;
    return byId ? [...rules, ...byId] : rules;
  }

  private byTagAndClasses(tag: string, classes: string): readonly OrderedRule[] {
    let ofTag = this.known.get(tag);
    if (!ofTag) {
      ofTag = new Map();
      this.known.set(tag, ofTag);
    }
    let rules = ofTag.get(classes);
    if (!rules) {
      const keys = ["*", tag, ...(classes.match(/[^\t\n\f\r ]+/g) ?? []).map((name) => `.${name}`)];
      const found = keys.flatMap((key) => this.byKey.get(key) ?? []);
      rules = found.length > 0 ? found : NONE;
      if (ofTag.size < MOST_KNOWN) ofTag.set(classes, rules);
    }
    return rules;
  }
}

keepShape(new Bucket());
