import type { Selector } from "../page/selector.js";

/**
 * What a selector finds once it does not ask what stands in an element, nor what the very attribute says that is read: where
 * that finds something, the element was not moved, and says something else. Undefined where nothing telling is left of it.
 *
 * @example unconditional('[data-id="head"]:has(time)', "text") // '[data-id="head"]'
 * @example unconditional('[name="q"][value*="find="]', "attr value") // '[name="q"][value]'
 */
export function unconditional(selector: Selector, kind: string): Selector | undefined {
  const { css, ...rest } = typeof selector === "string" ? { css: selector } : selector;
  const last = rest.find ?? css;
  const left = withoutTests(last, readAttributes(kind));
  if (left === last || !isTelling(left)) return undefined;
  return rest.find === undefined ? { ...rest, css: left } : { ...rest, css, find: left };
}

/** Attributes that a field of a kind reads. */
function readAttributes(kind: string): string[] {
  if (kind.startsWith("attr ")) return [kind.slice(5)];
  return kind === "url" ? ["href", "src"] : [];
}

function withoutTests(css: string, attributes: readonly string[]): string {
  let left = "";
  let depth = 0;
  for (let i = 0; i < css.length; i++) {
    if (depth === 0 && css.startsWith(":has(", i)) {
      i = endOf(css, i + 4);
      // nothing else stands at this step of the selector
      if (/(?:^|[\s>+~,])$/.test(left) && /^(?:$|[\s>+~,])/.test(css.slice(i + 1))) left += "*";
      continue;
    }
    const char = css[i] as string;
    if (char === "[" && depth === 0) {
      const end = endOf(css, i);
      const test = css.slice(i, end + 1);
      const [, name] = /^\[\s*([\w-]+)\s*[*^$~|]=/.exec(test) ?? [];
      left += name !== undefined && attributes.includes(name) ? `[${name}]` : test;
      i = end;
      continue;
    }
    if (char === "(") depth++;
    if (char === ")") depth--;
    left += char;
  }
  return left;
}

/** Where the bracket closes that opens at a position. */
function endOf(css: string, start: number): number {
  let depth = 0;
  let quote = "";
  for (let i = start; i < css.length; i++) {
    const char = css[i] as string;
    if (char === "\\") i++;
    else if (quote) quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "(" || char === "[") depth++;
    else if ((char === ")" || char === "]") && --depth === 0) return i;
  }
  return css.length - 1;
}

/** Whether the last of each selector still goes by a name: everything has a tag and a place. */
const isTelling = (css: string): boolean =>
  css.split(",").every((one) =>
    /[[.#][^\s>+~]*$|-\w+$/.test(
      one
        .trim()
        .split(/[\s>+~]+(?![^[]*\])/)
        .at(-1) ?? "",
    ),
  );
