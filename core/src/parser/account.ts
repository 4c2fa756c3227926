import type { Reading } from "../page/reading.js";
import { NO_PATCHES } from "./patches.js";
import type { Boundaries, Place, ViewRun } from "./place.js";
import type { Problem } from "./problems.js";
import type { Person } from "./shapes.js";
import { readSafely } from "./table.js";
import type { Parser } from "./types.js";

/** Who is signed in, where the page shows it (never where somebody wrote it), and what went wrong in the look-up. */
export function readAccount(
  reading: Reading,
  parser: Parser,
  { authored }: Boundaries,
): { account?: Person | undefined; problems: Problem[] } {
  const root = reading.page.document.documentElement;
  if (!parser.account || !root) return { problems: [] };
  const problems: Problem[] = [];
  const run: ViewRun = {
    name: `${parser.platform}.account`,
    layout: "default",
    root,
    boundaries: { roots: new Set<Element>(), authored },
    book: new Map(),
    patches: NO_PATCHES,
    renames: parser.renames,
    check: false,
    problems,
    trace: undefined,
  };
  const place: Place = { reading, run, element: root, path: "account", row: {}, outer: null };
  return { account: readSafely(parser.account, place), problems };
}
