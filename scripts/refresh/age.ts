import type { FixtureMeta } from "../fixtures/folders.js";

/** A recorded page says little about today after this many days. */
export const OLD_DAYS = 120;

/** Whole days since a page was recorded; undefined for pages written by hand. */
export const ageOf = ({ capturedAt }: FixtureMeta, now = Date.now()): number | undefined =>
  capturedAt === undefined ? undefined : Math.floor((now - Date.parse(capturedAt)) / 86_400_000);

export const isOld = (age: number | undefined): boolean => age !== undefined && age > OLD_DAYS;
