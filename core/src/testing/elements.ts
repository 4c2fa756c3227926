import { gather } from "../drift/evidence.js";
import type { Page } from "../page/page.js";
import { openReading } from "../page/reading.js";
import type { Parser } from "../parser/types.js";

/**
 * Which elements gave the values of a page: by `view/layout field`, as a diagnosis names them; `(root)` for the views
 * themselves. A field that was looked for and has no value is there with none.
 */
export function fieldElements(page: Page, parser: Parser): Map<string, readonly Element[]> {
  const found = new Map<string, readonly Element[]>();
  for (const [key, { roots, fields }] of gather(openReading(page), parser).views) {
    found.set(`${key} (root)`, roots);
    for (const { path, sightings } of fields.values())
      found.set(`${key} ${path}`, [...new Set(sightings.flatMap(({ elements }) => elements))]);
  }
  return found;
}
