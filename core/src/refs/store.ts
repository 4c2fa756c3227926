import { type Subject, toSubject } from "./census.js";
import type { Identity } from "./identity.js";

/** One reference and what became of it. */
export interface Entry {
  readonly ref: string;
  readonly fragile: boolean;
  /** What it means, as of the last time that its element was there. */
  subject: Subject;
  element: WeakRef<Element> | undefined;
  state: EntryState;
  /** Set while a reading is settled: the subject of the new census. */
  found?: Subject;
}

export type EntryState =
  | { readonly status: "ok" }
  | { readonly status: "renamed" | "contextChanged"; readonly was: string; readonly is: string }
  | { readonly status: "ambiguous"; readonly candidates: readonly Subject[] }
  | { readonly status: "gone"; readonly reason: string };

/** A registry as plain data. It holds what elements mean (roles, names, hooks), never what was typed. */
export interface StoredRegistry {
  readonly version: 1;
  readonly entries: readonly {
    readonly ref: string;
    readonly fragile?: true;
    readonly gone?: true;
    readonly identity: Identity;
  }[];
}

/** Most references that are kept; the least recently given are dropped first. */
const MOST = 5000;

export function storeEntries(entries: ReadonlyMap<string, Entry>): StoredRegistry {
  return {
    version: 1,
    entries: [...entries.values()].slice(-MOST).map(({ ref, fragile, state, subject }) => ({
      ref,
      ...(fragile && { fragile }),
      ...(state.status === "gone" && { gone: true as const }),
      identity: subject.identity,
    })),
  };
}

/** Entries of stored references; none for data of another version. */
export function loadEntries(stored: StoredRegistry | undefined): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (stored?.version !== 1 || !Array.isArray(stored.entries)) return entries;
  for (const { ref, fragile, identity } of stored.entries) {
    entries.set(ref, {
      ref,
      fragile: fragile === true,
      subject: toSubject(identity),
      element: undefined,
      state: { status: "gone", reason: NOT_LOOKED_UP },
    });
  }
  return entries;
}

const NOT_LOOKED_UP = "the page was not read since the references were loaded";
