import type { Parser } from "../../parser/types.js";
import type { Anatomy } from "../anatomy.js";
import type { Anchors } from "../anchors.js";
import type { Markup } from "../html.js";
import type { Words } from "../words.js";

/**
 * A way in which a platform changes its pages without changing what they say.
 *
 * `same`: the reading must be the same. `honest`: what is lost must be told, and nothing that is read may be wrong.
 * `emptied`: the page has lost what it said; nothing may be invented.
 */
export interface Variant {
  readonly name: string;
  readonly promise: "same" | "honest" | "emptied";
  /** Changes the markup in place; false where the page has nothing to change. */
  change(markup: Markup, context: Context): boolean;
}

export interface Context {
  readonly parser: Parser;
  readonly anchors: Anchors;
  readonly anatomy: Anatomy;
  /** Every text that the reading of the unchanged page has. */
  readonly words: Words;
}
