import { calculate } from "@bramus/specificity/core";
import { type Atrule, type Block, type CssNode, generate, parse, type Rule, type StyleSheet } from "css-tree";
import { mediaHolds, type Viewport } from "./media.js";
import { type ReadSelector, readSelector } from "./selector.js";

/** One selector with what it sets: the rule of one element or pseudo-element. */
export interface StyleRule extends ReadSelector {
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

const OPTIONS = { parseValue: false, parseAtrulePrelude: true, parseCustomProperty: false } as const;

/** The rules of one style sheet that hold on this screen, in their order. What can't be read says nothing. */
export function rulesOf(text: string, viewport: Viewport): StyleRule[] {
  if (!MENTIONED.test(text)) return [];
  const rules: StyleRule[] = [];
  // the page decides how deep rules nest
  const pending: { node: CssNode; parents: readonly string[] }[] = [{ node: parse(text, OPTIONS), parents: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parents } = next;
    if (node.type === "StyleSheet" || node.type === "Block") push(node, parents);
    else if (node.type === "Atrule" && node.block && holds(node, viewport)) push(node.block, parents);
    else if (node.type === "Rule") {
      const selectors = selectorsOf(node, parents);
      addRules(rules, selectors, node.block);
      if (selectors.length > 0 && node.block.children.some(({ type }) => type !== "Declaration"))
        push(node.block, selectors);
    }
  }
  return rules;

  function push(list: StyleSheet | Block, parents: readonly string[]): void {
    for (const child of list.children.toArray().reverse()) {
      // rules nested without `&` are left unread by the parser; what is unread the second time stays so
      const unread = child.type === "Raw" && list.type === "Block";
      pending.push({ node: unread ? parse(child.value, OPTIONS) : child, parents });
    }
  }
}

const KEPT = new Set(["layer", "supports", "media", "container", "scope", "starting-style"]);

function holds(rule: Atrule, viewport: Viewport): boolean {
  const name = rule.name.toLowerCase();
  if (name === "media")
    return rule.prelude?.type === "AtrulePrelude" && mediaHolds(rule.prelude.children.first, viewport);
  return KEPT.has(name) && name !== "starting-style" && name !== "container" && name !== "scope";
}

/** Nesting multiplies: what it makes longer than this says nothing. */
const LONGEST_SELECTOR = 2000;

/** The selectors of a rule, written out where it is nested in another. */
function selectorsOf({ prelude }: Rule, parents: readonly string[]): string[] {
  const own =
    prelude.type === "SelectorList"
      ? prelude.children.toArray().map((selector) => generate(selector))
      : relative(prelude.value);
  if (parents.length === 0) return own;
  const around = parents.length === 1 ? (parents[0] as string) : `:is(${parents.join(",")})`;
  return own
    .map((selector) => (selector.includes("&") ? selector.replaceAll("&", around) : `${around} ${selector}`))
    .filter((selector) => selector.length < LONGEST_SELECTOR);
}

/** `> a, + b`: selectors that begin with a combinator, as rules nested in another may. */
const relative = (text: string): string[] =>
  /[()"']/.test(text) ? [] : text.split(",").map((selector) => selector.trim());

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
