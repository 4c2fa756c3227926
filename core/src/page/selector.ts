/**
 * Where a value may stand, as data: a string of CSS, or the same with a hint. Beyond CSS there are three things:
 * `:scope` alone is the element being read; `a >>> b` means that b stands anywhere below a, through shadow roots and frames
 * or without any, and `a:has(>>> b)` or `a:not(:has(>>> b))` at a selector's end asks for it; `{name}` in a template is the value of a field already read (`#sys_original\\.{table}\\.{name}`).
 */
export type Selector = string | SelectorSpec;

export interface SelectorSpec {
  readonly css: string;
  /** The month (YYYY-MM) in which this obfuscated class was last seen. */
  readonly seen?: string;
  /** Where `css` is looked up, instead of below the element being read. */
  readonly from?: "closest" | "following" | "within" | "view" | "page" | "through" | "anywhere";
  /** Looked up below what `css` found. */
  readonly find?: string;
}

/** The element being read itself. */
export const self = ":scope";

/** A selector of obfuscated classes with the month they were seen: the last resort, and dated, so that it can retire. */
export const seen = (month: string, css: string): SelectorSpec => ({ css, seen: month });

/** From the nearest element at or above the one being read. */
export const closest = (css: string, find?: string): SelectorSpec => ({ css, from: "closest", find });

/** From the first sibling after the element being read that fits: rows that a table spreads over several `tr`. */
export const following = (css: string, find?: string): SelectorSpec => ({ css, from: "following", find });

/**
 * Inside a region that somebody wrote, which is closed to every other selector: the links and mentions of a text. What is
 * found was written by that person, like the text itself.
 *
 * @example links: list([within(".a3s", "a[href]")], {}, { text: text(self), url: url(self) })
 */
export const within = (region: string, find: string): SelectorSpec => ({ css: region, from: "within", find });

/** From the root of the view, for what a nested item shares with its view. */
export const inView = (css: string): SelectorSpec => ({ css, from: "view" });

/** From the whole page, for what stands outside the view (the page's header, its title bar). */
export const onPage = (css: string): SelectorSpec => ({ css, from: "page" });

/**
 * Below the element being read and into the views that stand there: a table that is a view of its own and a part of the
 * record around it. Never inside of what somebody wrote.
 *
 * @example children: list([through(".children tr")], { key: "id" }, { id: attr("data-id", self) })
 */
export const through = (css: string): SelectorSpec => ({ css, from: "through" });

/**
 * From the whole page and into its other views: a join by a key that both show. Never inside of what somebody wrote.
 *
 * @example name: text(anywhere('[data-channel-id="{channelId}"] .name'))
 */
export const anywhere = (css: string): SelectorSpec => ({ css, from: "anywhere" });

export const cssOf = (selector: Selector): string => (typeof selector === "string" ? selector : selector.css);

/** A selector as a maintainer reads it in a report. */
export function describeSelector(selector: Selector): string {
  if (typeof selector === "string") return selector;
  const place = selector.from ? `${selector.from}: ` : "";
  return `${place}${selector.css}${selector.find ? ` → ${selector.find}` : ""}`;
}

/** Names in braces, to be filled with sibling values. */
const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

export const isTemplate = (css: string): boolean => css.includes("{") && new RegExp(PLACEHOLDER.source).test(css);

/** Fills a template with values escaped for CSS; null where one of them is not known. */
export function fillTemplate(css: string, lookUp: (name: string) => string | undefined): string | null {
  let complete = true;
  const filled = css.replace(PLACEHOLDER, (_, name: string) => {
    const value = lookUp(name);
    if (value === undefined || value === "") complete = false;
    return value === undefined ? "" : escapeCss(value);
  });
  return complete ? filled : null;
}

/** CSS.escape by https://drafts.csswg.org/cssom/#serialize-an-identifier; a frozen document has no global CSS object. */
export function escapeCss(value: string): string {
  let out = "";
  for (const [i, char] of [...value].entries()) {
    const code = char.codePointAt(0) ?? 0;
    if (code === 0) out += "\uFFFD";
    else if (code <= 0x1f || code === 0x7f || (/\d/.test(char) && (i === 0 || (i === 1 && value[0] === "-"))))
      out += `\\${code.toString(16)} `;
    else if (code >= 0x80 || /[-\w]/.test(char)) out += i === 0 && value === "-" ? "\\-" : char;
    else out += `\\${char}`;
  }
  return out;
}
