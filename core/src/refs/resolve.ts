import type { Page } from "../page/page.js";

/** A candidate of an ambiguous reference. */
export interface Candidate {
  readonly ref: string;
  readonly role: string;
  readonly name: string;
}

/** An element that can be acted on as it is: every HTML, SVG and MathML element takes the focus and is clicked. */
export type Actionable = Element & HTMLOrSVGElement;

/**
 * What became of a reference. There is never a bare element: a caller sees the status before it can act.
 * - `renamed`: the same element in the same place under another name.
 * - `contextChanged`: the same control now acts on something else (another record in the pane).
 * - `ambiguous`: several fit and none fits better.
 * - `gone`: it was here and is not any more.
 * - `unknown`: this page never gave such a reference.
 */
export type Resolution =
  | { readonly status: "ok"; readonly ref: string; readonly element: Actionable }
  | { readonly status: "renamed"; readonly ref: string; readonly element: Actionable; readonly was: string; readonly is: string }
  | { readonly status: "contextChanged"; readonly ref: string; readonly element: Actionable; readonly was: string; readonly is: string }
  | { readonly status: "ambiguous"; readonly ref: string; readonly candidates: readonly Candidate[] }
  | { readonly status: "gone"; readonly ref: string; readonly reason: string }
  | { readonly status: "unknown"; readonly ref: string };

/**
 * The element that a reference means, now.
 *
 * @example
 * const hit = resolve(page, ref);
 * if (hit.status === "ok") hit.element.focus();
 */
export function resolve(page: Page, ref: string): Resolution {
  const known = page.registry.elementOf(ref);
  if (!known) return { status: "unknown", ref };
  const { element } = known;
  if (!element?.isConnected) return { status: "gone", ref, reason: "the element is no longer on the page" };
  return { status: "ok", ref, element: element as Actionable };
}
