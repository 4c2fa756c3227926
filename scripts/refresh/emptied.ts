import { fieldPaths, type Health, type Page, type Parser, type Selector, type ViewDrift } from "@onscreen/core";
import { fieldElements } from "@onscreen/core/testing";

/**
 * The list that a view is about, which is the one whose items have the most fields, where it had items and truly has none:
 * what stands in items stands nowhere in the view either. Else it is the selector of the items that finds nothing, and that
 * is drift. Undefined where the page is not empty.
 */
export function emptiedList(
  page: Page,
  parser: Parser,
  { view, layout }: Pick<ViewDrift, "view" | "layout">,
  [before, after]: readonly [Health, Health],
): string | undefined {
  const lists = Object.keys(before.fields).filter((path) => !path.includes("[]") && fieldsBelow(before, path) > 0);
  const [main] = lists.sort((a, b) => fieldsBelow(before, b) - fieldsBelow(before, a));
  if (main === undefined || itemsOf(before, main) === 0 || itemsOf(after, main) > 0) return undefined;
  const table = parser.views.find((one) => one.name === view && one.layout === layout);
  const inItems = table ? [...fieldPaths(table)].filter(([path]) => path.startsWith(`${main}[].`)) : [];
  const known = inItems.flatMap(([, { selectors }]) => selectors.filter(isInside).map(cssOf)).filter(isTelling);
  const roots = fieldElements(page, parser).get(`${view}/${layout} (root)`) ?? [];
  return roots.some((root) => known.some((css) => stands(css, root))) ? undefined : main;
}

/** The same view, told as what it is where its list is empty. */
export const asEmpty = ({ view, layout }: ViewDrift, list: string): ViewDrift => ({
  view,
  layout,
  verdict: "not-comparable",
  reason: `empty: ${list} holds nothing`,
  fields: [],
});

const fieldsBelow = ({ fields }: Health, list: string): number =>
  Object.keys(fields).filter((path) => path.startsWith(`${list}[].`)).length;

const itemsOf = ({ fields }: Health, path: string): number =>
  (fields[path]?.hits ?? []).reduce((sum, count) => sum + count, 0);

const cssOf = (selector: Selector): string => (typeof selector === "string" ? selector : selector.css);

/** What an item is read by and stands outside of it, such as the box around it, tells nothing of items. */
const isInside = (selector: Selector): boolean => typeof selector === "string" || selector.from === undefined;

/** A bare tag or role stands anywhere. */
const isTelling = (css: string): boolean => /\[(?!role\b)|\.|#/.test(css) && !/>>>|:scope/.test(css);

function stands(css: string, root: Element): boolean {
  try {
    return root.querySelector(css) !== null;
  } catch {
    return false; // a template that takes its values from the record
  }
}
