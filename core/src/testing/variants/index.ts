import { renamedClasses } from "./classes.js";
import { emptiedRoots, noText } from "./emptied.js";
import { foreignRows } from "./foreign.js";
import { hiddenItems, hiddenRoots } from "./hidden.js";
import { renumberedIds } from "./ids.js";
import { translatedWords } from "./translated.js";
import type { Variant } from "./variant.js";
import { wrappedBlocks } from "./wrapped.js";

/** What every parser must stand. */
export const VARIANTS: readonly Variant[] = [
  renamedClasses,
  renumberedIds,
  translatedWords,
  foreignRows,
  hiddenRoots,
  hiddenItems,
  wrappedBlocks,
  emptiedRoots,
  noText,
];
