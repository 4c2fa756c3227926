import type { Page } from "../../page/page.js";
import { openReading } from "../../page/reading.js";
import { nameOf } from "../../semantics/name.js";
import { roleOf } from "../../semantics/role.js";

/** What only the interface says: names of what is pressed, of headings and of landmarks. */
const SPOKEN = new Set(
  "button heading navigation banner search menuitem tab main complementary toolbar menu columnheader".split(" "),
);
/** A name that is longer is a sentence, and somebody's. */
const MOST_WORDS = 4;

/**
 * Words that a page's interface seems to have, for a person to strike out those that are somebody's: the names of its
 * buttons, headings and landmarks, the most frequent first. A proposal and no list: nothing is kept before it was looked at.
 */
export function proposeUiWords(page: Page): string[] {
  const reading = openReading(page);
  const counts = new Map<string, number>();
  for (const { node } of reading.roots.all) {
    for (const element of reading.dom.queryAll(node, "*")) {
      const role = roleOf(reading, element);
      if (!SPOKEN.has(role)) continue;
      const name = nameOf(reading, element).trim();
      if (name === "" || /[\p{N}@]/u.test(name) || name.split(/\s+/).length > MOST_WORDS) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name);
}
