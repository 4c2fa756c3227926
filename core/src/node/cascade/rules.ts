import { calculate } from "@bramus/specificity/core";
import { type Atrule, type Block, type CssNode, generate, parse, type Rule, type StyleSheet } from "css-tree";
import type { Generated } from "../../page/style.js";
import { mediaHolds, type Viewport } from "./media.js";
import { readSelector } from "./selector.js";

/** One selector with what it sets: the rule of one element or pseudo-element. */
export interface StyleRule {
  readonly selector: string;
  readonly pseudo: Generated | undefined;
  /** What the rightmost compound asks for: most elements are ruled out by it without matching. */
  readonly key: string;
  /** `:host` and `::slotted` look out of the shadow tree that the rule stands in. */
  readonly outward: "host" | "slotted" | undefined;
  readonly values: ReadonlyMap<string, string>;
  readonly important: ReadonlyMap<string, string>;
  readonly specificity: number;
}

/** The properties that reading asks for; rules that set none of them are dropped unread. */
const PROPERTIES = new Set(
  "display visibility content content-visibility counter-reset counter-increment counter-set text-transform cursor position float".split(
    " ",
  ),
);
const MENTIONED = /display|visibility|content|counter|text-transform|cursor|position|float/i;

/** The rules of one style sheet that hold on this screen, in their order. A sheet that can't be read has none. */
export function rulesOf(text: string, viewport: Viewport): StyleRule[] {
  if (!MENTIONED.test(text)) return [];
  const rules: StyleRule[] = [];
  let sheet: CssNode;
  try {
    sheet = parse(text, { parseValue: false, parseAtrulePrelude: true, parseCustomProperty: false });
  } catch {
    return rules;
  }
  // the page decides how deep rules nest
  const pending: { node: CssNode; parents: readonly string[] }[] = [{ node: sheet, parents: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parents } = next;
    if (node.type === "StyleSheet") push(node, parents);
    else if (node.type === "Atrule" && node.block && holds(node, viewport)) push(node.block, parents);
    else if (node.type === "Rule") {
      const selectors = selectorsOf(node, parents);
      addRules(rules, selectors, node.block);
      if (node.block.children.some(({ type }) => type === "Rule" || type === "Atrule")) push(node.block, selectors);
    }
  }
  return rules;

  function push(list: StyleSheet | Block, parents: readonly string[]): void {
    for (const child of list.children.toArray().reverse()) pending.push({ node: child, parents });
  }
}

const KEPT = new Set(["layer", "supports", "media", "container", "scope", "starting-style"]);

function holds(rule: Atrule, viewport: Viewport): boolean {
  const name = rule.name.toLowerCase();
  if (name === "media")
    return rule.prelude?.type === "AtrulePrelude" && mediaHolds(rule.prelude.children.first, viewport);
  return KEPT.has(name) && name !== "starting-style" && name !== "container" && name !== "scope";
}

/** The selectors of a rule, written out where it is nested in another. */
function selectorsOf(rule: Rule, parents: readonly string[]): string[] {
  if (rule.prelude.type !== "SelectorList") return [];
  const own = rule.prelude.children.toArray().map((selector) => generate(selector));
  if (parents.length === 0) return own;
  const around = parents.length === 1 ? (parents[0] as string) : `:is(${parents.join(",")})`;
  return own.map((selector) => (selector.includes("&") ? selector.replaceAll("&", around) : `${around} ${selector}`));
}

function addRules(rules: StyleRule[], selectors: readonly string[], block: Block): void {
  const values = new Map<string, string>();
  const important = new Map<string, string>();
  for (const child of block.children) {
    if (child.type !== "Declaration") continue;
    const property = child.property.toLowerCase();
    if (PROPERTIES.has(property)) (child.important ? important : values).set(property, generate(child.value).trim());
  }
  if (values.size === 0 && important.size === 0) return;
  for (const selector of selectors) {
    const read = readSelector(selector);
    if (read) rules.push({ ...read, values, important, specificity: specificityOf(selector) });
  }
}

function specificityOf(selector: string): number {
  try {
    const [{ value } = { value: { a: 0, b: 0, c: 0 } }] = calculate(selector);
    return value.a * 1_000_000 + value.b * 1_000 + value.c;
  } catch {
    return 0;
  }
}
