import { attr, type Field, list, type Selector, self } from "@onscreen/core";

/** An attribute of the first element on the screen: rows that were scrolled away or filtered may still stand before it. */
export const shownAttr = (name: string, ...selectors: Selector[]): Field<string> =>
  list<string>(selectors, {}, attr(name, self)).map(([first]) => first);
