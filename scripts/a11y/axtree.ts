import type { TreeNode } from "@onscreen/core";

/** What can be acted on, as a browser's own tree or ours names it. */
export interface Interactive {
  readonly role: string;
  readonly name: string;
}

const INTERACTIVE = new Set(
  "button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem".split(
    " ",
  ),
);

const LINE = /^\t*(?:\[\w+\] )?(\w+)(?: (?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"))?(?=[ ,]|$)/;

/** The interactive nodes of a browser's tree as text: tabs, `[id]`, role, quoted name, properties. */
export function parseAxtree(text: string): Interactive[] {
  return text.split("\n").flatMap((line) => {
    const [, role = "", single, double] = LINE.exec(line) ?? [];
    if (!INTERACTIVE.has(role)) return [];
    return [{ role, name: fold(plain(single ?? double ?? "")) }];
  });
}

/** The interactive nodes of one of our trees, in its order. */
export function interactiveNodes(nodes: readonly TreeNode[]): Interactive[] {
  const found: Interactive[] = [];
  const pending = [...nodes].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (INTERACTIVE.has(node.role)) found.push({ role: node.role, name: fold(node.name) });
    for (let i = node.children.length - 1; i >= 0; i--) pending.push(node.children[i] as TreeNode);
  }
  return found;
}

export interface Difference {
  readonly missing: readonly Interactive[];
  readonly extra: readonly Interactive[];
}

/** What one list has and the other has not, each as often as it differs. */
export function compareInteractive(expected: readonly Interactive[], got: readonly Interactive[]): Difference {
  return { missing: without(expected, got), extra: without(got, expected) };
}

function without(list: readonly Interactive[], others: readonly Interactive[]): Interactive[] {
  const left = new Map<string, number>();
  for (const item of others) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return list.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  });
}

const keyOf = ({ role, name }: Interactive): string => `${role} ${JSON.stringify(name)}`;
/** Signs of icon fonts are drawn by style sheets that no saved page holds. */
const fold = (text: string): string =>
  text
    .replace(/[\uE000-\uF8FF]/g, "")
    .replace(/[\s\u00A0]+/g, " ")
    .trim();
const plain = (text: string): string =>
  text
    .replace(/\\n/g, " ")
    .replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/g, (_, a, b) => String.fromCharCode(Number.parseInt(a ?? b, 16)))
    .replace(/\\(.)/g, "$1");
