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

/** Collects health while a view is read. */
export interface HealthBook {
  readonly fields: Record<string, FieldHealth>;
  /** One value: which selector gave it. */
  note(path: string, selectors: number, hit: number | "empty" | "missed", count?: number): void;
  /** A union: how many elements each selector gave that no earlier one did. */
  noteUnion(path: string, counts: readonly number[]): void;
}

export function healthBook(): HealthBook {
  const fields: Record<string, FieldHealth> = {};
  const asked = (path: string, selectors: number): FieldHealth => {
    const health = fields[path] ?? { reads: 0, hits: Array.from({ length: selectors }, () => 0), empty: 0, missed: 0 };
    fields[path] = health;
    health.reads++;
    return health;
  };
  return {
    fields,
    noteUnion(path, counts) {
      const health = asked(path, counts.length);
      for (const [position, count] of counts.entries()) health.hits[position] = (health.hits[position] ?? 0) + count;
      if (counts.every((count) => count === 0)) health.missed++;
    },
    note(path, selectors, hit, count = 1) {
      const health = asked(path, selectors);
      if (typeof hit === "number") health.hits[hit] = (health.hits[hit] ?? 0) + count;
      else health[hit] += 1;
    },
  };
}
