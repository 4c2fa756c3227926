import { baseOf, documentUrlOf } from "../../page/base.js";
import { isHidden } from "../../page/hidden.js";
import { parseUrl } from "../../page/match.js";
import { matches } from "../../page/query.js";
import { isControl, isSecret, isSecretName, withoutSecretParameters } from "../../page/secret.js";
import type { Selector } from "../../page/selector.js";
import { visibleText, withoutInvisible } from "../../page/text.js";
import { BLANK, type Field } from "../field.js";
import { isForeign, type Place, type ViewRun } from "../place.js";
import { attributeNames, widened } from "../renames.js";
import { scalar } from "../scalar.js";

export interface TextField extends Field<string> {
  /** The same text less the parts that fit: badges, counters and helpers inside a name. (Other views are left out anyway.) */
  without(...css: string[]): Field<string>;
}

/**
 * The visible text of the first visible element, on one line. Absent when nothing matches, blank when it shows nothing.
 *
 * @example subject: text("h2[data-legacy-thread-id]", seen("2026-08", "h2.hP"))
 */
export function text(...selectors: Selector[]): TextField {
  return { ...textField(selectors, []), without: (...css: string[]) => textField(selectors, css) };
}

function textField(selectors: readonly Selector[], without: readonly string[]): Field<string> {
  return scalar({
    kind: "text",
    selectors,
    also: without,
    pick: firstVisible,
    readOne(element, { reading, run }) {
      if (isControl(element) && isSecret(element)) return undefined;
      const left = run.renames ? without.map((css) => widened(css, run.renames ?? [])) : without;
      const leftOut = (part: Element): boolean =>
        isForeign(run, part) || left.some((css) => matches(reading, part, css));
      return visibleText(reading, element, { without: leftOut }) || BLANK;
    },
  });
}

const firstVisible = (found: Element[], { reading }: Place): Element | undefined =>
  found.find((element) => !isHidden(reading, element));

/**
 * An attribute of the first element that a selector finds, trimmed. The names of keys and tokens are never read.
 *
 * @example id: attr("data-message-id", self)
 */
export function attr(name: string, ...selectors: Selector[]): Field<string> {
  if (isSecretName(name)) throw new TypeError(`attr("${name}") would read a key or token`);
  return scalar({
    kind: `attr ${name}`,
    selectors,
    pick: (found, { run }) => found.find((element) => nameOn(element, name, run)) ?? found[0],
    readOne(element, { reading, run }) {
      const own = run.renames ? (nameOn(element, name, run) ?? name) : name;
      const raw = element.getAttribute(own);
      if (raw === null || (own === "value" && isSecret(element))) return undefined;
      return withoutInvisible(reading, raw).trim() || BLANK;
    },
  });
}

/** The name under which an attribute stands on an element. */
const nameOn = (element: Element, name: string, { renames }: ViewRun): string | undefined =>
  renames
    ? attributeNames(name, renames).find((one) => element.hasAttribute(one))
    : element.hasAttribute(name)
      ? name
      : undefined;

/** A link's or image's address, absolute by the base of its own document. Only what leads somewhere: http, https, mailto. */
export function url(...selectors: Selector[]): Field<string> {
  return scalar({
    kind: "url",
    selectors,
    pick: (found) => found.find((element) => addressOf(element) !== null),
    readOne(element, { reading }) {
      const address = addressOf(element);
      return (address && absoluteUrl(address, baseOf(reading, element))) || undefined;
    },
  });
}

const addressOf = (element: Element): string | null => element.getAttribute("href") ?? element.getAttribute("src");

/** An address made absolute; null for scripts, data and what is no address. */
export function absoluteUrl(address: string, base: string): string | null {
  try {
    const resolved = new URL(address.trim(), base);
    return /^(?:https?|mailto):$/.test(resolved.protocol) ? withoutSecretParameters(resolved.href) : null;
  } catch {
    return null;
  }
}

/** A part of the page's address: the first group of the pattern, decoded. */
export function fromUrl(pattern: RegExp): Field<string> {
  return scalar({
    kind: `url ${pattern.source}`,
    selectors: [":scope"],
    readOne(_, { reading }) {
      const address = parseUrl(reading.page.url);
      const part = address && pattern.exec(address.pathname + address.search + address.hash)?.[1];
      return part ? withoutInvisible(reading, decode(part)) : undefined;
    },
  });
}

/**
 * The address of the document that the element stands in: a frame's own, which its `src` may not tell. Absent for markup in
 * `srcdoc`, which has none.
 *
 * @example recordId: documentUrl().map(recordIdIn)
 */
export function documentUrl(): Field<string> {
  return scalar({
    kind: "document url",
    selectors: [":scope"],
    readOne: (element, { reading }) => documentUrlOf(reading, element),
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
