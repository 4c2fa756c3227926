import { describeSelector, type Selector } from "../page/selector.js";
import { BLANK, type Blank, type Field, makeField } from "./field.js";
import { note } from "./health.js";
import { find, type Place, selectorsAt } from "./place.js";
import { censoredPlace } from "./problems.js";

export interface ScalarSpec<T> {
  kind: string;
  selectors: readonly Selector[];
  also?: readonly Selector[];
  /** Which of a selector's elements counts: the first by default. */
  pick?: (found: Element[], place: Place) => Element | undefined;
  readOne(element: Element, place: Place): T | undefined | Blank;
  /** The selectors find different things on purpose, so that in check mode they need not agree. */
  differs?: boolean;
}

/** A field of one value: the first selector that hits gives it. */
export function scalar<T>(spec: ScalarSpec<T>): Field<T> {
  return makeField({
    kind: spec.kind,
    selectors: spec.selectors,
    also: spec.also ?? [],
    read: (place) => firstHit(spec, place),
  });
}

function firstHit<T>(spec: ScalarSpec<T>, place: Place): T | undefined | Blank {
  const selectors = selectorsAt(place, spec.selectors);
  const { book, check } = place.run;
  let blank = false;
  for (let position = 0; position < selectors.length; position++) {
    const found = find(place, selectors[position] as Selector);
    if (found.length === 0) continue;
    const element = spec.pick ? spec.pick(found, place) : found[0];
    if (!element) continue;
    const value = spec.readOne(element, place);
    if (value === BLANK) blank = true;
    if (value === undefined || value === BLANK) continue;
    note(book, place.path, selectors.length, position);
    if (check && !spec.differs) compareRest(spec, place, selectors, position, value);
    return value;
  }
  note(book, place.path, selectors.length, blank ? "empty" : "missed");
  return blank ? BLANK : undefined;
}

/** In check mode all selectors run: one that gives another value is wrong, or the first is. */
function compareRest<T>(
  spec: ScalarSpec<T>,
  place: Place,
  selectors: readonly Selector[],
  position: number,
  value: T,
): void {
  for (const selector of selectors.slice(position + 1)) {
    const found = find(place, selector);
    const element = spec.pick ? spec.pick(found, place) : found[0];
    const other = element && spec.readOne(element, place);
    if (!element || other === undefined || other === BLANK || JSON.stringify(other) === JSON.stringify(value)) continue;
    place.run.problems.push({
      code: "disagreement",
      view: place.run.name,
      layout: place.run.layout,
      field: place.path,
      message: `"${describeSelector(selector)}" gives another value than "${describeSelector(selectors[position] as Selector)}"`,
      tried: [selectors[position] as Selector, selector].map((one) => ({
        selector: describeSelector(one),
        matched: find(place, one).length,
      })),
      place: censoredPlace(element, place.reading),
    });
  }
}
