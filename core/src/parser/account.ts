import type { Reading } from "../page/reading.js";
import { BLANK } from "./field.js";
import { healthBook } from "./health.js";
import type { Place } from "./place.js";
import type { Person } from "./shapes.js";
import type { Parser } from "./types.js";

/** Who is signed in, where the page shows it. */
export function readAccount(reading: Reading, parser: Parser): Person | undefined {
  const root = reading.page.document.documentElement;
  if (!parser.account || !root) return undefined;
  const run = { name: `${parser.platform}.account`, layout: "default", root, boundaries: { roots: new Set<Element>(), authored: new Set<Element>() }, book: healthBook(), patches: {}, check: false, problems: [] };
  const place: Place = { reading, run, element: root, path: "account", row: {}, outer: null };
  const account = parser.account.read(place);
  return account === BLANK ? undefined : account;
}
