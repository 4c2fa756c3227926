import { foldSpace } from "../page/characters.js";
import { flatChildren } from "../page/flat.js";
import { formValue, isChecked } from "../page/form.js";
import { isHidden } from "../page/hidden.js";
import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { visibleText } from "../page/text.js";
import { resolve } from "../refs/resolve.js";
import { printTree } from "./print.js";
import type { States, Tree, TreeNode, TreeOptions } from "./types.js";

/**
 * Reads what is on the screen as an accessibility tree. Synchronous; never throws on what a page holds.
 *
 * @example
 * const tree = readTree(page, { maxTokens: 8000 });
 * send(tree.text);
 */
export function readTree(page: Page, options: TreeOptions = {}): Tree {
  const reading = openReading(page);
  const hit = options.within === undefined ? undefined : resolve(page, options.within);
  const status = hit === undefined || "element" in hit ? "ok" : hit.status;
  const start = hit && "element" in hit ? hit.element : page.document;
  const nodes = status === "ok" ? readNodes(reading, start) : [];
  const data = {
    url: page.url,
    title: page.title,
    frame: page.frame,
    trust: "page-content",
    status,
    nodes,
    notes: [],
  } as const;
  return {
    ...data,
    get text() {
      return printTree(data);
    },
  };
}

const ROLES: Readonly<Record<string, string>> = {
  a: "link",
  button: "button",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  img: "image",
  input: "textbox",
  li: "listitem",
  main: "main",
  nav: "navigation",
  ol: "list",
  select: "combobox",
  summary: "button",
  table: "table",
  td: "cell",
  textarea: "textbox",
  th: "columnheader",
  tr: "row",
  ul: "list",
};
const ACTIONABLE = new Set(
  "button checkbox combobox link menuitem option radio searchbox switch tab textbox".split(" "),
);

function readNodes(reading: Reading, start: Node): TreeNode[] {
  const top: TreeNode[] = [];
  const pending: { node: Node; into: TreeNode[] }[] = [{ node: start, into: top }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, into } = next;
    let target = into;
    if (node.nodeType === 3) {
      const text = foldSpace((node as Text).data);
      if (text) into.push({ role: "text", name: text, states: {}, children: [] });
      continue;
    }
    if (node.nodeType === 1) {
      const element = node as Element;
      if (isHidden(reading, element) || element.getAttribute("aria-hidden") === "true") continue;
      const made = toNode(reading, element);
      if (made) {
        into.push(made);
        if (ACTIONABLE.has(made.role)) continue;
        target = made.children;
      }
    }
    const children = flatChildren(node, reading);
    for (let i = children.length - 1; i >= 0; i--) pending.push({ node: children[i] as Node, into: target });
  }
  return top;
}

function toNode(reading: Reading, element: Element): TreeNode | undefined {
  const role = element.getAttribute("role")?.trim().split(/\s+/)[0]?.toLowerCase() || ROLES[element.localName];
  if (!role || role === "none" || role === "presentation") return undefined;
  const actionable = ACTIONABLE.has(role);
  const name =
    element.getAttribute("aria-label") ??
    element.getAttribute("alt") ??
    (actionable ? visibleText(reading, element) : "");
  const node: TreeNode = {
    ref: actionable ? reading.page.registry.refOf(element, reading) : undefined,
    role,
    name,
    states: statesOf(reading, element),
    children: [],
  };
  if (/^(?:input|textarea|select)$/.test(element.localName)) node.value = formValue(reading, element).value;
  return node;
}

function statesOf(reading: Reading, element: Element): States {
  const checked = isChecked(reading, element);
  const expanded = element.getAttribute("aria-expanded");
  return {
    ...(checked !== undefined && element.getAttribute("type") !== "text" ? { checked } : {}),
    ...(expanded ? { expanded: expanded === "true" } : {}),
  };
}
