import { perReading, type Reading } from "../page/reading.js";
import { isInvisible, isRendered } from "../page/rendered.js";
import { contentText, type Walk } from "./content-text.js";
import { embeddedValue } from "./controls.js";
import { isConcealed } from "./exposed.js";
import { nativeNames } from "./native-names.js";
import { referenced, said, tidy } from "./references.js";

/** Deeper chains of labels are not followed. */
const DEEPEST = 24;

/** The text of an element that is the only one referred to depends on nothing else: many controls may share one label. */
const shared = perReading(() => new Map<Element, string>());

/** The text of the elements that an id list names, apart by a blank; `undefined` when they say nothing. */
export function referencedText(
  reading: Reading,
  element: Element,
  attribute: string,
  outer?: Walk,
): string | undefined {
  if (!element.hasAttribute(attribute) || (outer?.depth ?? 0) > DEEPEST) return undefined;
  const targets = referenced(reading, element, attribute);
  const [only] = targets;
  if (!outer && only && targets.length === 1 && only !== element) return sharedText(reading, only) || undefined;
  const visited = outer?.visited ?? new Set<Element>();
  const texts: string[] = [];
  for (const target of targets) {
    const isSelf = target === element;
    if (visited.has(target) && !isSelf) continue;
    const text = textByReference(reading, target, isSelf, visited, outer?.depth ?? 0);
    if (text !== "") texts.push(text);
  }
  return texts.length > 0 ? texts.join(" ") : undefined;
}

function sharedText(reading: Reading, target: Element): string {
  const known = shared(reading);
  let text = known.get(target);
  if (text === undefined) {
    text = textByReference(reading, target, false, new Set(), 0);
    known.set(target, text);
  }
  return text;
}

function textByReference(
  reading: Reading,
  target: Element,
  isSelf: boolean,
  visited: Set<Element>,
  depth: number,
): string {
  visited.add(target);
  const walk: Walk = { visited, withHidden: isConcealed(reading, target), byReference: true, depth: depth + 1 };
  return tidy(ownText(reading, target, walk, !isSelf) ?? textOfContent(reading, target, walk)) || tooltipOf(target);
}

/** The text of labels, legends, captions and options, read for the element that they name or stand in. */
export function textOfParts(reading: Reading, parts: readonly Element[], walk: Walk): string {
  if (walk.depth > DEEPEST) return "";
  const texts: string[] = [];
  for (const part of parts) {
    if (walk.visited.has(part)) continue;
    walk.visited.add(part);
    const withHidden = walk.withHidden || !isRendered(reading, part) || isInvisible(reading, part);
    const inner: Walk = { ...walk, withHidden, depth: walk.depth + 1 };
    const text = tidy(ownText(reading, part, inner, false) ?? textOfContent(reading, part, inner));
    if (text !== "") texts.push(text);
  }
  return texts.join(" ");
}

/** The text of what an element holds, each part by these same rules. */
export const textOfContent = (reading: Reading, element: Element, walk: Walk): string =>
  contentText(reading, element, walk, (_, part, inner) => ownText(reading, part, inner, true));

function ownText(reading: Reading, element: Element, walk: Walk, embedded: boolean): string | undefined {
  if (!walk.byReference) {
    const byIds = referencedText(reading, element, "aria-labelledby", walk);
    if (byIds !== undefined) return byIds;
  }
  if (embedded) {
    const value = embeddedValue(reading, element);
    if (value === "content") return undefined;
    if (value) return "text" in value ? value.text : textOfParts(reading, value.of, walk);
  }
  // a slot draws what is assigned to it and is nothing by itself
  const label = element.localName === "slot" ? undefined : said(element, "aria-label");
  if (label !== undefined) return label;
  for (const native of nativeNames(reading, element)) {
    const text = typeof native === "string" ? native : textOfParts(reading, native, walk);
    if (/[^\t\n\f\r ]/.test(text)) return text;
  }
  if (!SILENT.has(element.localName)) return undefined;
  return element.localName === "img" && element.hasAttribute("alt") ? "" : tooltipOf(element);
}

/** Elements whose content is never their text. */
const SILENT = new Set(
  "img area input textarea select iframe frame object embed video audio canvas meter progress".split(" "),
);

const tooltipOf = (element: Element): string => tidy(said(element, "title") ?? "");
