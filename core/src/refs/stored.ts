import * as z from "zod";
import type { Identity } from "./identity.js";

/** A registry as plain data. It holds what elements mean (roles, names, hooks), never what was typed. */
export interface StoredRegistry {
  readonly version: 1;
  /** In document order; what is gone comes last. */
  readonly entries: readonly StoredEntry[];
}

export interface StoredEntry {
  readonly ref: string;
  readonly key: string;
  /** How many true duplicates there were, itself included; absent for one. */
  readonly twins?: number;
  /** What is written around one of several. */
  readonly around?: string;
  readonly gone?: true;
  /** Less what is empty. */
  readonly identity: Partial<Identity>;
}

const Said = z.string().default("");

const StoredIdentity = z.object({
  role: Said,
  tag: Said,
  type: Said,
  testId: Said,
  id: Said,
  control: Said,
  value: Said,
  href: Said,
  rawName: Said,
  name: Said,
  items: z.array(z.array(z.string())).default([]),
  unkeyed: Said,
  explicitItem: z.boolean().default(false),
  landmark: Said,
  form: Said,
  heading: Said,
  scope: Said,
  route: Said,
}) satisfies z.ZodType<Identity>;

/**
 * A stored registry comes from outside: an extension's storage, the header of a file that somebody sent. What is no entry
 * is left out, above all a reference that is none, since references stand in the text that a model reads.
 */
const Stored = z.object({
  ref: z.string().regex(/^[a-z]{1,12}\d{6,12}(?:\.\d{1,6})?$/),
  key: z.string(),
  twins: z.int().min(2).optional(),
  around: z.string().optional(),
  gone: z.literal(true).optional(),
  identity: StoredIdentity,
});

/** The entries of a stored registry that are well formed; none of data of another version. */
export function readStored(stored: unknown): z.infer<typeof Stored>[] {
  const { version, entries } = (stored ?? {}) as { version?: unknown; entries?: unknown };
  if (version !== 1 || !Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const { data } = Stored.safeParse(entry);
    return data ? [data] : [];
  });
}
