import { formValue, isChecked } from "../page/form.js";
import { isHidden } from "../page/hidden.js";
import type { Page } from "../page/page.js";
import type { Selector } from "../page/selector.js";
import { visibleLines, visibleText } from "../page/text.js";
import { find, type Place, selectorsAt } from "./place.js";

/** What a hatch may ask of the page: the same questions that the fields ask, never the DOM's own properties. */
export interface Reader {
  readonly page: Page;
  /** Elements of the hatch's n-th declared selector, below `from` or the element being read. */
  all(selector: number, from?: Element): Element[];
  first(selector: number, from?: Element): Element | undefined;
  text(element: Element): string;
  lines(element: Element): string;
  value(element: Element): string | undefined;
  checked(element: Element): boolean | undefined;
  hidden(element: Element): boolean;
}

export function readerAt(place: Place, reads: readonly Selector[]): Reader {
  const { reading } = place;
  const selectors = selectorsAt(place, reads);
  const all = (position: number, from: Element = place.element): Element[] => {
    const selector = selectors[position];
    if (selector === undefined)
      throw new RangeError(`the field declares ${selectors.length} selectors, number ${position} is none of them`);
    return find({ ...place, element: from }, selector);
  };
  return {
    page: reading.page,
    all,
    first: (position, from) => all(position, from)[0],
    text: (element) => visibleText(reading, element),
    lines: (element) => visibleLines(reading, element),
    value: (element) => formValue(reading, element).value,
    checked: (element) => isChecked(reading, element),
    hidden: (element) => isHidden(reading, element),
  };
}
