import { type CssNode, generate, parse, type Selector } from "css-tree";
import type { Generated } from "../../page/style.js";

export interface ReadSelector {
  readonly selector: string;
  readonly pseudo: Generated | undefined;
  readonly key: string;
  readonly outward: "host" | "slotted" | undefined;
}

/** Conditions of a moment that a saved page is not in: nobody points at it, nothing is pressed. */
const MOMENTARY = new Set(
  "hover active focus focus-visible focus-within visited target fullscreen autofill playing paused seeking buffering stalled user-valid user-invalid picture-in-picture modal popover-open open".split(
    " ",
  ),
);
const GENERATED = new Set(["before", "after", "marker"]);

/** A selector as it is matched: its pseudo-element apart, with the key of its rightmost compound. `undefined` when it never holds. */
export function readSelector(text: string): ReadSelector | undefined {
  let selector: CssNode;
  try {
    selector = parse(text, { context: "selector" });
  } catch {
    return undefined;
  }
  if (selector.type !== "Selector") return undefined;
  const last = selector.children.last;
  let pseudo: Generated | undefined;
  let outward: ReadSelector["outward"];
  if (
    last?.type === "PseudoElementSelector" ||
    (last?.type === "PseudoClassSelector" && GENERATED.has(last.name.toLowerCase()))
  ) {
    const name = last.name.toLowerCase();
    if (GENERATED.has(name)) pseudo = name as Generated;
    else if (name !== "slotted") return undefined;
    else outward = "slotted";
    selector.children.pop();
  }
  for (const part of selector.children) {
    if (part.type === "PseudoElementSelector") return undefined;
    if (part.type !== "PseudoClassSelector") continue;
    const name = part.name.toLowerCase();
    if (MOMENTARY.has(name)) return undefined;
    if (name === "host" || name === "host-context") outward ??= "host";
  }
  if (outward === "slotted") return { selector: innerOf(last), pseudo, key: "*", outward };
  if (outward === "host")
    return selector.children.size === 1
      ? { selector: innerOf(selector.children.first) || "*", pseudo, key: "*", outward }
      : undefined;
  const bare = generate(selector);
  return { selector: bare === "" || /[\s>+~]$/.test(bare) ? `${bare}*` : bare, pseudo, key: keyOf(selector), outward };
}

/** What stands in the parentheses of `:host(…)` and `::slotted(…)`. */
function innerOf(node: CssNode | null): string {
  if ((node?.type !== "PseudoClassSelector" && node?.type !== "PseudoElementSelector") || !node.children) return "";
  return node.children
    .toArray()
    .map((child) => generate(child))
    .join("");
}

/** `#id`, `.class` or `tag` of the rightmost compound, the rarest first; `*` for one that names none. */
function keyOf(selector: Selector): string {
  let key = "*";
  for (const part of selector.children.toArray().reverse()) {
    if (part.type === "Combinator") break;
    if (part.type === "IdSelector") return `#${part.name}`;
    if (part.type === "ClassSelector" && !key.startsWith(".")) key = `.${part.name}`;
    if (part.type === "TypeSelector" && key === "*" && part.name !== "*") key = part.name.toLowerCase();
  }
  return key;
}
