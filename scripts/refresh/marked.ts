import type { Page } from "@onscreen/core";

/** A page's structure as lines, with the elements of lost fields marked: what a person compares side by side. */
export function marked(
  { document }: Page,
  lost: readonly (readonly [key: string, elements: readonly Element[]])[],
): string {
  const names = new Map<Element, string[]>();
  for (const [key, elements] of lost)
    for (const element of elements)
      names.set(element, [...(names.get(element) ?? []), key.split(" ").slice(1).join(" ")]);
  const lines: string[] = [];
  const pending: [element: Element, depth: number][] = document.body ? [[document.body, 0]] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [element, depth] = next;
    const fields = names.get(element);
    const line = `${"  ".repeat(Math.min(depth, 24))}${lineOf(element)}`;
    lines.push(
      fields
        ? `<mark title="${escaped(fields.join(", "))}">${escaped(line)}</mark> <b>${escaped(fields.join(", "))}</b>`
        : escaped(line),
    );
    for (const child of [...element.children].reverse()) pending.push([child, depth + 1]);
  }
  return around(lines).join("\n");
}

const NEAR = 6;

/** Only what stands near a mark, where there is one: a page has thousands of lines. */
function around(lines: readonly string[]): readonly string[] {
  const marks = lines.flatMap((line, i) => (line.startsWith("<mark") ? [i] : []));
  if (marks.length === 0) return lines.slice(0, 60);
  const shown = new Set(marks.flatMap((at) => Array.from({ length: 2 * NEAR + 1 }, (_, i) => at - NEAR + i)));
  return lines.flatMap((line, i) => (shown.has(i) ? [line] : shown.has(i - 1) ? ["…"] : []));
}

function lineOf(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !name.startsWith("data-onscreen-"))
    .slice(0, 6)
    .map((name) => `${name}="${(element.getAttribute(name) ?? "").slice(0, 30)}"`);
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent ?? "")
    .join(" ")
    .trim();
  return `<${[element.localName, ...attributes].join(" ")}>${text ? ` ${text.slice(0, 40)}` : ""}`;
}

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
