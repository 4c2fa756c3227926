import type { FixtureMeta } from "../fixtures/folders.js";

/** Whole days since a page was recorded; undefined for pages written by hand. */
export const ageOf = ({ capturedAt }: FixtureMeta, now = Date.now()): number | undefined =>
  capturedAt === undefined ? undefined : Math.floor((now - Date.parse(capturedAt)) / 86_400_000);
