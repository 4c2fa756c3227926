import type { Identity } from "./identity.js";
import { readStored, type StoredRegistry } from "./stored.js";
import { type Subject, toSubject } from "./subject.js";

/** One reference and what became of it. */
export interface Entry {
  readonly ref: string;
  /** A digest of what the string was made from: nothing with another key ever gets it. */
  readonly key: string;
  /** What it means, as of the last time that its element was there. */
  subject: Subject;
  element: WeakRef<Element> | undefined;
  /** Where it stood among all that could be referred to when it was last seen; absent for what is not listed there. */
  place: number | undefined;
  state: EntryState;
  /** Set while a reading is settled: the subject of the new census. */
  found?: Subject | undefined;
}

export type EntryState =
  | { readonly status: "ok" }
  | { readonly status: "renamed" | "contextChanged"; readonly was: string; readonly is: string }
  | { readonly status: "ambiguous"; readonly candidates: readonly Subject[] }
  | { readonly status: "gone"; readonly reason: string };

/** Most references that are kept; those given first are dropped first. */
const MOST = 5000;

/** One of several true duplicates, as of the last reading. */
export const isFragile = ({ subject }: Entry): boolean => (subject.twins ?? 1) > 1;

/** In document order: those that are found, then those that are not. */
export function inOrder(entries: Iterable<Entry>): Entry[] {
  const order = ({ place, state }: Entry): number =>
    state.status === "gone" ? Number.MAX_SAFE_INTEGER : (place ?? Number.MAX_SAFE_INTEGER - 1);
  return [...entries].sort((a, b) => order(a) - order(b));
}

export function storeEntries(entries: ReadonlyMap<string, Entry>): StoredRegistry {
  const kept = inOrder([...entries.values()].slice(-MOST));
  return {
    version: 1,
    entries: kept.map(({ ref, key, state, subject }) => ({
      ref,
      key,
      ...((subject.twins ?? 1) > 1 && { twins: subject.twins }),
      ...(subject.around?.isOnly && { around: subject.around.text }),
      ...((state.status === "gone" || state.status === "ambiguous") && { gone: true as const }),
      identity: lessEmpty(subject.identity),
    })),
  };
}

/** Entries of stored references; none for what is no stored registry of this version. */
export function loadEntries(stored: unknown): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [place, { ref, key, twins, around, gone, identity }] of readStored(stored).entries()) {
    entries.set(ref, {
      ref,
      key,
      subject: toSubject(identity, undefined, twins, around === undefined ? undefined : { text: around, isOnly: true }),
      element: undefined,
      place,
      state: gone ? { status: "gone", reason: NOT_LOOKED_UP } : { status: "ok" },
    });
  }
  return entries;
}

const NOT_LOOKED_UP = "it was gone when the references were stored";

const lessEmpty = (identity: Identity): Partial<Identity> =>
  Object.fromEntries(
    Object.entries(identity).filter(([, value]) => value !== "" && value !== false && value.length !== 0),
  );
