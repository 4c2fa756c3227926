/** How well the selectors of one field did, over all times that it was read. */
export interface FieldHealth {
  /** How often the field was asked for. */
  reads: number;
  /** How often each selector gave the value; position 0 is the first choice. */
  hits: number[];
  /** How often something matched but held nothing. */
  empty: number;
  /** How often nothing matched. */
  missed: number;
}

/**
 * Health of one view: a fallback in use warns long before a field is lost. It holds no content and is stored beside fixtures.
 */
export interface Health {
  /** How many elements each root selector matched. */
  root: number[];
  /** By field path without positions: `messages[].from.email`. */
  fields: Record<string, FieldHealth>;
}

/** Collects health while a view is read: data, so that the engine sees the same functions in each reading. */
export type HealthBook = Map<string, FieldHealth>;

/** One value: which selector gave it. */
export function note(book: HealthBook, path: string, selectors: number, hit: number | "empty" | "missed"): void {
  const health = asked(book, path, selectors);
  if (typeof hit === "number") health.hits[hit] = (health.hits[hit] ?? 0) + 1;
  else health[hit] += 1;
}

/** A union: how many elements each selector gave that no earlier one did. */
export function noteUnion(book: HealthBook, path: string, counts: readonly number[]): void {
  const health = asked(book, path, counts.length);
  let sum = 0;
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] as number;
    health.hits[i] = (health.hits[i] ?? 0) + count;
    sum += count;
  }
  if (sum === 0) health.missed++;
}

function asked(book: HealthBook, path: string, selectors: number): FieldHealth {
  let health = book.get(path);
  if (!health) {
    health = { reads: 0, hits: Array.from({ length: selectors }, () => 0), empty: 0, missed: 0 };
    book.set(path, health);
  }
  health.reads++;
  return health;
}
