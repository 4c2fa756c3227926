import type { Page } from "../page/page.js";
import { openReading, type Reading } from "../page/reading.js";
import { descriptionOf } from "./description.js";
import { isConcealed } from "./exposed.js";
import { nameOf } from "./name.js";
import { roleOf } from "./role.js";
import { statesOf } from "./states.js";
import type { States } from "./states-types.js";

/** What an element is to assistive technology. */
export interface Described {
  /** An ARIA role; `generic` and `none` where the element means nothing by itself. */
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly states: States;
  /** False for what is hidden from everybody, from assistive technology, or means nothing by itself. */
  readonly exposed: boolean;
}

/**
 * Role, name, description and states of single elements, without a tree around them.
 *
 * @example
 * const [send] = describeElements(page, [document.querySelector("[data-send]")]);
 * send.role // "button"
 */
export function describeElements(page: Page, elements: readonly Element[]): Described[] {
  const reading = openReading(page);
  return elements.map((element) => describe(reading, element));
}

export function describe(reading: Reading, element: Element): Described {
  const role = roleOf(reading, element);
  return {
    role,
    name: nameOf(reading, element),
    description: descriptionOf(reading, element),
    states: { disabled: false, ...statesOf(reading, element) },
    exposed: role !== "none" && !isConcealed(reading, element),
  };
}
