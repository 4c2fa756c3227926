import type { Page } from "@onscreen/core";

interface Line {
  readonly depth: number;
  readonly html: string;
  readonly fields: readonly string[];
}

/** A page's structure as lines of HTML, with the elements of lost fields marked: what a person compares side by side. */
export function marked(
  { document }: Page,
  lost: readonly (readonly [key: string, elements: readonly Element[]])[],
): string {
  const names = new Map<Element, string[]>();
  for (const [key, elements] of lost)
    for (const element of elements)
      names.set(element, [...(names.get(element) ?? []), key.split(" ").slice(1).join(" ")]);
  const lines: Line[] = [];
  const pending: [element: Element, depth: number][] = document.body ? [[document.body, 0]] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [element, depth] = next;
    lines.push({ depth, html: lineOf(element), fields: names.get(element) ?? [] });
    for (const child of [...element.children].reverse()) pending.push([child, depth + 1]);
  }
  return excerpts(lines).map(written).join('<p class="gap">⋯</p>');
}

const NEAR = 4;
const MOST_LINES = 160;

/** Only what stands near a mark, where there is one: a page has thousands of lines. */
function excerpts(lines: readonly Line[]): (readonly Line[])[] {
  const marks = lines.flatMap(({ fields }, i) => (fields.length > 0 ? [i] : []));
  if (marks.length === 0) return [lines.slice(0, 40)];
  const shown = new Set(marks.flatMap((at) => Array.from({ length: 2 * NEAR + 1 }, (_, i) => at - NEAR + i)));
  const found: Line[][] = [];
  let count = 0;
  for (const [i, line] of lines.entries()) {
    if (!shown.has(i)) continue;
    if (count++ > MOST_LINES) break;
    const last = found.at(-1);
    if (last && shown.has(i - 1)) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** Depth counts from the outermost line of an excerpt: what stands deep in a page is not written at the right edge. */
function written(lines: readonly Line[]): string {
  const base = Math.min(...lines.map(({ depth }) => depth));
  return lines
    .map(({ depth, html, fields }) => {
      const place = ` style="--depth:${Math.min(depth - base, 20)}"`;
      return fields.length > 0
        ? `<p${place} class="marked"><mark>${html}</mark> <b>${escaped(fields.join(", "))}</b></p>`
        : `<p${place}>${html}</p>`;
    })
    .join("");
}

/** What a selector would go by comes first, and classes last. */
const RANK = [/^data-(?!onscreen)/, /^(?:id|role|name|type)$/, /^aria-/, /^(?!class$)/];
const rankOf = (name: string): number => {
  const rank = RANK.findIndex((pattern) => pattern.test(name));
  return rank < 0 ? RANK.length : rank;
};

function lineOf(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !name.startsWith("data-onscreen-"))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, 5)
    .map((name) => ` <i>${escaped(name)}</i>="${escaped(shortened(element.getAttribute(name) ?? "", 40))}"`);
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent ?? "")
    .join(" ")
    .trim();
  return `&lt;${escaped(element.localName)}${attributes.join("")}&gt;${text ? ` <s>${escaped(shortened(text, 40))}</s>` : ""}`;
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
