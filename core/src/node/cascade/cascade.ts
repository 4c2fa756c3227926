import { parse } from "css-tree";
import { type Declarations, parseStyleAttribute, type StyleAttribute } from "../../page/declarations.js";
import type { Cascade, Dom } from "../../page/dom.js";
import type { Root, RootIndex } from "../../page/roots.js";
import type { Generated } from "../../page/style.js";
import { mediaHolds, type Viewport } from "./media.js";
import { rulesOf, type StyleRule } from "./rules.js";

/** Rules by the key of their rightmost compound. */
type Buckets = ReadonlyMap<string, readonly OrderedRule[]>;
interface OrderedRule extends StyleRule {
  readonly order: number;
}

const NO_STYLE: StyleAttribute = { values: new Map(), important: new Set() };

/**
 * The page's own style sheets, worked out for the few properties that reading asks for: what `<style>` elements and style
 * attributes say, by importance, specificity and order. Each element is asked for its own rules only.
 * Spec: https://drafts.csswg.org/css-cascade/#cascade-sort
 */
export function openCascade(roots: RootIndex, dom: Dom, viewport: Viewport = { width: 1280, height: 720 }): Cascade {
  const parsed = new Map<string, StyleRule[]>();
  const byRoot = new Map<Root, Buckets>();
  const inline = new Map<Element, StyleAttribute>();
  return {
    get unread() {
      return roots.all.reduce((sum, { node }) => sum + dom.queryAll(node, 'link[rel~="stylesheet" i]').length, 0);
    },
    declarations(element, pseudo) {
      const own = pseudo ? NO_STYLE : inlineOf(element);
      const rules = matching(element, pseudo);
      return rules.length === 0 ? own.values : win(rules, own);
    },
  };

  function inlineOf(element: Element): StyleAttribute {
    const style = element.getAttribute("style");
    if (!style) return NO_STYLE;
    let known = inline.get(element);
    if (!known) {
      known = parseStyleAttribute(style);
      inline.set(element, known);
    }
    return known;
  }

  /** Rules of the element's own tree, of its own shadow tree (`:host`) and of the tree that slots it. */
  function matching(element: Element, pseudo: Generated | undefined): OrderedRule[] {
    const root = treeOf(element);
    const found = inTree(element, pseudo, bucketsOf(root), root.kind === "shadow" ? root.host : null);
    const shadow = roots.byHost.get(element);
    if (shadow?.kind === "shadow") found.push(...outwards(element, pseudo, shadow, "host"));
    const host = element.parentElement && roots.byHost.get(element.parentElement);
    if (host?.kind === "shadow") found.push(...outwards(element, pseudo, host, "slotted"));
    return found;
  }

  function inTree(
    element: Element,
    pseudo: Generated | undefined,
    buckets: Buckets,
    host: Element | null,
  ): OrderedRule[] {
    const found: OrderedRule[] = [];
    if (buckets.size === 0) return found;
    const keys = ["*", element.localName, `#${element.id}`];
    for (const name of element.getAttribute("class")?.split(/[\t\n\f\r ]+/) ?? []) keys.push(`.${name}`);
    for (const key of keys) {
      for (const rule of buckets.get(key) ?? []) {
        if (rule.pseudo === pseudo && !rule.outward && applies(rule, element, host)) found.push(rule);
      }
    }
    return found;
  }

  function outwards(
    element: Element,
    pseudo: Generated | undefined,
    shadow: Root,
    kind: "host" | "slotted",
  ): OrderedRule[] {
    const rules = bucketsOf(shadow).get("*") ?? [];
    // a rule of the inner tree loses against any of the outer one: its specificity does not count there
    return rules
      .filter((rule) => rule.outward === kind && rule.pseudo === pseudo && fits(element, rule.selector))
      .map((rule) => ({ ...rule, specificity: rule.specificity - 1e9 }));
  }

  function applies({ selector, hostIs, direction }: StyleRule, element: Element, host: Element | null): boolean {
    if (hostIs !== undefined && !(host && fits(host, hostIs))) return false;
    return fits(element, selector) && (direction === undefined || direction === directionOf(element));
  }

  function fits(element: Element, selector: string): boolean {
    try {
      return dom.matches(element, selector);
    } catch {
      return false; // a selector of another engine
    }
  }

  function treeOf(element: Element): Root {
    if (roots.all.length === 1) return roots.top;
    let node: Node = element;
    while (node.parentNode) node = node.parentNode;
    return roots.byNode.get(node) ?? roots.top;
  }

  function bucketsOf(root: Root): Buckets {
    let buckets = byRoot.get(root);
    if (!buckets) {
      buckets = collect(root);
      byRoot.set(root, buckets);
    }
    return buckets;
  }

  function collect(root: Root): Buckets {
    const buckets = new Map<string, OrderedRule[]>();
    let order = 0;
    for (const style of dom.queryAll(root.node, "style")) {
      if (!isApplied(style, viewport)) continue;
      for (const rule of parsedRules(style.textContent ?? "")) {
        const bucket = buckets.get(rule.key);
        const ordered = { ...rule, order: order++ };
        if (bucket) bucket.push(ordered);
        else buckets.set(rule.key, [ordered]);
      }
    }
    return buckets;
  }

  function parsedRules(text: string): StyleRule[] {
    let rules = parsed.get(text);
    if (!rules) {
      rules = rulesOf(text, viewport);
      parsed.set(text, rules);
    }
    return rules;
  }
}

/** https://html.spec.whatwg.org/#the-directionality; what `auto` finds in a text is taken as left to right. */
function directionOf(element: Element): string {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const direction = node.getAttribute("dir")?.toLowerCase();
    if (direction === "rtl" || direction === "ltr") return direction;
  }
  return "ltr";
}

function isApplied(style: Element, viewport: Viewport): boolean {
  const type = style.getAttribute("type");
  if (type && type.toLowerCase() !== "text/css") return false;
  const media = style.getAttribute("media");
  return !media || mediaHolds(parse(media, { context: "mediaQueryList" }), viewport);
}

/** Important beats the style attribute, which beats the rest; within each, the more specific and then the later rule. */
function win(rules: OrderedRule[], own: StyleAttribute): Declarations {
  rules.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
  const won = new Map<string, string>();
  for (const { values } of rules) for (const [property, value] of values) won.set(property, value);
  for (const [property, value] of own.values) won.set(property, value);
  for (const { important } of rules)
    for (const [property, value] of important) if (!own.important.has(property)) won.set(property, value);
  return won;
}
