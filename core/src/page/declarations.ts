/** Declarations of an element after cascading: property (lower case) to value. */
export type Declarations = ReadonlyMap<string, string>;

/** A style attribute: its declarations and which of them are important. */
export interface StyleAttribute {
  readonly values: Declarations;
  readonly important: ReadonlySet<string>;
}

/**
 * Cuts a style attribute into declarations; quotes and parentheses stay whole. The last of each property counts, unless an
 * earlier one is important.
 */
export function parseStyleAttribute(style: string): StyleAttribute {
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const [, name = "", value = ""] of style.matchAll(DECLARATION)) {
    const property = name.toLowerCase();
    const isImportant = IMPORTANT.test(value);
    if (important.has(property) && !isImportant) continue;
    if (isImportant) important.add(property);
    values.set(property, value.replace(IMPORTANT, "").trim());
  }
  return { values, important };
}

const DECLARATION =
  /(?:^|;)\s*([-\w]+)\s*:((?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\([^()]*\)|[^;"'()]|["'()])*?)(?=;|$)/g;
const IMPORTANT = /!\s*important\s*$/i;
