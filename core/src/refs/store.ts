import type { Identity } from "./identity.js";
import { type Subject, toSubject } from "./subject.js";

/** One reference and what became of it. */
export interface Entry {
  readonly ref: string;
  /** What the string was made from: nothing with another key ever gets it. */
  readonly key: string;
  /** What it means, as of the last time that its element was there. */
  subject: Subject;
  element: WeakRef<Element> | undefined;
  /** Where it stood among all that could be referred to when it was last seen; absent for what is not listed there. */
  place: number | undefined;
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
      ...(subject.around && { around: subject.around }),
      ...((state.status === "gone" || state.status === "ambiguous") && { gone: true as const }),
      identity: lessEmpty(subject.identity),
    })),
  };
}

/** Entries of stored references; none for data of another version. */
export function loadEntries(stored: StoredRegistry | undefined): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (stored?.version !== 1 || !Array.isArray(stored.entries)) return entries;
  for (const [place, { ref, key, twins, around, gone, identity }] of stored.entries.entries()) {
    entries.set(ref, {
      ref,
      key,
      subject: toSubject({ ...NOTHING, ...identity }, undefined, twins, around),
      element: undefined,
      place,
      state: gone ? { status: "gone", reason: NOT_LOOKED_UP } : { status: "ok" },
    });
  }
  return entries;
}

const NOT_LOOKED_UP = "it was gone when the references were stored";

const NOTHING: Identity = {
  role: "",
  tag: "",
  type: "",
  testId: "",
  id: "",
  control: "",
  value: "",
  href: "",
  rawName: "",
  name: "",
  items: [],
  unkeyed: "",
  explicitItem: false,
  landmark: "",
  form: "",
  heading: "",
  scope: "",
  route: "",
};

const lessEmpty = (identity: Identity): Partial<Identity> =>
  Object.fromEntries(
    Object.entries(identity).filter(([, value]) => value !== "" && value !== false && value.length !== 0),
  );
