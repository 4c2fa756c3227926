import type { Reading } from "../page/reading.js";
import type { Selector } from "../page/selector.js";
import type { Place } from "../parser/place.js";
import type { Rename } from "../parser/renames.js";
import type { View } from "../parser/types.js";
import type { Candidate } from "./candidates.js";
import type { Canonical } from "./canonical.js";
import type { DriftState, Fill } from "./types.js";

/** Something that was read and is not read any more. */
export interface Found {
  readonly key: string;
  readonly viewKey: string;
  readonly view: View;
  readonly path: string;
  readonly state: DriftState;
  readonly required: boolean;
  readonly fills: { before?: Fill; after?: Fill };
  readonly selectors: readonly Selector[];
  readonly places: readonly Place[];
  readonly candidates: readonly Candidate[];
  /** Others are read inside of it. */
  readonly isOuter: boolean;
  readonly affects: readonly string[];
  /** Names in its selectors that are others now. */
  readonly renamed?: readonly Rename[];
}

export interface Both {
  readonly was: Reading;
  readonly now: Reading;
  readonly month: string | undefined;
  /** Attributes under one name that have another in the new page. */
  readonly canonical: Canonical;
}

/** How many of what was read are looked at: items of a list are alike. */
export const SAMPLES = 5;

/** What names a loss: the view and the path. */
export const nameLoss = (view: View, path: string) => {
  const viewKey = `${view.name}/${view.layout}`;
  return { view, path, viewKey, key: `${viewKey} ${path}` };
};

/** First, last and some between: items of a list differ. */
export function spread<T>(all: readonly T[], most: number = SAMPLES): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))] as T);
}
