import type { Reading } from "../page/reading.js";
import { describeSelector } from "../page/selector.js";
import { find } from "../parser/place.js";
import { censoredPlace } from "../parser/problems.js";
import { verdictOf } from "./compare.js";
import type { Found } from "./loss.js";
import type { FieldDrift, ViewDrift } from "./types.js";

/** A loss as reports tell it: content-free. */
export function toDrift(
  { path, state, required, fills, selectors, places, candidates, affects, renamed }: Found,
  now: Reading,
): FieldDrift {
  return {
    field: path,
    state,
    required,
    ...fills,
    tried: selectors.map((selector) => ({
      selector: describeSelector(selector),
      matched: places.reduce((sum, place) => sum + find(place, selector).length, 0),
    })),
    ...(places[0] && { place: censoredPlace(places[0].element, now) }),
    ...(renamed && { renamed }),
    affects,
    candidates: candidates.slice(0, 3).map(({ selector, score, matched, elements }) => ({
      selector,
      score,
      matched,
      ...(elements[0] && { place: censoredPlace(elements[0], now) }),
    })),
  };
}

/** What health alone told, and what the page itself tells of the same fields. */
export function merged(judged: ViewDrift, causes: readonly FieldDrift[]): ViewDrift {
  if (causes.length === 0) return judged;
  const better = new Set(causes.flatMap(({ field, affects }) => [field, ...affects]));
  const demanded = judged.fields
    .filter(({ state }) => state !== "absent" && state !== "fallback")
    .map(({ field }) => field);
  const isDemanded = (path: string): boolean =>
    demanded.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}[]`));
  const told = causes.map((cause) =>
    cause.required || !isDemanded(cause.field) ? cause : { ...cause, required: true },
  );
  const fields = [...told, ...judged.fields.filter(({ field }) => !better.has(field))];
  const { view, layout } = judged;
  return { view, layout, verdict: verdictOf(fields), fields };
}
