import { FROZEN } from "./frozen.js";
import type { Reading } from "./reading.js";

/** In what a snapshot keeps the style that its markup would not tell. */
export const FROZEN_STYLE = [FROZEN.hidden, FROZEN.display, FROZEN.click, FROZEN.transform];

/** Tags whose own attributes decide their style, beside the ones that any element may have. */
export const TELLING_TAGS: ReadonlySet<string> = new Set(["a", "area", "audio", "dialog", "input"]);

const SPEAKING = ["style", "hidden", "popover", ...FROZEN_STYLE].map((name) => `[${name}]`).join(", ");

/** The few elements whose attributes say something about style: found at once, instead of asking each element for each. */
export function elementsThatSpeak({ roots, dom }: Reading): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const { node } of roots.all) for (const element of dom.queryAll(node, SPEAKING)) found.add(element);
  return found;
}
