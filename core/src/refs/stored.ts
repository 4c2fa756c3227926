import { type Identity, NO_MEANING } from "./identity.js";

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
  /** What is written around one of several and around none of the others. */
  readonly around?: string;
  readonly gone?: true;
  /** Less what is empty. */
  readonly identity: Partial<Identity>;
}

const REFERENCE = /^[a-z]{1,12}\d{6,12}(?:\.\d{1,6})?$/;

/** An entry with its whole identity. */
export type LoadedEntry = StoredEntry & { readonly identity: Identity };

/**
 * The entries of a stored registry that are well formed; none of data of another version. It comes from outside: an
 * extension's storage, the header of a file that somebody sent. References stand in the text that a model reads, so what
 * is none is left out. Checked by hand: a schema library would double what every page that only reads records loads.
 */
export function readStored(stored: unknown): LoadedEntry[] {
  if (!isObject(stored) || stored.version !== 1 || !Array.isArray(stored.entries)) return [];
  return stored.entries.flatMap((entry: unknown) => readEntry(entry) ?? []);
}

function readEntry(entry: unknown): LoadedEntry | undefined {
  if (!isObject(entry)) return undefined;
  const { ref, key, twins, around, gone } = entry;
  const identity = readIdentity(entry.identity);
  if (typeof ref !== "string" || !REFERENCE.test(ref) || typeof key !== "string" || !identity) return undefined;
  return {
    ref,
    key,
    identity,
    ...(typeof twins === "number" && twins > 1 && { twins }),
    ...(typeof around === "string" && { around }),
    ...(gone === true && { gone }),
  };
}

function readIdentity(value: unknown): Identity | undefined {
  if (!isObject(value)) return undefined;
  const identity: Record<string, unknown> = { ...NO_MEANING };
  for (const [name, nothing] of Object.entries(NO_MEANING)) {
    const said = value[name];
    if (said === undefined) continue;
    if (name === "items" ? !isListOf(said, (keys) => isListOf(keys, isText)) : typeof said !== typeof nothing)
      return undefined;
    identity[name] = said;
  }
  return identity as unknown as Identity;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = (value: unknown, test: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test);
