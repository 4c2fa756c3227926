import type { Selector } from "../page/selector.js";
import type { Parser, View } from "./types.js";

/** Selectors that stand in the place of a table's own: `view/layout` (or `view` for all its layouts), then field path. */
export type Patches = Readonly<Record<string, Readonly<Record<string, readonly Selector[]>>>>;

export const patchKey = ({ name, layout }: View): string => `${name}/${layout}`;

/** Of a parser without patches. */
export const NO_PATCHES: Readonly<Record<string, readonly Selector[]>> = {};

/** What a parser's patches say of one view: a layout's own before those of all layouts. */
export const patchesOf = ({ patches }: Parser, view: View): Readonly<Record<string, readonly Selector[]>> =>
  patches ? { ...patches[view.name], ...patches[patchKey(view)] } : NO_PATCHES;
