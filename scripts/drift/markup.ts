import { type Element, insideOf, isText, parseMarkup } from "../../core/src/testing/html.js";

export type { Element };

/** On each element its number in the page as it was: a diagnosis never looks at attributes of ours. */
export const STAMP = "data-onscreen-bench";

/** A page's markup with every element numbered, changed, and written out. */
export function changeMarkup(html: string, change: (elements: readonly Element[]) => void): string {
  const markup = parseMarkup(html);
  for (const [i, element] of markup.elements.entries())
    if (!element.attrs.some(({ name }) => name === STAMP)) element.attrs.push({ name: STAMP, value: String(i) });
  change(markup.elements);
  return markup.toString();
}

export const attr = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export function renameAttribute(element: Element, from: string, to: string): void {
  for (const one of element.attrs) if (one.name === from) one.name = to;
}

export function setAttr(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function renameTag(element: Element, to: string): void {
  element.tagName = to;
  element.nodeName = to;
}

export function renameClasses(element: Element, rename: (name: string) => string | undefined): void {
  const classes = attr(element, "class");
  if (classes === undefined) return;
  const renamed = classes
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => rename(name) ?? name);
  setAttr(element, "class", renamed.join(" "));
}

export function removeElement(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  if (siblings?.includes(element)) siblings.splice(siblings.indexOf(element), 1);
}

export function eachText(element: Element, change: (text: string) => string): void {
  for (const child of insideOf(element).childNodes) if (isText(child)) child.value = change(child.value);
}
