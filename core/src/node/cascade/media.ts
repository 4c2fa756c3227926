import type { CssNode } from "css-tree";

/** The screen that a saved page is read for, in CSS pixels, when its capture does not name one. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Whether a media query list holds on a screen of this size; what is not known does not hold. */
export function mediaHolds(list: CssNode | null | undefined, viewport: Viewport): boolean {
  if (list?.type !== "MediaQueryList") return list?.type !== "Raw";
  return list.children.isEmpty || list.children.some((query) => queryHolds(query as LooseNode, viewport));
}

/** The parser's media nodes, which its published types do not describe. */
interface LooseNode {
  readonly type: string;
  readonly modifier?: string | null;
  readonly mediaType?: string | null;
  readonly condition?: LooseNode | null;
  readonly children?: Iterable<LooseNode>;
  readonly name?: string;
  readonly feature?: string;
  readonly value?: LooseNode | string | null;
  readonly unit?: string;
  readonly left?: LooseNode;
  readonly leftComparison?: string;
  readonly middle?: LooseNode;
  readonly rightComparison?: string | null;
  readonly right?: LooseNode | null;
}

function queryHolds(query: LooseNode, viewport: Viewport): boolean {
  if (query.type !== "MediaQuery") return false;
  const typeHolds = !query.mediaType || /^(?:all|screen)$/i.test(query.mediaType);
  const holds = typeHolds && (!query.condition || conditionHolds(query.condition, viewport));
  return query.modifier?.toLowerCase() === "not" ? !holds : holds;
}

/** `a and b`, `a or b`, `not a`, in one level; deeper ones stand in parentheses. */
function conditionHolds(condition: LooseNode, viewport: Viewport): boolean {
  const words: string[] = [];
  const answers: boolean[] = [];
  for (const part of condition.children ?? []) {
    if (part.type === "Identifier") words.push((part.name ?? "").toLowerCase());
    else answers.push(part.type === "Condition" ? conditionHolds(part, viewport) : featureHolds(part, viewport));
  }
  if (words.includes("not")) return !answers[0];
  return words.includes("or") ? answers.some(Boolean) : answers.every(Boolean);
}

function featureHolds(feature: LooseNode, viewport: Viewport): boolean {
  if (feature.type === "FeatureRange") return rangeHolds(feature, viewport);
  if (feature.type !== "Feature") return false;
  const name = (feature.name ?? "").toLowerCase();
  const edge = /^(min|max)-(width|height)$/.exec(name);
  const value = typeof feature.value === "object" && feature.value ? feature.value : undefined;
  if (edge && value) {
    const actual = viewport[edge[2] as "width" | "height"];
    const asked = pixels(value);
    return asked !== undefined && (edge[1] === "min" ? actual >= asked : actual <= asked);
  }
  const word = value?.type === "Identifier" ? value.name?.toLowerCase() : undefined;
  if (name === "orientation") return word === (viewport.width >= viewport.height ? "landscape" : "portrait");
  return DESKTOP[name]?.includes(word ?? "") ?? false;
}

/** What a person at a desk has, without preferences. */
const DESKTOP: Readonly<Record<string, readonly string[]>> = {
  hover: ["hover", ""],
  "any-hover": ["hover", ""],
  pointer: ["fine", ""],
  "any-pointer": ["fine", ""],
  scripting: ["enabled", ""],
  color: [""],
  width: [""],
  height: [""],
  "prefers-color-scheme": ["light"],
  "prefers-reduced-motion": ["no-preference"],
  "prefers-contrast": ["no-preference"],
  "forced-colors": ["none"],
};

function rangeHolds(range: LooseNode, viewport: Viewport): boolean {
  const left = amount(range.left, viewport);
  const middle = amount(range.middle, viewport);
  if (left === undefined || middle === undefined || !compare(left, range.leftComparison ?? "", middle)) return false;
  if (!range.right) return true;
  const right = amount(range.right, viewport);
  return right !== undefined && compare(middle, range.rightComparison ?? "", right);
}

function amount(node: LooseNode | null | undefined, viewport: Viewport): number | undefined {
  if (node?.type === "Identifier") return viewport[node.name?.toLowerCase() as "width" | "height"];
  return node ? pixels(node) : undefined;
}

function compare(a: number, comparison: string, b: number): boolean {
  switch (comparison) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    default:
      return comparison === "=" && a === b;
  }
}

function pixels(node: LooseNode): number | undefined {
  const number = Number(node.value);
  if (node.type === "Number") return number;
  if (node.type !== "Dimension") return undefined;
  const unit = node.unit?.toLowerCase();
  return unit === "px" ? number : unit === "em" || unit === "rem" ? number * 16 : undefined;
}
