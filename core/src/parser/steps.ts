import type { Place } from "./place.js";

/*
 * A table is read in each of its rows, and paths are looked up wherever a field is read: each path is one string, made once.
 */

const made = new Map<string, Map<string, string>>();

/** A path and one step more: `.from`, `[]`, `~0`. Steps come from tables, never from a page. */
export function pathTo(path: string, step: string): string {
  let further = made.get(path);
  if (!further) {
    further = new Map();
    made.set(path, further);
  }
  let result = further.get(step);
  if (result === undefined) {
    result = path === "" && step.startsWith(".") ? step.slice(1) : path + step;
    further.set(step, result);
  }
  return result;
}

/** The same place as seen by a part of its field. */
export const stepTo = ({ reading, run, element, path, row, outer }: Place, step: string): Place => ({
  reading,
  run,
  element,
  path: pathTo(path, step),
  row,
  outer,
});

/** A place of its own below: another element, whose row is still empty. */
export const stepInto = (outer: Place, element: Element, step: string): Place => ({
  reading: outer.reading,
  run: outer.run,
  element,
  path: pathTo(outer.path, step),
  row: {},
  outer,
});
