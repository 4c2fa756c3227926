import type { Reading } from "../../core/src/page/reading.js";

/** A page at one moment, as every strategy sees it: without the truth. */
export interface Moment {
  readonly document: Document;
  readonly url: string;
  /** What can be acted on and is seen, in document order. */
  readonly controls: readonly Element[];
  /** Roles and names as our own core reads them: the same for everybody. */
  readonly reading: Reading;
  /** The document that was remembered, changed by its scripts; or a new one, loaded later. */
  readonly mode: Mode;
}

export type Mode = "live" | "reload";

/** A way to refer to elements. */
export interface Strategy {
  readonly name: string;
  /** Most targets of a page, for the slow ones. */
  readonly most?: number;
  remember(moment: Moment, targets: readonly Element[]): Memory;
}

export interface Memory {
  /** A look at the page between two changes, as an assistant takes it. */
  look?(moment: Moment): void;
  /** The element that the target at `index` means now; null = refused, with whatever reason. */
  find(moment: Moment, index: number): Element | null;
}

export interface Mutation {
  readonly name: string;
  /** Whether what elements mean stays: names, hooks and records of those that are still there. */
  readonly isIntact: boolean;
  /** Changes the page, by `look` between steps where there are several. */
  run(document: Document, random: () => number, look: () => void): void;
}

export interface Tally {
  /** Still there: found, refused, or another element given. */
  right: number;
  refused: number;
  wrong: number;
  /** Not there any more: said so, or another element given. */
  gone: number;
  wrongGone: number;
}

export const TRUTH = "data-truth";
