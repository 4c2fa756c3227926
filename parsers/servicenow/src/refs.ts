import { type Field, oneOf, ref, type Selector } from "@onscreen/core";

/** The reference of what a person would click or type into: the first of several elements that is there. */
export const controlRef = (...selectors: Selector[]): Field<string> =>
  oneOf(...selectors.map((selector) => ref(selector)));
