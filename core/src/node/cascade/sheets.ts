import { parse } from "css-tree";
import type { Dom } from "../../page/dom.js";
import type { Root } from "../../page/roots.js";
import type { Generated } from "../../page/style.js";
import { Bucket } from "./bucket.js";
import { mediaHolds, type Viewport } from "./media.js";
import { rulesOf, type StyleRule } from "./rules.js";

/** What a rule styles. */
export type Styled = Generated | "element";

/** The style sheets of a page, tree by tree; each is read when the first element of its tree is asked for. */
export class Sheets {
  private readonly parsed = new Map<string, StyleRule[]>();
  private readonly byRoot = new Map<Root, ReadonlyMap<Styled, Bucket>>();
  /** The tree that was asked for last: a walk asks of one element after the other. */
  private lastRoot: Root | undefined = undefined;
  private lastBuckets: ReadonlyMap<Styled, Bucket> = new Map();

  constructor(
    private readonly dom: Dom,
    private readonly viewport: Viewport,
  ) {}

  /** Whether a tree has any rules. */
  styles(root: Root): boolean {
    return this.buckets(root).size > 0;
  }

  /** The rules of one tree for elements, or for one kind of pseudo-element. */
  bucket(root: Root, styled: Styled): Bucket | undefined {
    return this.buckets(root).get(styled);
  }

  private buckets(root: Root): ReadonlyMap<Styled, Bucket> {
    if (root !== this.lastRoot) {
      let buckets = this.byRoot.get(root);
      if (!buckets) {
        buckets = this.collect(root);
        this.byRoot.set(root, buckets);
      }
      this.lastRoot = root;
      this.lastBuckets = buckets;
    }
    return this.lastBuckets;
  }

  private collect(root: Root): ReadonlyMap<Styled, Bucket> {
    const buckets = new Map<Styled, Bucket>();
    let order = 0;
    for (const style of this.dom.queryAll(root.node, "style")) {
      if (!isApplied(style, this.viewport)) continue;
      for (const rule of this.rulesOf(style.textContent ?? "")) {
        const styled = rule.pseudo ?? "element";
        const bucket = buckets.get(styled) ?? new Bucket();
        buckets.set(styled, bucket);
        bucket.add({ ...rule, order: order++ });
      }
    }
    return buckets;
  }

  /** Shadow trees repeat the same sheets. */
  private rulesOf(text: string): StyleRule[] {
    let rules = this.parsed.get(text);
    if (!rules) {
      rules = rulesOf(text, this.viewport);
      this.parsed.set(text, rules);
    }
    return rules;
  }
}

function isApplied(style: Element, viewport: Viewport): boolean {
  const type = style.getAttribute("type");
  if (type && type.toLowerCase() !== "text/css") return false;
  const media = style.getAttribute("media");
  return !media || mediaHolds(parse(media, { context: "mediaQueryList" }), viewport);
}
