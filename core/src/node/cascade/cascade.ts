import { parse } from "css-tree";
import { type Declarations, parseStyleAttribute, type StyleAttribute } from "../../page/declarations.js";
import type { Cascade, Dom } from "../../page/dom.js";
import type { Root, RootIndex } from "../../page/roots.js";
import type { Generated } from "../../page/style.js";
import { type Bucket, createBucket, type OrderedRule } from "./bucket.js";
import { mediaHolds, type Viewport } from "./media.js";
import { rulesOf, type StyleRule } from "./rules.js";

/** The rules of one tree, apart by what they style. */
type Buckets = ReadonlyMap<Generated | "element", Bucket>;

const NONE: readonly OrderedRule[] = [];
const PSEUDO: readonly Generated[] = ["before", "after", "marker"];
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
  const treeBelow = new Map<Node, Root>();
  let hasPseudoRules: boolean | undefined;
  return {
    get unread() {
      return roots.all.reduce((sum, { node }) => sum + dom.queryAll(node, 'link[rel~="stylesheet" i]').length, 0);
    },
    get hasPseudoRules() {
      hasPseudoRules ??= roots.all.some((root) => PSEUDO.some((kind) => bucketsOf(root).has(kind)));
      return hasPseudoRules;
    },
    mayStyle(element, pseudo) {
      const kind = pseudo ?? "element";
      const own = bucketsOf(treeOf(element)).get(kind);
      if (own && own.candidates(element).length > 0) return true;
      if (roots.byHost.size === 0) return false;
      return outerTrees(element).some((root) => (bucketsOf(root).get(kind)?.outward.length ?? 0) > 0);
    },
    declarations(element, pseudo) {
      const own = pseudo ? NO_STYLE : inlineOf(element);
      const rules = matching(element, pseudo);
      return rules.length === 0 ? own.values : win(rules, own);
    },
  };

  function inlineOf(element: Element): StyleAttribute {
    const style = element.hasAttributes() ? element.getAttribute("style") : null;
    if (!style) return NO_STYLE;
    let known = inline.get(element);
    if (!known) {
      known = parseStyleAttribute(style);
      inline.set(element, known);
    }
    return known;
  }

  /** Rules of the element's own tree, of its own shadow tree (`:host`) and of the tree that slots it. */
  function matching(element: Element, pseudo: Generated | undefined): readonly OrderedRule[] {
    const root = treeOf(element);
    const kind = pseudo ?? "element";
    const candidates = bucketsOf(root).get(kind)?.candidates(element) ?? NONE;
    const host = root.kind === "shadow" ? root.host : null;
    const own = candidates.length > 0 ? candidates.filter((rule) => applies(rule, element, host)) : NONE;
    if (roots.byHost.size === 0) return own;
    return [...own, ...outerTrees(element).flatMap((tree) => outwards(element, tree, bucketsOf(tree).get(kind)))];
  }

  /** The shadow tree of an element and the one that slots it: their rules may reach out to it. */
  function outerTrees(element: Element): Root[] {
    const trees = [roots.byHost.get(element), element.parentElement && roots.byHost.get(element.parentElement)];
    return trees.flatMap((root) => (root?.kind === "shadow" ? [root] : []));
  }

  /** A rule of the inner tree loses against any of the outer one: its specificity does not count there. */
  function outwards(element: Element, { host }: Root, bucket: Bucket | undefined): OrderedRule[] {
    const kind = host === element ? "host" : "slotted";
    return (bucket?.outward ?? NONE)
      .filter((rule) => rule.outward === kind && fits(element, rule.selector))
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

  /** The tree of an element, remembered for all that stands beside it. */
  function treeOf(element: Element): Root {
    if (roots.all.length === 1) return roots.top;
    const passed: Node[] = [];
    let root: Root | undefined;
    for (let node: Node | null = element.parentNode; node && !root; node = node.parentNode) {
      root = treeBelow.get(node) ?? roots.byNode.get(node);
      passed.push(node);
    }
    for (const node of passed) treeBelow.set(node, root ?? roots.top);
    return root ?? roots.top;
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
    const buckets = new Map<Generated | "element", Bucket>();
    let order = 0;
    for (const style of dom.queryAll(root.node, "style")) {
      if (!isApplied(style, viewport)) continue;
      for (const rule of parsedRules(style.textContent ?? "")) {
        const kind = rule.pseudo ?? "element";
        const bucket = buckets.get(kind) ?? createBucket();
        buckets.set(kind, bucket);
        bucket.add({ ...rule, order: order++ });
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
function win(unsorted: readonly OrderedRule[], own: StyleAttribute): Declarations {
  const rules = unsorted.toSorted((a, b) => a.specificity - b.specificity || a.order - b.order);
  const won = new Map<string, string>();
  for (const { values } of rules) for (const [property, value] of values) won.set(property, value);
  for (const [property, value] of own.values) won.set(property, value);
  for (const { important } of rules)
    for (const [property, value] of important) if (!own.important.has(property)) won.set(property, value);
  return won;
}
