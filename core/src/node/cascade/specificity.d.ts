// The package's own types can't be reached through its exports.
declare module "@bramus/specificity/core" {
  import type { CssNode } from "css-tree";
  /** One for each selector of the list: a = ids, b = classes, c = types. */
  export function calculate(
    selector: string | CssNode,
  ): { readonly value: { readonly a: number; readonly b: number; readonly c: number } }[];
}
