import { isHidden } from "../page/hidden.js";
import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { identityOf } from "./identity.js";
import { isEqual } from "./meaning.js";
import { type Entry, isFragile } from "./store.js";
import type { Subject } from "./subject.js";

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
  | {
      readonly status: "renamed";
      readonly ref: string;
      readonly element: Actionable;
      readonly was: string;
      readonly is: string;
    }
  | {
      readonly status: "contextChanged";
      readonly ref: string;
      readonly element: Actionable;
      readonly was: string;
      readonly is: string;
    }
  | { readonly status: "ambiguous"; readonly ref: string; readonly candidates: readonly Candidate[] }
  | { readonly status: "gone"; readonly ref: string; readonly reason: string }
  | { readonly status: "unknown"; readonly ref: string };

/**
 * The element that a reference means, now. Every acceptance checks the meaning again: the node being there is not enough.
 *
 * @example
 * const hit = resolve(page, ref);
 * if (hit.status === "ok") hit.element.focus();
 */
export function resolve(page: Page, ref: string): Resolution {
  const entry = page.registry.lastKnown(ref);
  if (!entry) return { status: "unknown", ref };
  if (page.registry.isCurrent(page) && entry.state.status !== "ambiguous") return answer(entry);
  const reading = openReading(page);
  const element = entry.element?.deref() as Actionable | undefined;
  return element && isUnchanged(entry, element, reading) ? { status: "ok", ref, element } : resolveIn(reading, ref);
}

/**
 * Whether an element still says all that it said, so that nothing on the page can mean it better and nothing else needs to
 * be looked at. Of true duplicates nobody can say that.
 */
function isUnchanged(entry: Entry, element: Element, reading: Reading): boolean {
  if (entry.state.status !== "ok" || isFragile(entry) || !element.isConnected) return false;
  return isEqual(identityOf(reading, element), entry.subject.identity) && !isHidden(reading, element);
}

/** The same within a reading that is open already. */
export function resolveIn(reading: Reading, ref: string): Resolution {
  const { page } = reading;
  const entry = page.registry.entryOf(ref, reading);
  if (!entry) return { status: "unknown", ref };
  if (entry.state.status !== "ambiguous") return answer(entry);
  const candidates = entry.state.candidates.flatMap((subject) => toCandidate(subject, page, reading));
  return { status: "ambiguous", ref, candidates };
}

function answer({ ref, state, element: held }: Entry): Resolution {
  if (state.status === "gone") return { status: "gone", ref, reason: state.reason };
  const element = held?.deref() as Actionable | undefined;
  if (!element || state.status === "ambiguous")
    return { status: "gone", ref, reason: "the element is no longer on the page" };
  return state.status === "ok"
    ? { status: "ok", ref, element }
    : { status: state.status, ref, element, was: state.was, is: state.is };
}

function toCandidate({ element, identity }: Subject, page: Page, reading: Reading): Candidate[] {
  if (!element) return [];
  return [{ ref: page.registry.refOf(element, reading), role: identity.role, name: identity.rawName }];
}
