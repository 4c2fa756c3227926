/** Declarations of an element after cascading: property (lower case) to value. */
export type Declarations = ReadonlyMap<string, string>;

/** Cuts a style attribute into declarations; quotes and parentheses stay whole, the last of each property counts unless an earlier one is important. */
export function parseDeclarations(style: string): Declarations {
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const [, name, value] of style.matchAll(DECLARATION)) {
    const property = (name as string).toLowerCase();
    const isImportant = /!\s*important\s*$/i.test(value as string);
    if (important.has(property) && !isImportant) continue;
    if (isImportant) important.add(property);
    values.set(property, (value as string).replace(/!\s*important\s*$/i, "").trim());
  }
  return values;
}

const DECLARATION =
  /(?:^|;)\s*([-\w]+)\s*:((?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\([^()]*\)|[^;"'()]|["'()])*?)(?=;|$)/g;
