import type { Field } from "../parser/field.js";
import type { View } from "../parser/types.js";

/** The view's own selectors, as reports and patches call them beside its fields. */
export const VIEW_PARTS = ["root", "background", "ready", "authored"] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** `(root)` → `root`; undefined for the path of a field. */
export const viewPart = (path: string): ViewPart | undefined => VIEW_PARTS.find((part) => path === `(${part})`);

type Fields = Readonly<Record<string, Field<unknown>>>;

/**
 * Every field of a view by its path without positions, as health, explain and patches write it: `messages[].from.email`,
 * `title~0` for an alternative.
 *
 * @example fieldPaths(thread).get("messages[].date.text")?.selectors
 */
export function fieldPaths(view: View): Map<string, Field<unknown>> {
  const found = new Map<string, Field<unknown>>();
  collect(found, view.given, "");
  collect(found, view.fields, "");
  return found;
}

function collect(found: Map<string, Field<unknown>>, fields: Fields, above: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = name === "[]" ? above : join(above, name);
    // the item of a list of plain values stands at the list's own path
    if (name !== "[]" || !found.has(path)) found.set(path, field);
    const inside = below(field.kind, path);
    collect(found, field.given, inside);
    collect(found, field.parts, inside);
  }
}

const join = (above: string, name: string): string =>
  above === "" || above.endsWith("~") ? above + name : `${above}.${name}`;

const ITEMS = new Set(["list", "sections", "labelled", "zipped"]);
const ALTERNATIVES = /^(?:oneOf|byType )/;

function below(kind: string, path: string): string {
  if (ITEMS.has(kind)) return `${path}[]`;
  return ALTERNATIVES.test(kind) ? `${path}~` : path;
}

/** The path of what a field is read in: the list of an item's field, the group of its part; empty for the view itself. */
export const outerPath = (path: string): string => {
  const cut = Math.max(path.lastIndexOf("[]"), path.lastIndexOf("."), path.lastIndexOf("~"));
  return cut < 0 ? "" : path.slice(0, cut);
};
