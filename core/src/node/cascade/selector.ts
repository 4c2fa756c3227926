import { type CssNode, generate, parse, type Selector } from "css-tree";
import type { Generated } from "../../page/style.js";

export interface ReadSelector {
  readonly selector: string;
  readonly pseudo: Generated | undefined;
  readonly key: string;
  /** `:host` and `::slotted` look out of the shadow tree that the rule stands in. */
  readonly outward: "host" | "slotted" | undefined;
  /** What the host of the tree must be, for a rule about its inside: `:host([open]) p`. */
  readonly hostIs?: string;
  /** `:dir()` of the element itself. */
  readonly direction?: string;
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
  const direction = takeDirection(selector);
  for (const part of selector.children) {
    if (part.type === "PseudoElementSelector") return undefined;
    if (part.type !== "PseudoClassSelector") continue;
    const name = part.name.toLowerCase();
    if (MOMENTARY.has(name) || name === "dir") return undefined;
    if (name === "host" || name === "host-context") outward ??= "host";
  }
  if (outward === "slotted") return { selector: innerOf(last), pseudo, key: "*", outward };
  const host = outward === "host" ? selector.children.shift()?.data : undefined;
  const hostIs = host && { hostIs: innerOf(host) || "*" };
  if (host && selector.children.isEmpty) return { selector: hostIs?.hostIs ?? "*", pseudo, key: "*", outward };
  if (host && selector.children.shift()?.data.type !== "Combinator") return undefined;
  const bare = generate(selector);
  return {
    selector: bare === "" || /[\s>+~]$/.test(bare) ? `${bare}*` : bare,
    pseudo,
    key: keyOf(selector),
    outward: undefined,
    ...hostIs,
    ...(direction && { direction }),
  };
}

/** Takes `:dir()` out of the rightmost compound. */
function takeDirection(selector: Selector): string | undefined {
  let direction: string | undefined;
  let inside = true;
  selector.children.forEachRight((part, item, list) => {
    if (part.type === "Combinator") inside = false;
    if (!inside || part.type !== "PseudoClassSelector" || part.name.toLowerCase() !== "dir") return;
    direction = innerOf(part).toLowerCase();
    list.remove(item);
  });
  return direction;
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
