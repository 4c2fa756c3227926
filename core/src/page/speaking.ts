import { says } from "./facts.js";
import { FROZEN } from "./frozen.js";
import type { Reading } from "./reading.js";
import { SAYS } from "./says.js";
import { type Sought, seekAll } from "./seek.js";

/** In what a snapshot keeps the style that its markup would not tell. */
export const FROZEN_STYLE = [FROZEN.hidden, FROZEN.display, FROZEN.click, FROZEN.transform];

/** Tags whose own attributes decide their style, beside the ones that any element may have. */
export const TELLING_TAGS: ReadonlySet<string> = new Set(["a", "area", "audio", "dialog", "input"]);

export const SPEAKING: Sought = {
  css: ["style", "hidden", "popover", ...FROZEN_STYLE].map((name) => `[${name}]`).join(", "),
  fits: (facts) => says(facts, SAYS.style),
};

/** The few elements whose attributes say something about style: found at once, instead of asking each element for each. */
export const elementsThatSpeak = (reading: Reading): ReadonlySet<Element> => seekAll(reading, SPEAKING);
