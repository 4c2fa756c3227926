import { type Declarations, parseStyleAttribute, type StyleAttribute } from "../../page/declarations.js";
import type { Cascade, Dom } from "../../page/dom.js";
import type { Root, RootIndex } from "../../page/roots.js";
import type { Generated } from "../../page/style.js";
import type { Bucket, OrderedRule } from "./bucket.js";
import type { Viewport } from "./media.js";
import type { StyleRule } from "./rules.js";
import { Sheets } from "./sheets.js";

const NONE: readonly OrderedRule[] = [];
const PSEUDO: readonly Generated[] = ["before", "after", "marker"];
const NO_STYLE: StyleAttribute = { values: new Map(), important: new Set() };
const SCREEN: Viewport = { width: 1280, height: 720 };

/**
 * The page's own style sheets, worked out for the few properties that reading asks for: what `<style>` elements and style
 * attributes say, by importance, specificity and order. Each element is asked for its own rules only.
 * Spec: https://drafts.csswg.org/css-cascade/#cascade-sort
 */
export class PageCascade implements Cascade {
  private readonly sheets: Sheets;
  private readonly inline = new Map<Element, StyleAttribute>();
  private readonly treeBelow = new Map<Node, Root>();
  private rules: boolean | undefined = undefined;
  private pseudoRules: boolean | undefined = undefined;

  constructor(
    private readonly roots: RootIndex,
    private readonly dom: Dom,
    viewport = SCREEN,
  ) {
    this.sheets = new Sheets(dom, viewport);
  }

  get unread(): number {
    const { dom, roots } = this;
    return roots.all.reduce((sum, { node }) => sum + dom.queryAll(node, 'link[rel~="stylesheet" i]').length, 0);
  }

  get hasPseudoRules(): boolean {
    this.pseudoRules ??= this.roots.all.some((root) => PSEUDO.some((place) => this.sheets.bucket(root, place)));
    return this.pseudoRules;
  }

  mayStyle(element: Element, pseudo?: Generated): boolean {
    this.rules ??= this.roots.all.some((root) => this.sheets.styles(root));
    if (!this.rules) return false;
    const styled = pseudo ?? "element";
    const own = this.sheets.bucket(this.treeOf(element), styled);
    if (own && own.candidates(element).length > 0) return true;
    if (this.roots.byHost.size === 0) return false;
    return this.outerTrees(element).some((root) => (this.sheets.bucket(root, styled)?.outward.length ?? 0) > 0);
  }

  declarations(element: Element, pseudo?: Generated): Declarations {
    const own = pseudo ? NO_STYLE : this.inlineOf(element);
    const rules = this.matching(element, pseudo);
    return rules.length === 0 ? own.values : win(rules, own);
  }

  private inlineOf(element: Element): StyleAttribute {
    const style = element.hasAttributes() ? element.getAttribute("style") : null;
    if (!style) return NO_STYLE;
    let known = this.inline.get(element);
    if (!known) {
      known = parseStyleAttribute(style);
      this.inline.set(element, known);
    }
    return known;
  }

  /** Rules of the element's own tree, of its own shadow tree (`:host`) and of the tree that slots it. */
  private matching(element: Element, pseudo: Generated | undefined): readonly OrderedRule[] {
    const root = this.treeOf(element);
    const styled = pseudo ?? "element";
    const candidates = this.sheets.bucket(root, styled)?.candidates(element) ?? NONE;
    const host = root.kind === "shadow" ? root.host : null;
    const own = candidates.length > 0 ? candidates.filter((rule) => this.applies(rule, element, host)) : NONE;
    if (this.roots.byHost.size === 0) return own;
    const outer = this.outerTrees(element);
    return [...own, ...outer.flatMap((tree) => this.outwards(element, tree, this.sheets.bucket(tree, styled)))];
  }

  /** The shadow tree of an element and the one that slots it: their rules may reach out to it. */
  private outerTrees(element: Element): Root[] {
    const { byHost } = this.roots;
    const trees = [byHost.get(element), element.parentElement && byHost.get(element.parentElement)];
    return trees.flatMap((root) => (root?.kind === "shadow" ? [root] : []));
  }

  /** A rule of the inner tree loses against any of the outer one: its specificity does not count there. */
  private outwards(element: Element, { host }: Root, bucket: Bucket | undefined): OrderedRule[] {
    const kind = host === element ? "host" : "slotted";
    return (bucket?.outward ?? NONE)
      .filter((rule) => rule.outward === kind && this.fits(element, rule.selector))
      .map((rule) => ({ ...rule, specificity: rule.specificity - 1e9 }));
  }

  private applies({ selector, hostIs, direction }: StyleRule, element: Element, host: Element | null): boolean {
    if (hostIs !== undefined && !(host && this.fits(host, hostIs))) return false;
    return this.fits(element, selector) && (direction === undefined || direction === directionOf(element));
  }

  private fits(element: Element, selector: string): boolean {
    try {
      return this.dom.matches(element, selector);
    } catch {
      return false; // a selector of another engine
    }
  }

  /** The tree of an element, remembered for all that stands beside it. */
  private treeOf(element: Element): Root {
    const { roots, treeBelow } = this;
    if (roots.all.length === 1) return roots.top;
    const parent = element.parentNode;
    const known = parent && treeBelow.get(parent);
    if (known) return known;
    const passed: Node[] = [];
    let root: Root | undefined;
    for (let node: Node | null = parent; node && !root; node = node.parentNode) {
      root = treeBelow.get(node) ?? roots.byNode.get(node);
      passed.push(node);
    }
    for (const node of passed) treeBelow.set(node, root ?? roots.top);
    return root ?? roots.top;
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
